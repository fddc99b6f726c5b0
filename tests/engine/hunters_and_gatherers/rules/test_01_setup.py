"""1: material and setup."""

from collections import Counter

import pytest

from engine.chance import Seeded
from engine.contract import Illegal
from engine.hunters_and_gatherers.facts import BONUS, COUNTS, LAND, TILES
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import Laid, State
from tests.engine.hunters_and_gatherers.table import after, at


def _start(seats: int = 2, seed: bytes = b"setup", first: int = -1) -> State:
    return GAME.start(seats, {"first": first}, Seeded(seed, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_1_two_to_five_play(seats: int) -> None:
    assert len(_start(seats).scores) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_1_1_others_do_not(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        _start(seats)
    assert caught.value.code == "bad-seats"


def test_1_2_79_land_tiles_and_12_bonus_tiles() -> None:
    counts = [sum(tile.count for tile in TILES.values() if tile.kind == kind) for kind in ("start", "land", "bonus")]

    assert counts == [1, 78, 12]
    assert COUNTS.total() == 79 + 12


def test_1_3_five_members_and_two_huts_each() -> None:
    assert _start(5).supply == ((5, 2),) * 5


def test_1_4_the_start_tile_lies_alone_and_is_nobodys() -> None:
    state = _start()

    assert state.tiles == (Laid("S01", 0, 0, 0),)
    assert state.pieces == ()


def test_1_5_both_piles_are_shuffled() -> None:
    one, other = _start(seed=b"one"), _start(seed=b"other")

    for state in (one, other):
        assert Counter([state.drawn, *state.land]) == Counter(LAND)
        assert Counter(state.bonus) == Counter(BONUS)
    assert one.land != other.land
    assert one.bonus != other.bonus


def test_1_6_scores_start_at_0() -> None:
    assert _start(3).scores == (0, 0, 0)


def test_1_7_the_first_player_is_agreed_or_drawn() -> None:
    assert [_start(4, first=seat).active for seat in range(4)] == [0, 1, 2, 3]
    assert {_start(4, bytes([number])).active for number in range(40)} == {0, 1, 2, 3}


def test_1_7_play_goes_clockwise() -> None:
    state = at(seat=1, scores="0/0/0", land="L30,L30")

    assert after(state, "1,0 0 -").active == 2
    assert after(state, "1,0 0 -", "2,0 180 -").active == 0


def test_1_8_it_is_shown_how_many_tiles_are_left() -> None:
    state = at(land="L30,L28,L33", bonus="B07", pieces="0member@0,0/a", scores="3/4")
    shown = GAME.show(state)

    assert shown["left"] == {"land": 3, "bonus": 1}
    assert shown["scores"] == [3, 4]
    assert shown["supply"] == [{"members": 4, "huts": 2}, {"members": 5, "huts": 2}]
    assert shown["active"] == 0
    assert GAME.turn(state).prompt.data == {"tile": "L30", "land": 3, "bonus": 1, "members": 4, "huts": 2}
