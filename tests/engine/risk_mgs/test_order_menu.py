"""Section 21: which orders a menu offers."""

import time

from msgspec.structs import replace

from engine.risk_mgs.facts import DESIGN_OF
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

LAND = {"alaska": "0.5", "kamchatka": "1.4"}


def offered(state: State, seat: int, *picked: str) -> list[str]:
    return [" ".join(move[1:]) for move in GAME.moves(state, seat, ("order", *picked))]


def steps(state: State, seat: int) -> list[str]:
    return list(dict.fromkeys(each.split()[1] for each in offered(state, seat, "wish")))


def test_every_order_that_is_offered_can_be_given() -> None:
    playing, beginning = at(LAND), begun(3, "command_room", seat_order=[0, 1, 2])
    for state in (playing, after(beginning, "order wish place +egypt:3", "order escape +egypt", seat=2)):
        texts = offered(state, 2)
        assert len(texts) == len(set(texts)) > 100
        for text in texts:
            after(state, f"order {text}", seat=2)


def test_a_list_offers_what_can_be_added_and_taken_off() -> None:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    empty = offered(state, 2, "wish", "claim")
    assert len(empty) == 42
    assert "wish claim +egypt" in empty
    listed = after(state, "order wish claim egypt,congo", seat=2)
    there = offered(listed, 2, "wish", "claim")
    assert len(there) == 40 + 2 + 1
    assert there[-3:] == ["wish claim -egypt", "wish claim -congo", "wish claim -"]
    assert offered(listed, 1, "wish", "claim") == empty, "of his own list only"


def test_places_to_escape_to_are_offered_alike() -> None:
    state = after(at(LAND), "order escape egypt", seat=1)
    there = offered(state, 1, "escape")
    assert "escape +egypt" not in there
    assert there[-2:] == ["escape -egypt", "escape -"]
    assert "escape -" not in offered(at(LAND), 1, "escape")


def test_only_steps_that_still_come_are_offered() -> None:
    basic = begun(3, seat_order=[0, 1, 2])
    assert steps(basic, 1) == ["factions", "first-boss"]
    command = begun(3, "command_room", seat_order=[0, 1, 2])
    assert steps(command, 1) == ["headquarters", "claim", "place", "first-boss"]
    assert steps(set_up(command, until="place"), 1) == ["place", "first-boss"]
    assert steps(after(command, "headquarters egypt"), 0) == ["claim", "place", "first-boss"], "his HQ stands"
    assert steps(at(LAND), 1) == []


def test_only_what_is_left_is_offered() -> None:
    basic = after(begun(3, seat_order=[0, 1, 2]), "faction raven_sword")
    assert offered(basic, 2, "wish", "factions") == [
        "wish factions +praying_mantis",
        "wish factions +otselotovaya_khvatka",
    ]
    command = after(begun(3, "command_room", seat_order=[0, 1, 2]), "headquarters egypt")
    assert "wish claim +egypt" not in offered(command, 2, "wish", "claim")
    assert "wish place +egypt:1" not in offered(command, 2, "wish", "place")
    assert "wish place +egypt:1" in offered(command, 0, "wish", "place"), "his own"


def test_a_plan_offers_few_armies_and_nothing_after_the_rest() -> None:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    plan = offered(state, 2, "wish", "place")
    assert plan[:3] == ["wish place +rest", "wish place +alaska:1", "wish place +alaska:2"]
    rest = after(state, "order wish place egypt:2,rest", seat=2)
    assert offered(rest, 2, "wish", "place") == ["wish place -egypt:2", "wish place -rest", "wish place -"]


def test_cards_that_have_left_the_game_are_not_offered() -> None:
    assert offered(at(LAND), 1, "claymore") == ["claymore never", "claymore auto", "claymore ask"]
    copies = list(DESIGN_OF.values()).count("claymore")
    assert offered(replace(at(LAND), shop_used=("claymore",) * (copies - 1)), 1, "claymore")
    assert offered(replace(at(LAND), shop_used=("claymore",) * copies), 1, "claymore") == []


def test_nothing_is_offered_to_those_who_are_out() -> None:
    state = after(at(LAND), "resign", seat=1)
    assert offered(state, 1) == []
    assert offered(state, 2)


def test_the_own_view_offers_the_same() -> None:
    state = after(begun(3, "command_room", seat_order=[0, 1, 2]), "order wish claim egypt", seat=2)
    assert offered(GAME.seen_by(state, 2), 2) == offered(state, 2)


def test_orders_are_listed_fast() -> None:
    state = after(begun(3, "command_room", seat_order=[0, 1, 2]), "order wish claim egypt,congo", seat=2)

    def listing() -> float:
        began = time.process_time()
        offered(state, 2)
        return time.process_time() - began

    assert min(listing() for _ in range(5)) < 0.005
