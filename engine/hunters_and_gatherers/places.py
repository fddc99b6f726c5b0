"""Cells as picks: ``-2,3`` is two to the west and three to the north of the start tile."""

from functools import cache

SIDES = ("north", "east", "south", "west")
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
ROTATIONS = (0, 90, 180, 270)
TURNS = tuple(str(rotation) for rotation in ROTATIONS)
"""Rotations as picks, by quarter turns."""


def cell_at(x: int, y: int) -> str:
    return f"{x},{y}"


@cache
def coordinates(cell: str) -> tuple[int, int]:
    """x and y of a cell beside or on the field; cells sort by them."""
    x, y = cell.split(",")
    return int(x), int(y)


@cache
def neighbours(cell: str) -> tuple[str, str, str, str]:
    """The cells in the north, east, south and west."""
    x, y = coordinates(cell)
    north, east, south, west = (cell_at(x + to_east, y + to_north) for to_east, to_north in _STEPS)
    return north, east, south, west


def opposite(side: int) -> int:
    return (side + 2) % len(SIDES)
