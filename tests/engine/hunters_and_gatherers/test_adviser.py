"""The simple computer player of Hunters and Gatherers."""

from msgspec.structs import replace

from engine.chance import Seeded
from engine.contract import Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State
from tests.engine.against_random import wins
from tests.engine.hunters_and_gatherers.table import START, at

TO_THE_LAKE = "S01@0,0/0;L44@-1,0/90"
"""A river of two tiles that is open in the west, where L65 ends it."""
CLOSED = ("-2,0", "90")


def advised(state: State) -> Move:
    return GAME.advise(state, state.active, Seeded(b"adviser", 1))


def in_hand(members: int, left: int) -> State:
    return replace(at(START, "L30"), supply=((members, 0), (5, 2)), land=("L30",) * left)


def test_it_completes_its_own_river_and_not_another_ones() -> None:
    assert advised(at(TO_THE_LAKE, "L65", pieces="0member@-1,0/b"))[:2] == CLOSED
    assert advised(at(TO_THE_LAKE, "L65", pieces="1member@-1,0/b"))[:2] != CLOSED


def test_it_keeps_its_last_members_while_there_is_time() -> None:
    assert advised(in_hand(5, left=40))[2].startswith("member:")
    assert advised(in_hand(1, left=40))[2] == "-"


def test_it_has_nothing_to_put_without_pieces() -> None:
    assert advised(in_hand(0, left=40))[2] == "-"


def test_it_spends_more_members_near_the_end() -> None:
    assert advised(in_hand(2, left=40))[2] == "-"
    assert advised(in_hand(2, left=1))[2].startswith("member:")


def test_it_beats_chance() -> None:
    assert wins(GAME, 2, {}, games=4) >= 3
    assert wins(GAME, 5, {}, games=2) >= 1
