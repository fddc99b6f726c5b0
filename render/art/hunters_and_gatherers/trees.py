"""Trees: where they stand in a forest, and how they look. They stand upright however the tile is turned."""

from collections.abc import Iterator
from random import Random
from typing import Literal, TypeAlias

from PIL import Image

from render.art.hunters_and_gatherers.colours import CROWN, CROWN_DARK, FRINGE, LEAF, LEAF_DARK
from render.art.pen import Pen, Point

Kind: TypeAlias = Literal["fir", "oak"]
Tree: TypeAlias = tuple[float, float, Kind]
"""Where its middle is, and its kind."""
ON_RIM: tuple[tuple[float, Kind], ...] = ((19, "fir"), (36, "oak"), (53, "fir"), (70, "oak"), (85, "fir"))
"""Along each side of a forest the same trees stand on the rim, so that neighbours have a half of each."""
_ROW, _APART = 9.0, 12.5
_CLEAR = 9.5
"""Other trees keep that far from the rim."""
_TOP = 11.5
"""The same from the northern one: a fir is higher than wide."""


def grove(forest: Image.Image, sides: tuple[int, ...], seed: str) -> list[Tree]:
    """The trees of a tile from north to south. ``forest``: a mask of 100 by 100 where trees may stand."""
    random = Random(seed)
    trees = [tree for side in sides for tree in _rim(side)]
    rows = int((100 - 2 * _CLEAR) // _ROW)
    for row in range(rows + 1):
        for column in range(9):
            x = _CLEAR + (column + 0.5 * (row % 2)) * _APART + random.uniform(-2, 2)
            y = _CLEAR + 2 + row * _ROW + random.uniform(-1.5, 1.5)
            kind: Kind = "fir" if random.random() < 0.62 else "oak"
            if _CLEAR <= x <= 100 - _CLEAR and _TOP <= y <= 100 - _CLEAR and _stands(forest, x, y):
                trees.append((x, y, kind))
    return sorted(trees, key=lambda tree: (tree[1], tree[0]))


def _rim(side: int) -> Iterator[Tree]:
    for along, kind in ON_RIM:
        yield ((along, 0, kind), (100, along, kind), (along, 100, kind), (0, along, kind))[side]


def _stands(forest: Image.Image, x: float, y: float) -> bool:
    """Whether its foot and its middle are in the forest."""
    return all(forest.getpixel((min(99, int(x + dx)), min(99, int(y + dy)))) for dx, dy in ((0, 0), (-4, 5), (4, 5)))


def draw_tree(pen: Pen, tree: Tree) -> None:
    x, y, kind = tree
    if kind == "fir":
        _fir(pen, (x, y))
    else:
        _oak(pen, (x, y))


def _fir(pen: Pen, middle: Point) -> None:
    x, y = middle
    outline = [(x, y - 10), (x + 5, y - 2), (x + 3.4, y - 2), (x + 6.6, y + 6), (x - 6.6, y + 6)]
    outline += [(x - 3.4, y - 2), (x - 5, y - 2)]
    pen.polygon(outline, LEAF, edge=0.9, ink=FRINGE)
    pen.polygon([(x, y - 10), (x + 5, y - 2), (x + 3.4, y - 2), (x + 6.6, y + 6), (x, y + 6)], LEAF_DARK)


def _oak(pen: Pen, middle: Point) -> None:
    x, y = middle
    pen.ellipse((x, y), 6.2, 6.2, CROWN_DARK, edge=0.9, ink=FRINGE)
    pen.ellipse((x - 1.2, y - 1.4), 4.6, 4.4, CROWN)
