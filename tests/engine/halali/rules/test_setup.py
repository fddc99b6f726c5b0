"""S: the setup."""

from collections import Counter

import pytest

from engine.chance import Seeded
from engine.halali.facts import FACTS, points
from engine.halali.game import HALALI
from engine.halali.geometry import EXITS, NUMBER, SQUARES
from engine.halali.state import BLUE, KINDS, State
from engine.halali.tiles import KIND_OF
from tests.engine.halali.table import after, at, board_of, legal, mover, played


def _deal(number: int) -> State:
    return HALALI.start(2, {}, Seeded(number.to_bytes(4, "big"), 0))


def test_s1_blue_begins_and_seat_0_is_blue_first() -> None:
    state = _deal(1)

    assert state.position.side == BLUE
    assert HALALI.turn(state).seats == (0,)
    assert HALALI.show(state)["seats"] == {"blue": 0, "brown": 1}


def test_s2_the_tiles_of_a_deal_are_those_of_the_table() -> None:
    tiles = Counter(KIND_OF[tile].letter for tile in _deal(1).position.board if tile)

    assert tiles == {"B": 2, "F": 6, "L": 2, "H": 8, "P": 8, "D": 7, "T": 15}
    assert tiles.total() == 48
    worth = {kind.letter: kind.count * kind.points for kind in FACTS.tiles}
    assert worth["B"] + worth["F"] == worth["L"] + worth["H"] == 50
    assert worth["P"] + worth["D"] == 38
    assert worth["T"] == 30
    assert points(tuple(tiles[letter] for letter in KINDS)) == 168


def test_s3_all_lie_face_down_and_only_the_middle_is_empty() -> None:
    board = _deal(1).position.board

    assert [SQUARES[square] for square, tile in enumerate(board) if not tile] == ["d4"]
    assert all(tile == tile.lower() for tile in board)
    assert legal(_deal(1)) == [f"flip {file}{rank}" for file in "abcdefg" for rank in "1234567" if file + rank != "d4"]


def test_s3_the_middle_is_otherwise_ordinary() -> None:
    assert "e4-d4" in legal(at("7/7/7/4F2/7/7/6? bl - - -,- 0 -/-"))
    assert "e4-b4" in legal(at("7/7/7/4F2/7/7/6? bl - - -,- 0 -/-"))


def test_s4_a_hunter_keeps_the_direction_in_which_he_was_dealt() -> None:
    state = at("7/7/7/7/2hw4/7/f5? bl - - -,- 0 -/-")

    state = after(state, "flip c3", "c3-c5")

    assert board_of(state) == "7/7/2Hw4/7/7/7/f5?"


def test_s4_directions_are_even_and_independent() -> None:
    guns: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    for number in range(500):
        hunters = [tile[1] for tile in _deal(number).position.board if tile.startswith("h")]
        guns.update(hunters)
        pairs[hunters[0] + hunters[1]] += 1

    assert set(guns) == set("nesw")
    assert all(900 < number < 1100 for number in guns.values())
    assert len(pairs) == 16


def test_s5_the_exits_are_in_the_middle_of_each_side() -> None:
    assert {letter: SQUARES[square] for letter, square in EXITS.items()} == {"n": "d7", "e": "g4", "s": "d1", "w": "a4"}


@pytest.mark.parametrize("square", ["d7", "g4", "d1", "a4"])
def test_s5_exit_squares_hold_tiles_at_the_start(square: str) -> None:
    assert _deal(1).position.board[NUMBER[square]]


def test_s6_files_run_east_and_ranks_run_north() -> None:
    state = at("6D/7/7/7/7/7/F5? bl - - -,- 0 -/-")

    assert state.position.board[NUMBER["a1"]] == "F"
    assert state.position.board[NUMBER["g7"]] == "D"
    assert mover(state) == 0
    _, events = played(at("7/Hn6/7/7/7/7/f5? br - - -,- 0 -/-"), "a6-a7")
    assert events[0].data["to"] == "a7"
