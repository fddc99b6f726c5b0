"""All that is stored of these drawings."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from render.art.pen import Pen
from render.art.risk_mgs.emblems import BEARERS, disc
from render.art.risk_mgs.ground import relief, sea
from render.art.risk_mgs.icons import Draw, icons
from render.art.risk_mgs.palette import palette

MARK = 120
"""Pixels of a mark; they are shown smaller."""


def marks() -> Iterator[tuple[str, Image.Image]]:
    """Emblems and icons with their names, RGBA."""
    for name, look in BEARERS.items():
        yield f"emblem-{name}", _drawn(partial(disc, look=look))
    for name, draw in icons():
        yield name, _drawn(draw)


def drawings() -> Iterator[tuple[str, Image.Image]]:
    """Every picture with its name, the same each time; the palette needs those before it to be stored."""
    yield "sea", sea()
    yield "relief", relief()
    drawn = dict(marks())
    yield from drawn.items()
    yield "palette", palette(list(drawn.values()))


def _drawn(draw: Draw) -> Image.Image:
    pen = Pen(MARK)
    draw(pen)
    return pen.sprite()
