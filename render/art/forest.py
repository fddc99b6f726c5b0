"""Neutral tiles that stand: two trees; and the back of all tiles."""

from render.art.grounds import body, square_shape
from render.art.pen import Pen, Point, smooth
from render.colours import GOLD, Colour, mix

TREE_GROUND: Colour = (122, 160, 92)
BACK_GROUND: Colour = (52, 58, 66)
TRUNK: Colour = (98, 64, 38)
DARK_LEAF: Colour = (20, 64, 42)
LEAF: Colour = (34, 88, 54)


def fir(pen: Pen) -> None:
    body(pen, square_shape, TREE_GROUND)
    pen.ellipse((50, 86), 26, 4.5, mix(TREE_GROUND, DARK_LEAF, 0.45))
    pen.box((45, 72, 55, 87), 1.5, TRUNK)
    for top, bottom, half in ((44, 77, 33), (26, 58, 27), (9, 39, 20)):
        pen.polygon([(50, top), (50 + half, bottom), (50, bottom - 4), (50 - half, bottom)], DARK_LEAF, edge=1)
        pen.polygon([(50, top + 2), (50 + half - 4, bottom - 1.5), (50, bottom - 5.5)], LEAF)


def oak(pen: Pen) -> None:
    body(pen, square_shape, TREE_GROUND)
    pen.ellipse((50, 86), 26, 4.5, mix(TREE_GROUND, DARK_LEAF, 0.45))
    pen.polygon([(43, 87), (46, 56), (54, 56), (57, 87)], TRUNK, edge=1)
    for fill, grow, shift in ((DARK_LEAF, 0.0, 0.0), (LEAF, -5.0, -3.0)):
        for x, y, radius in ((31, 51, 19), (69, 51, 19), (50, 34, 25), (50, 54, 19)):
            pen.ellipse((x - shift, y + shift), radius + grow, radius + grow - 1, fill)


def back(pen: Pen) -> None:
    """The hunting horn, the same for all: it must tell nothing."""
    body(pen, square_shape, BACK_GROUND)
    dim = mix(BACK_GROUND, GOLD, 0.55)
    pen.box((11, 8.6, 89, 86.6), 5, dim)
    pen.box((12.8, 10.4, 87.2, 84.8), 3.6, BACK_GROUND)
    for x in (11.9, 88.1):
        for y in (9.5, 85.7):
            pen.polygon([(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y)], dim)
    horn(pen, GOLD, BACK_GROUND)


def horn(pen: Pen, fill: Colour, ground: Colour) -> None:
    """A coiled horn, mouthpiece to the upper left, bell to the lower right; ``ground`` is what it lies on."""
    pen.ring((46, 43), 17, 5, fill)
    pen.line([(21, 26), (46, 26)], 4.6, fill)
    pen.line([(19, 22), (19, 30)], 4.6, fill)
    flare: list[Point] = [(46, 57.5), (58, 56.8), (67, 53.5), (75, 46)]
    edge = smooth(flare, closed=False)
    below = [(x, 120 - y) for x, y in reversed(edge)]
    pen.polygon([*edge, *below], fill)
    pen.ellipse((75, 60), 4.6, 14.6, mix(fill, ground, 0.5), edge=2, ink=fill)
