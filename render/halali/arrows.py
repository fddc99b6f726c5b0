"""Arrows along ranks and files, and out of the board."""

from PIL import Image, ImageDraw

from render.canvas import put
from render.colours import CREAM, INK, SIGNAL
from render.halali import layout
from render.halali.layout import CELL, Spot
from render.halali.sprites import drawing

_COLOURS = {"news": CREAM, "plan": SIGNAL}
_HALF, _EDGE = 8, 4
"""Half the shaft's width, and its outline, in pixels."""
_RING = 30
"""From the middle of a square to where the shaft of news begins: a ring stands there."""
_HEAD = 22
"""From the middle of the head to where the shaft ends."""
_SETBACK = CELL // 2 - 2
"""From the middle of the aim to the middle of the head: the tile that stands there stays visible."""

_GATE_SETBACK = 46
"""From the middle of a gate to the middle of the head: the coordinate stays visible."""


def paint_arrow(picture: Image.Image, style: str, start: int, end: int) -> None:
    """From square to square; ``style`` is ``news`` or ``plan``."""
    _paint(picture, style, layout.middle(start), layout.middle(end), _SETBACK)


def paint_arrow_out(picture: Image.Image, style: str, start: int, side: str) -> None:
    """From a square out through the exit on that side of the board."""
    _paint(picture, style, layout.middle(start), layout.gate(side), _GATE_SETBACK)


def _paint(picture: Image.Image, style: str, start: Spot, end: Spot, setback: int) -> None:
    across, down = (_sign(b - a) for a, b in zip(start, end, strict=True))
    tip = end[0] - across * setback, end[1] - down * setback
    base = tip[0] - across * _HEAD, tip[1] - down * _HEAD
    begin = _RING if style == "news" else 0
    left, right = sorted((start[0] + across * begin, base[0]))
    top, bottom = sorted((start[1] + down * begin, base[1]))
    draw = ImageDraw.Draw(picture)
    for edge, fill in ((_EDGE, INK), (0, _COLOURS[style])):
        reach_x, reach_y = (_HALF + edge if down else edge), (_HALF + edge if across else edge)
        draw.rectangle((left - reach_x, top - reach_y, right + reach_x, bottom + reach_y), fill=fill)
    side = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}[across, down]
    put(picture, drawing(f"{style}-{side}"), tip)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
