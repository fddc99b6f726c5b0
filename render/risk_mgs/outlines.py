"""Sharp shapes of a view as masks (mode L): land, coasts and borders, lines over the sea."""

from collections.abc import Iterable, Sequence
from math import hypot

from PIL import Image, ImageDraw

from render.canvas import Box
from render.risk_mgs import geography
from render.risk_mgs.layout import WORLD, Part, Point, View

_FINE = 3
"""Edges are drawn so many times as large, then averaged down."""
_DASH, _GAP, _REACH = 8, 6, 7
"""Of lines over the sea, in units; they reach a little into the land at both ends."""


def thicker(view: View) -> float:
    """Lines grow with the scale, but less."""
    return float(view.scale**0.5)


class Outlines:
    """Draws sharp shapes of the world as masks."""

    def __init__(self, view: View) -> None:
        self._view = view

    def _fine(self, points: Iterable[Point], corner: Point) -> list[Point]:
        unit = self._view.scale * _FINE
        return [((x - corner[0]) * unit, (y - corner[1]) * unit) for x, y in points]

    def territory(self, territory: int, least: float = 0) -> tuple[Box, Image.Image] | None:
        """None where it is not in the view; ``least``: without islands that are smaller across, in units."""
        shapes = geography.polygons(territory)
        shown = [shape for shape in shapes if shape is shapes[0] or geography.breadth(shape[0]) >= least]
        return self._filled(shown, geography.extent(territory))

    def _filled(self, shapes: Iterable[Sequence[geography.Ring]], extent: Part) -> tuple[Box, Image.Image] | None:
        view, (width, height) = self._view, self._view.size
        left, top = view.at(extent[:2])
        right, bottom = view.at(extent[2:])
        box = max(0, left - 2), max(0, top - 2), min(width, right + 3), min(height, bottom + 3)
        if box[0] >= box[2] or box[1] >= box[3]:
            return None
        mask = Image.new("L", ((box[2] - box[0]) * _FINE, (box[3] - box[1]) * _FINE))
        draw = ImageDraw.Draw(mask)
        corner = view.part[0] + box[0] / view.scale, view.part[1] + box[1] / view.scale
        for outer, *holes in shapes:
            draw.polygon(self._fine(outer, corner), fill=255)
            for hole in holes:
                draw.polygon(self._fine(hole, corner), fill=0)
        return box, mask.reduce(_FINE)

    def neutral(self) -> Iterable[tuple[Box, Image.Image]]:
        for ring in geography.neutral_land():
            columns, rows = zip(*ring, strict=True)
            found = self._filled([[ring]], (min(columns), min(rows), max(columns), max(rows)))
            if found is not None:
                yield found

    def lines(self, widths: dict[geography.Edge, float]) -> Image.Image:
        """Coasts and borders, by kind so many pixels wide."""
        mask = self._blank()
        draw = ImageDraw.Draw(mask)
        for kind, line in geography.edges():
            if kind in widths:
                self._stroke(draw, line, widths[kind])
        return mask.reduce(_FINE)

    def dashes(self) -> Image.Image:
        """The lines over the sea."""
        mask = self._blank()
        draw = ImageDraw.Draw(mask)
        for (x1, y1), (x2, y2) in geography.sea_lines():
            length = hypot(x2 - x1, y2 - y1)
            dx, dy = (x2 - x1) / length, (y2 - y1) / length
            start, end = -_REACH, length + _REACH
            while start < end:
                stop = min(start + _DASH, end)
                self._stroke(draw, [(x1 + dx * at, y1 + dy * at) for at in (start, stop)], 3 * thicker(self._view))
                start += _DASH + _GAP
        return mask.reduce(_FINE)

    def grid(self) -> Image.Image:
        """Meridians and parallels, faint."""
        mask = self._blank()
        draw = ImageDraw.Draw(mask)
        left, top, right, bottom = WORLD
        for x in range(int(left), int(right) + 1, 80):
            self._stroke(draw, [(x, top), (x, bottom)], 1)
        for y in range(0, int(bottom) + 1, 80):
            self._stroke(draw, [(left, y), (right, y)], 1)
        return mask.reduce(_FINE).point([value // 16 for value in range(256)])

    def _blank(self) -> Image.Image:
        width, height = self._view.size
        return Image.new("L", (width * _FINE, height * _FINE))

    def _stroke(self, draw: ImageDraw.ImageDraw, line: Sequence[Point], width: float) -> None:
        thick = max(1, round(width * _FINE))
        points = self._fine(line, self._view.part[:2])
        if not self._near(points):
            return
        draw.line(points, fill=255, width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)

    def _near(self, points: Sequence[Point]) -> bool:
        width, height = (length * _FINE for length in self._view.size)
        columns, rows = zip(*points, strict=True)
        return bool(max(columns) >= 0 and min(columns) <= width and max(rows) >= 0 and min(rows) <= height)
