"""Marks on the map and in the heading: places to lay a tile, tile backs, plates."""

from render.art.hunters_and_gatherers.beasts import mammoth
from render.art.hunters_and_gatherers.trees import draw_tree
from render.art.pen import Pen
from render.colours import CREAM, GOLD, INK, SIGNAL, Colour, mix

LAND_BACK: Colour = (92, 122, 66)
BONUS_BACK: Colour = (150, 78, 40)


def badge(pen: Pen) -> None:
    """A dark disc for the letter of a place."""
    pen.ellipse((50, 50), 49, 49, INK)
    pen.ellipse((50, 50), 46, 46, SIGNAL)
    pen.ellipse((50, 50), 39, 39, INK)


def hollow(pen: Pen) -> None:
    """A cell where the tile in hand can be laid."""
    pen.box((3, 3, 97, 97), 9, mix(SIGNAL, INK, 0.72))
    pen.box((6, 6, 94, 94), 7, mix(SIGNAL, INK, 0.84))
    for start in (12, 36, 60, 80):
        length = 8 if start == 80 else 12
        for edge in (4.5, 95.5):
            pen.line([(start, edge), (start + length, edge)], 3.6, SIGNAL)
            pen.line([(edge, start), (edge, start + length)], 3.6, SIGNAL)


def plan(pen: Pen) -> None:
    """A thin broken frame: a tile would come to lie here."""
    for width, colour in ((6.6, INK), (4, SIGNAL)):
        for start in (3.4, 23, 41.5, 60, 78.6):
            length = 18 if start in (3.4, 78.6) else 12
            for edge in (3.4, 96.6):
                pen.line([(start, edge), (start + length, edge)], width, colour)
                pen.line([(edge, start), (edge, start + length)], width, colour)


def news(pen: Pen) -> None:
    """Four corners: a tile that was laid."""
    for width, colour in ((8.4, INK), (5, CREAM)):
        for x, towards_x in ((4.4, 1), (95.6, -1)):
            for y, towards_y in ((4.4, 1), (95.6, -1)):
                pen.line([(x, y + 20 * towards_y), (x, y), (x + 20 * towards_x, y)], width, colour)


def land_back(pen: Pen) -> None:
    _back(pen, LAND_BACK)
    for tree in ((34.0, 60.0), (66.0, 60.0), (50.0, 50.0)):
        x, y = tree
        inner = pen.within((x - 25, y - 32), 2.6)
        draw_tree(inner, (10, 12, "fir"))


def bonus_back(pen: Pen) -> None:
    _back(pen, BONUS_BACK)
    mammoth(pen.within((17, 16), 0.66))


def _back(pen: Pen, ground: Colour) -> None:
    pen.box((1, 1, 99, 99), 13, INK)
    pen.box((5, 5, 95, 95), 10, GOLD)
    pen.box((10, 10, 90, 90), 7, ground)


def crossing(pen: Pen) -> None:
    """Four small ticks where the corners of four tiles meet."""
    for end in ((50, 0), (100, 50), (50, 100), (0, 50)):
        pen.line([(50, 50), end], 9, mix(INK, CREAM, 0.1))
