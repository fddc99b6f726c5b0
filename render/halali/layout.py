"""Where everything stands in the picture of Halali!, in pixels from its upper left corner.

The outermost `MARGIN` may be cropped without loss.
"""

from typing import TypeAlias

from engine.halali.geometry import EXITS, FILES
from render.colours import Colour

Spot: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""

SIZE = 1200
MARGIN = 36
CELL = 132
"""One square of the board."""
STRIP = 42
"""The frame around the squares, with the coordinates."""
FIELD: Box = (138, 190, 138 + 7 * CELL, 190 + 7 * CELL)
FRAME: Box = (FIELD[0] - STRIP, FIELD[1] - STRIP, FIELD[2] + STRIP, FIELD[3] + STRIP)
PANEL_TOP, PANEL_BOTTOM = 36, 138
PANEL = (450, PANEL_BOTTOM - PANEL_TOP)
"""Width and height."""
PANELS: tuple[Box, Box] = ((36, PANEL_TOP, 486, PANEL_BOTTOM), (714, PANEL_TOP, 1164, PANEL_BOTTOM))
"""The players, blue and brown."""
CENTRE: Box = (490, PANEL_TOP, 710, PANEL_BOTTOM)
GATE = 118
"""Length of an exit in the frame."""
TRAYS: tuple[Box, Box] = ((36, FRAME[1], 92, FRAME[3]), (1108, FRAME[1], 1164, FRAME[3]))
"""The piles, blue and brown."""
MINI = 52
"""A tile in a pile."""

GROUND: Colour = (38, 62, 54)
EARTH: Colour = (56, 70, 54)
"""Under the tiles and in the trays."""
WOOD: Colour = (104, 72, 46)


def corner(square: int) -> Spot:
    """The upper left corner of a square."""
    rank, file = divmod(square, len(FILES))
    return FIELD[0] + CELL * file, FIELD[1] + CELL * (6 - rank)


def middle(square: int) -> Spot:
    x, y = corner(square)
    return x + CELL // 2, y + CELL // 2


def gate(side: str) -> Spot:
    """The middle of an exit in the frame."""
    x, y = middle(EXITS[side])
    half, between = STRIP // 2, CELL // 2
    return {"n": (x, y - between - half), "s": (x, y + between + half)}.get(
        side, (x + (between + half if side == "e" else -between - half), y)
    )


def in_corner(square: int, right: int, down: int) -> Spot:
    """The middle of a small mark in a corner of a square: ``right`` and ``down`` are 1 or -1."""
    x, y = middle(square)
    reach = CELL // 2 - 29
    return x + reach * right, y + reach * down
