"""Section 21: lists of wishes and of places to escape to, changed an entry at a time."""

import pytest

from engine.contract import Illegal
from engine.risk_mgs.order_lists import changed
from engine.risk_mgs.world import NUMBERS
from tests.engine.risk_mgs.rules.test_setting_up import begun
from tests.engine.risk_mgs.table import after, at, refused


def wishes(step: str, *changes: str) -> tuple[str, ...]:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    for change in changes:
        state = after(state, f"order wish {step} {change}", seat=2)
    return state.seats[2].orders.wishes[step]


def test_a_wish_is_put_behind_the_others_and_taken_off_again() -> None:
    assert wishes("claim", "+egypt", "+congo", "+peru") == ("egypt", "congo", "peru")
    assert wishes("claim", "egypt,congo,peru", "-congo") == ("egypt", "peru")
    assert wishes("claim", "egypt", "+congo,peru", "-egypt,peru") == ("congo",)
    assert wishes("claim", "egypt,congo", "-") == ()
    assert wishes("claim", "egypt,congo", "peru") == ("peru",), "without a sign it is a new list"


def test_a_plan_ends_with_the_rest() -> None:
    assert wishes("place", "+egypt:3", "+rest", "+congo:2") == ("egypt:3", "congo:2", "rest")
    assert wishes("place", "egypt:3,congo:2", "-egypt") == ("congo:2",)
    assert wishes("place", "egypt:3,congo:2", "-egypt:3") == ("congo:2",)


def test_a_boss_is_taken_off_with_or_without_its_place() -> None:
    assert wishes("first-boss", "+vamp@egypt", "+raiden", "-vamp") == ("raiden",)
    assert wishes("first-boss", "+vamp@egypt", "+raiden", "-vamp@egypt") == ("raiden",)


def test_places_to_escape_to_are_changed_alike() -> None:
    state = after(
        at({"alaska": "0.5", "egypt": "1.4"}),
        "order escape +egypt",
        "order escape +oh_bow,congo",
        "order escape -egypt",
        seat=1,
    )
    assert state.seats[1].orders.escape == (NUMBERS["oh_bow"], NUMBERS["congo"])
    assert after(state, "order escape -", seat=1).seats[1].orders.escape == ()


@pytest.mark.parametrize(
    "change",
    [
        "order wish claim +atlantis",
        "order wish claim +egypt",
        "order wish claim -peru",
        "order wish claim +",
        "order wish claim --",
        "order wish claim peru,peru",
        "order wish place egypt:1,egypt:2",
        "order wish place +egypt",
        "order wish place +egypt:0",
        "order wish first-boss +vamp@nowhere",
        "order escape -egypt",
    ],
)
def test_changes_that_cannot_be_made_are_refused(change: str) -> None:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    listed = after(state, "order wish claim egypt", seat=2)
    assert refused(listed, change, seat=2) == "bad-order"


def test_a_list_cannot_grow_beyond_what_it_is_about() -> None:
    entries = changed("place", (), ",".join(f"{name}:9" for name in NUMBERS if not name.startswith("oh_")))
    assert len(entries) == 42
    for number in range(1, 9):
        with pytest.raises(Illegal):
            changed("place", entries, f"+egypt:{number}")
