"""Signs of the side panel, the dice and the hand: one ink on one paper, told apart by their outlines."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal, TypeAlias

from PIL import Image

from render.art.pen import Pen, Point
from render.colours import Colour

Icon: TypeAlias = Literal[
    "territories",
    "cities",
    "armies",
    "points",
    "territory-card",
    "shop-card",
    "headquarters",
    "star",
    "hollow-star",
    "reward",
    "anchor",
    "boss",
    "check",
    "cross",
    "shield",
    "pointer",
]
Drawer: TypeAlias = Callable[[Pen, Colour, Colour], None]
"""Draws with an ink on a paper."""


@lru_cache(maxsize=300)
def icon(name: Icon, size: int, ink: Colour, paper: Colour) -> Image.Image:
    """RGBA, ``size`` pixels square. ``paper``: the colour of what is cut out of the sign."""
    pen = Pen(size)
    _DRAWERS[name](pen, ink, paper)
    return pen.sprite()


def _territories(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.line([(26, 8), (26, 92)], 9, ink)
    pen.polygon([(30, 10), (92, 20), (72, 36), (92, 54), (30, 58)], ink)
    pen.line([(10, 93), (44, 93)], 9, ink)


def _cities(pen: Pen, ink: Colour, paper: Colour) -> None:
    for left, top, right in ((6, 44, 34), (36, 10, 64), (66, 32, 94)):
        pen.box((left, top, right, 96), 2, ink)
        for y in range(top + 10, 84, 17):
            for x in (left + 6, right - 13):
                pen.box((x, y, x + 7, y + 8), 0, paper)


def _armies(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.ellipse((50, 42), 17, 20, ink)
    pen.box((20, 30, 80, 39), 4, ink)
    pen.blob([(24, 34), (28, 14), (50, 4), (72, 14), (76, 34)], ink)
    pen.blob([(10, 97), (14, 74), (36, 64), (64, 64), (86, 74), (90, 97)], ink)
    pen.polygon([(42, 66), (58, 66), (50, 84)], paper)


def _points(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.ellipse((50, 50), 45, 45, ink)
    pen.ring((50, 50), 34, 4, paper)
    pen.line([(39, 31), (39, 69)], 8, paper)
    pen.curve([(39, 31), (56, 33), (64, 50), (56, 67), (39, 69)], 8, paper)


def _card(pen: Pen, ink: Colour) -> None:
    pen.box((16, 3, 84, 97), 11, ink)


def _territory_card(pen: Pen, ink: Colour, paper: Colour) -> None:
    _card(pen, ink)
    pen.polygon(star((50, 50), 28), paper)


def _shop_card(pen: Pen, ink: Colour, paper: Colour) -> None:
    # A gun sight: the shop sells weapons.
    _card(pen, ink)
    pen.ring((50, 50), 19, 6, paper)
    for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        pen.line([(50 + 11 * x, 50 + 11 * y), (50 + 28 * x, 50 + 28 * y)], 6, paper)


def _headquarters(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.line([(50, 4), (50, 34)], 6, ink)
    pen.polygon([(52, 5), (80, 13), (52, 22)], ink)
    pen.box((8, 42, 92, 96), 2, ink)
    for left in (8, 41, 74):
        pen.box((left, 30, left + 18, 50), 2, ink)
    pen.box((39, 64, 61, 97), 10, paper)


def star(middle: Point, radius: float) -> list[Point]:
    """Five points, one of them up."""
    x, y = middle
    turns = [(pi * step / 5 - pi / 2, radius if step % 2 == 0 else radius * 0.42) for step in range(10)]
    return [(x + length * cos(turn), y + length * sin(turn)) for turn, length in turns]


def _star(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon(star((50, 53), 45), ink, edge=3, ink=ink)


def _hollow_star(pen: Pen, ink: Colour, paper: Colour) -> None:
    _star(pen, ink, paper)
    pen.polygon(star((50, 54), 27), paper)


def _reward(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(26, 2), (46, 2), (58, 46), (42, 52)], ink)
    pen.polygon([(74, 2), (54, 2), (42, 46), (58, 52)], ink)
    pen.ellipse((50, 68), 29, 29, ink)
    pen.polygon(star((50, 69), 18), paper)


def _anchor(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.ring((50, 16), 9, 7, ink)
    pen.line([(50, 26), (50, 90)], 9, ink)
    pen.line([(28, 40), (72, 40)], 8, ink)
    pen.arc((50, 54), 37, (15, 165), 9, ink)
    for x, towards in ((13, 1), (87, -1)):
        pen.polygon([(x - 9 * towards, 72), (x + 2 * towards, 48), (x + 18 * towards, 66)], ink)


def _boss(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(10, 92), (4, 26), (30, 52), (50, 10), (70, 52), (96, 26), (90, 92)], ink, edge=3, ink=ink)
    pen.box((18, 74, 82, 82), 3, paper)


def _check(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.line([(12, 54), (40, 82), (88, 20)], 18, ink)


def _cross(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.line([(16, 16), (84, 84)], 18, ink)
    pen.line([(84, 16), (16, 84)], 18, ink)


def _shield(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(10, 12), (50, 3), (90, 12), (88, 50), (72, 80), (50, 97), (28, 80), (12, 50)], ink)
    pen.line([(32, 46), (46, 62), (70, 32)], 9, paper)


def _pointer(pen: Pen, ink: Colour, paper: Colour) -> None:
    pen.polygon([(22, 8), (84, 50), (22, 92)], ink, edge=4, ink=ink)


_DRAWERS: dict[Icon, Drawer] = {
    "territories": _territories,
    "cities": _cities,
    "armies": _armies,
    "points": _points,
    "territory-card": _territory_card,
    "shop-card": _shop_card,
    "headquarters": _headquarters,
    "star": _star,
    "hollow-star": _hollow_star,
    "reward": _reward,
    "anchor": _anchor,
    "boss": _boss,
    "check": _check,
    "cross": _cross,
    "shield": _shield,
    "pointer": _pointer,
}
