"""Neutral tiles that stand: two trees; and the back of all tiles."""

from render.art.grounds import body, square_shape
from render.art.pen import Pen
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
    horn(pen, (50, 47.6), 1.0, GOLD, BACK_GROUND)


def horn(pen: Pen, middle: tuple[float, float], scale: float, fill: Colour, ground: Colour) -> None:
    """A coiled horn about ``middle``, 56 units wide at scale 1."""
    x, y = middle

    def at(dx: float, dy: float) -> tuple[float, float]:
        return x + dx * scale, y + dy * scale

    tube = [at(-27, -15), at(-14, -15.4), at(0, -16), at(9, -13.2), at(15.2, -5), at(16, 0)]
    pen.curve(tube, 4.6 * scale, fill)
    pen.line([at(-29, -19), at(-29, -11)], 4.6 * scale, fill)
    pen.arc(middle, 16 * scale, (0, 300), 5.4 * scale, fill)
    bell = [
        at(-2, 13.4),
        at(10, 13.6),
        at(20, 10),
        at(27, 2.5),
        at(33, 6),
        at(34, 27),
        at(27, 29),
        at(18, 21),
        at(8, 18.8),
    ]
    pen.polygon([*bell, at(-2, 18.6)], fill, edge=1.1 * scale, ink=fill)
    pen.curve([at(29.4, 4), at(32, 15), at(30.6, 27)], 2 * scale, mix(fill, ground, 0.55))
