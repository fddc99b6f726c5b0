"""M2, precomputed: how far a tile gets along rank and file, by the squares that are occupied.

A set of squares is a number with a bit for each. Listing moves is what a computer player does all day, so it looks
things up here and walks nowhere.
"""

from collections.abc import Iterator
from itertools import compress
from typing import TypeAlias

from engine.contract import Move
from engine.halali.geometry import DIRECTIONS, SLIDES, SQUARES, STEPS

BITS = tuple(1 << square for square in range(len(SQUARES)))
GOES: tuple[tuple[Move, ...], ...] = tuple(tuple((start, end) for end in SQUARES) for start in SQUARES)
"""``GOES[start][end]``: the path of a move or capture."""
Moves: TypeAlias = tuple[Move, ...]
Reach: TypeAlias = tuple[Moves, Moves, int, int]
"""Along two opposite rays: the moves to empty squares, sorted by name, and the occupied squares behind them, -1 at the
edge of the board."""
Cross: TypeAlias = tuple[int, dict[int, Reach], int, dict[int, Reach]]
"""West and east, then south and north: the squares of a line, and the reach by those of them that are occupied."""
Rays: TypeAlias = tuple[tuple[int, ...], ...]
_INWARDS = ("w", "s")


def occupied(board: tuple[str, ...]) -> int:
    """The set of squares that are not empty."""
    return sum(compress(BITS, board))


def _line(square: int, rays: Rays, one: str, other: str) -> tuple[int, dict[int, Reach]]:
    first, second = rays[DIRECTIONS.index(one)], rays[DIRECTIONS.index(other)]
    reaches = {}
    for blockers in _subsets(first + second):
        one_moves, one_end = _along(square, first, one, blockers)
        other_moves, other_end = _along(square, second, other, blockers)
        reaches[blockers] = (one_moves, other_moves, one_end, other_end)
    return sum(BITS[at] for at in first + second), reaches


def _subsets(squares: tuple[int, ...]) -> Iterator[int]:
    for choice in range(1 << len(squares)):
        yield sum(BITS[at] for place, at in enumerate(squares) if choice >> place & 1)


def _along(square: int, ray: tuple[int, ...], letter: str, blockers: int) -> tuple[Moves, int]:
    end = next((at for at in ray if BITS[at] & blockers), -1)
    free = ray if end < 0 else ray[: ray.index(end)]
    moves = tuple(GOES[square][at] for at in free)
    return moves[::-1] if letter in _INWARDS else moves, end


def _cross(square: int, rays: Rays) -> Cross:
    return (*_line(square, rays, "w", "e"), *_line(square, rays, "s", "n"))


SLIDE_LINES = tuple(_cross(square, rays) for square, rays in enumerate(SLIDES))
"""By square, for tiles that slide."""
STEP_LINES = tuple(_cross(square, rays) for square, rays in enumerate(STEPS))
"""By square, for tiles that go one square."""
