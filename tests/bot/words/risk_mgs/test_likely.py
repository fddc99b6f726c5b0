"""The pick that is chosen in advance."""

from typing import Any

import pytest

from bot.words.risk_mgs.likely import likely
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.tables import choices, views
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7@raiden", "alaska": "0.5", "alberta": "0.1", "east_africa": "1.3", "kamchatka": "1.1"}
"""Alaska is the headquarters of the seat that moves."""


def chosen(state: State, picked: str) -> str:
    beginning = tuple(picked.split())
    return likely(state, state.active, beginning, choices(state, beginning))


@pytest.mark.parametrize(
    ("step", "picked", "pick"),
    [
        ("recruit", "deploy egypt", "9"),
        ("recruit", "deploy", ""),
        ("recruit", "", ""),
        ("attack", "attack egypt east_africa", "3"),
        ("attack", "series egypt east_africa", "odds"),
        ("attack", "attack egypt", ""),
        ("attack", "", ""),
        ("maneuver", "maneuver alaska alberta", "1"),
        ("maneuver", "maneuver alberta alaska", "4"),
    ],
)
def test_numbers(step: str, picked: str, pick: str) -> None:
    land = LAND | ({"alberta": "0.5"} if picked.startswith("maneuver alberta") else {})
    table: dict[str, Any] = {"course": {"armies": 9, "maneuvers": 1}}
    assert chosen(at(land, step=step, **table), picked) == pick


def test_out_of_the_headquarters_as_few_as_must() -> None:
    state = after(at(LAND), "attack alaska kamchatka 3", dice=[6, 6, 6, 1])
    assert chosen(state, "move") == "3"


def test_elsewhere_all_but_one_move_in_and_the_boss_with_them() -> None:
    fallen = after(at(LAND | {"east_africa": "1.1"}), "attack egypt east_africa 3", "keep", dice=[8, 6, 6, 1])
    assert chosen(fallen, "move") == "6"
    assert chosen(fallen, "move 6") == "raiden"
    assert chosen(fallen, "move 3") == "alone"


def test_the_boss_stays_where_most_armies_are_in_a_maneuver() -> None:
    state = at(LAND | {"middle_east": "0.1"}, step="maneuver", course={"maneuvers": 1})
    assert chosen(state, "maneuver egypt middle_east 4") == "raiden"
    assert chosen(state, "maneuver egypt middle_east 3") == "alone"


def test_it_is_always_one_of_the_choices() -> None:
    found = set()
    for seat, state in views(3):
        picked: tuple[str, ...] = ()
        while options := choices(state, picked):
            pick = likely(state, seat, picked, options)
            assert pick in ("", *options)
            found.add(bool(pick))
            picked = (*picked, pick or options[-1])
    assert found == {True, False}
    assert likely(at(LAND), 0, ("attack",), ()) == ""
