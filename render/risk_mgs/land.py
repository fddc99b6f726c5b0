"""The land of a view without anything on it: what stays the same as long as the view does.

Soft things are enlarged from stored pictures, sharp ones drawn anew at each scale.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.risk_mgs.world import WORLD as TERRITORIES
from render.canvas import Box
from render.colours import CREAM, INK, Colour, mix
from render.risk_mgs import geography
from render.risk_mgs.factions import Look
from render.risk_mgs.layout import SEA, WORLD, Part, Point, View
from render.risk_mgs.sheets import drawing

_FINE = 3
"""Edges are drawn so many times as large, then averaged down."""
_KEPT, _TERRITORIES_KEPT = 6, 400
"""Views and coloured territories kept ready, together some 120 megabytes at most."""
_NEUTRAL: Colour = (78, 98, 106)
_SEA_LINE: Colour = mix(CREAM, SEA, 0.2)
_DASH, _GAP, _REACH = 8, 6, 7
"""Of lines over the sea, in units; they reach a little into the land at both ends."""
_WIDTHS: dict[geography.Edge, float] = {"coast": 2.4, "border": 2.2, "zone": 6.4}
_ZONE_CORE = 2.8
"""Pixels of the pale line within the border of a zone."""
_SPECK = 26
"""Units across of islands that are too small for marks."""
_HATCH = 9
"""Pixels between the lines on land of armies that belong to no player."""


class Land(NamedTuple):
    ground: Image.Image
    """RGB: the sea, with all coasts and borders."""
    masks: dict[int, tuple[Box, Image.Image]]
    """By territory that is seen: its rectangle, and itself (mode L)."""
    coats: tuple[tuple[Colour, Image.Image], ...]
    """What is laid over the colours of territories, one after the other: colour and mask."""


def paint_land(picture: Image.Image, view: View, looks: Sequence[Look]) -> None:
    """The world in the upper left corner of the picture; ``looks``: by territory, whose it is."""
    land = land_of(view)
    picture.paste(land.ground, (0, 0))
    for territory, (box, mask) in land.masks.items():
        picture.paste(_coloured(view, territory, looks[territory]), box, mask)


@lru_cache(maxsize=_TERRITORIES_KEPT)
def _coloured(view: View, territory: int, look: Look) -> Image.Image:
    """The rectangle of a territory in the colour of its owner."""
    land = land_of(view)
    box, mask = land.masks[territory]
    ground = Image.new("RGB", mask.size, look.colour)
    if look.hatched:
        ground.paste(mix(look.colour, look.sign, 0.35), (0, 0), _hatching(mask.size))
    for colour, coat in land.coats:
        ground.paste(colour, (0, 0), coat.crop(box))
    return ground


@lru_cache(maxsize=_KEPT)
def land_of(view: View) -> Land:
    canvas = _Canvas(view)
    masks = {territory: found for territory in TERRITORIES if (found := canvas.territory(territory))}
    relief = _enlarged("relief", view)
    shade, light = (
        relief.point([min(255, max(0, (value - 128) * sign * 2)) for value in range(256)]) for sign in (-1, 1)
    )
    thicker = _thicker(view)
    lines = (
        (INK, canvas.lines({kind: width * thicker for kind, width in _WIDTHS.items()})),
        (CREAM, canvas.lines({"zone": _ZONE_CORE * thicker})),
    )
    ground = _sea(view, canvas)
    for colour, line in lines:
        ground.paste(colour, (0, 0), line)
    return Land(ground, masks, ((INK, shade), (CREAM, light), *lines))


def _thicker(view: View) -> float:
    """Lines grow with the scale, but less."""
    return float(view.scale**0.5)


def without_specks(view: View, territory: int) -> Image.Image:
    """A territory that is seen as a mask (mode L), its small islands left out."""
    found = _Canvas(view).territory(territory, _SPECK)
    return found[1] if found else Image.new("L", (1, 1))


class _Canvas:
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
                self._stroke(draw, [(x1 + dx * at, y1 + dy * at) for at in (start, stop)], 3 * _thicker(self._view))
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


def _sea(view: View, canvas: _Canvas) -> Image.Image:
    sea = _enlarged("sea", view)
    sea.paste(CREAM, (0, 0), canvas.grid())
    for box, mask in canvas.neutral():
        sea.paste(_NEUTRAL, box, mask)
    sea.paste(_SEA_LINE, (0, 0), canvas.dashes())
    return sea


def _enlarged(name: str, view: View) -> Image.Image:
    """The part of a stored picture of the whole world."""
    whole = drawing(name)
    unit = whole.width / (WORLD[2] - WORLD[0])
    left, top, right, bottom = ((place - WORLD[axis % 2]) * unit for axis, place in enumerate(view.part))
    return whole.resize(view.size, Image.Resampling.BICUBIC, (left, top, right, bottom))


@lru_cache(maxsize=32)
def _hatching(size: tuple[int, int]) -> Image.Image:
    """Slanted lines."""
    width, height = size
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for x in range(-height, width, _HATCH):
        draw.line((x, height, x + height, 0), fill=255, width=2)
    return mask
