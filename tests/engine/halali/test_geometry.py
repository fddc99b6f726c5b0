"""Squares, lines and ways out."""

import pytest

from engine.halali.geometry import (
    DIRECTION,
    DIRECTIONS,
    NUMBER,
    READING_ORDER,
    SLIDES,
    SQUARES,
    STEPS,
    WAYS_OUT,
    between,
)
from engine.halali.lines import SLIDE_LINES, STEP_LINES, Cross, occupied


def _names(squares: tuple[int, ...]) -> str:
    return " ".join(SQUARES[square] for square in squares)


def test_squares_are_numbered_rank_by_rank() -> None:
    assert (SQUARES[0], SQUARES[6], SQUARES[7], SQUARES[48]) == ("a1", "g1", "a2", "g7")
    assert [SQUARES[square] for square in READING_ORDER] == sorted(SQUARES)


@pytest.mark.parametrize(
    ("letter", "squares"), [("n", "c5 c6 c7"), ("e", "d4 e4 f4 g4"), ("s", "c3 c2 c1"), ("w", "b4 a4")]
)
def test_rays_go_to_the_edge(letter: str, squares: str) -> None:
    direction = DIRECTIONS.index(letter)

    assert _names(SLIDES[NUMBER["c4"]][direction]) == squares
    assert _names(STEPS[NUMBER["c4"]][direction]) == squares[:2]
    assert {DIRECTION[NUMBER["c4"]][NUMBER[square]] for square in squares.split()} == {direction}


def test_there_is_no_straight_way_off_the_lines() -> None:
    assert DIRECTION[NUMBER["c4"]][NUMBER["c4"]] is None
    assert DIRECTION[NUMBER["c4"]][NUMBER["d5"]] is None
    assert between(NUMBER["c4"], NUMBER["d5"]) == ()
    assert _names(between(NUMBER["c4"], NUMBER["g4"])) == "d4 e4 f4"
    assert between(NUMBER["c4"], NUMBER["c5"]) == ()


@pytest.mark.parametrize(
    ("square", "ways"),
    [
        ("c3", {}),
        ("a4", {"e": "b4 c4 d4 e4 f4 g4", "w": ""}),
        ("d2", {"n": "d3 d4 d5 d6 d7", "s": "d1"}),
        ("d4", {"n": "d5 d6 d7", "e": "e4 f4 g4", "s": "d3 d2 d1", "w": "c4 b4 a4"}),
    ],
)
def test_ways_out_lead_over_the_exit_square(square: str, ways: dict[str, str]) -> None:
    assert {letter: _names(way) for letter, way in WAYS_OUT[NUMBER[square]].items()} == ways


@pytest.mark.parametrize(
    ("crosses", "moves", "ends"),
    [(SLIDE_LINES, "c1 c2 c3 c5 d4 e4", ("b4", "f4", "", "c6")), (STEP_LINES, "c3 c5 d4", ("b4", "", "", ""))],
    ids=["slide", "step"],
)
def test_lines_end_at_the_first_tile(crosses: tuple[Cross, ...], moves: str, ends: tuple[str, ...]) -> None:
    full = occupied(tuple("T" if name in ("a4", "b4", "f4", "c6", "e1") else "" for name in SQUARES))
    rank, on_rank, file, on_file = crosses[NUMBER["c4"]]
    west, east, to_west, to_east = on_rank[full & rank]
    south, north, to_south, to_north = on_file[full & file]

    assert " ".join(move[1] for move in west + south + north + east) == moves
    assert (to_west, to_east, to_south, to_north) == tuple(NUMBER.get(end, -1) for end in ends)
