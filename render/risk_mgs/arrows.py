"""Arrows on the map: attacks with their outcome, armies on the move."""

from collections.abc import Sequence
from math import hypot

from PIL import Image, ImageDraw

from engine.risk_mgs.state import State
from render.canvas import Box
from render.colours import CREAM, INK, SIGNAL, Colour
from render.risk_mgs.curves import Curve, Where, curves, length, without_end
from render.risk_mgs.factions import look_of
from render.risk_mgs.layout import View
from render.risk_mgs.marking import Arrow

_ATTACK, _MOVE = 9.0, 4.0
"""Pixels across in the ordinary picture."""
_DARK, _PALE = 3.0, 5.4
"""Pixels around it."""
_HEAD, _DASH, _GAP = 26, 14, 26
"""Length of the head, of a dash, and of a gap, of which the pale edges of the dashes take a part."""
_HALF = 0.52
"""Half the width of the head, by its length."""
_MARGIN = 30
_FINENESS = 2


def paint_arrows(picture: Image.Image, state: State, view: View, arrows: Sequence[Arrow], where: Where) -> None:
    """A whole line where something was conquered, a broken one where not; moves are thin."""
    for arrow in arrows:
        colour = SIGNAL if arrow.planned else look_of(state, arrow.seat).colour
        for curve, headed in curves(arrow, view, where):
            _paint(picture, curve, arrow, headed, (colour, view.zoom))


def _paint(picture: Image.Image, curve: Curve, arrow: Arrow, headed: bool, looks: tuple[Colour, float]) -> None:
    """``looks``: its colour, and how much larger than in the ordinary picture it is."""
    colour, zoom = looks
    box = _around(curve, round(_MARGIN * zoom), picture)
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    unit = zoom * _FINENESS
    line = [((x - box[0]) * _FINENESS, (y - box[1]) * _FINENESS) for x, y in curve]
    head = min(_HEAD * unit, 0.8 * length(line)) if headed else 0.0
    shaft = without_end(line, head * 0.9)
    parts = _dashes(shaft, _DASH * unit, _GAP * unit) if arrow.outcome == "held" else [shaft]
    width = (_MOVE if arrow.outcome == "moved" else _ATTACK) * unit
    for fill, more in ((CREAM, _PALE * unit), (INK, _DARK * unit), (colour, 0.0)):
        mask = Image.new("L", ((box[2] - box[0]) * _FINENESS, (box[3] - box[1]) * _FINENESS))
        draw = ImageDraw.Draw(mask)
        for part in parts:
            _stroke(draw, part, width + 2 * more)
        if headed:
            _tip(draw, line[-1], shaft[-1], head, more)
        picture.paste(fill, box, mask.reduce(_FINENESS))


def _around(curve: Curve, margin: int, picture: Image.Image) -> Box:
    """What of the picture it may cover."""
    columns, rows = zip(*curve, strict=True)
    left, top = max(0, round(min(columns)) - margin), max(0, round(min(rows)) - margin)
    right, bottom = min(picture.width, round(max(columns)) + margin), min(picture.height, round(max(rows)) + margin)
    return left, top, right, bottom


def _stroke(draw: ImageDraw.ImageDraw, line: Curve, width: float) -> None:
    """One band: pieces drawn one by one would leave gaps between them on the outside of a bend."""
    sides: tuple[Curve, Curve] = ([], [])
    for (x, y), (x1, y1), (x2, y2) in zip(line, [line[0], *line], [*line[1:], line[-1]], strict=False):
        long = hypot(x2 - x1, y2 - y1) or 1.0
        across, down = (y1 - y2) / long * width / 2, (x2 - x1) / long * width / 2
        sides[0].append((x + across, y + down))
        sides[1].append((x - across, y - down))
    draw.polygon([*sides[0], *reversed(sides[1])], fill=255)
    for x, y in (line[0], line[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def _tip(
    draw: ImageDraw.ImageDraw, end: tuple[float, float], back: tuple[float, float], head: float, more: float
) -> None:
    """A triangle, ``more`` pixels larger on all sides."""
    (x, y), (back_x, back_y) = end, back
    long = hypot(x - back_x, y - back_y) or 1.0
    across = (back_y - y) / long * head * _HALF, (x - back_x) / long * head * _HALF
    corners = [end, (back_x + across[0], back_y + across[1]), (back_x - across[0], back_y - across[1])]
    draw.polygon(corners, fill=255)
    if more:
        for start, stop in zip(corners, (*corners[1:], corners[0]), strict=True):
            _stroke(draw, [start, stop], 2 * more)


def _dashes(line: Curve, long: float, gap: float) -> list[Curve]:
    density = len(line) / max(1.0, length(line))
    points, step = max(2, round(long * density) + 1), max(2, round((long + gap) * density))
    return [part for start in range(0, len(line), step) if len(part := line[start : start + points]) > 1]
