"""A pen for flat drawings with smooth edges, in units of a hundredth of the sprite's size."""

import math
from collections.abc import Iterable, Sequence
from copy import copy
from itertools import pairwise
from typing import Self, TypeAlias

from PIL import Image, ImageDraw

from render.colours import INK, Colour

Point: TypeAlias = tuple[float, float]

FINENESS = 8
"""Drawn that many times larger, then averaged down."""


def smooth(points: Sequence[Point], *, closed: bool, steps: int = 14) -> list[Point]:
    """Catmull and Rom's curve through all the points."""
    count = len(points)
    if closed:
        spans = [[points[(start + offset) % count] for offset in (-1, 0, 1, 2)] for start in range(count)]
    else:
        padded = [points[0], *points, points[-1]]
        spans = [list(padded[start : start + 4]) for start in range(count - 1)]
    curve = [_between(span, step / steps) for span in spans for step in range(steps)]
    return curve if closed else [*curve, points[-1]]


def _between(span: Sequence[Point], t: float) -> Point:
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(*span, strict=True)
    )
    return x, y


def mirrored(points: Iterable[Point]) -> list[Point]:
    """The points on the other side of the middle line x = 50."""
    return [(100 - x, y) for x, y in points]


class Pen:
    """Draws one sprite of ``width`` by ``height`` pixels; a unit is a hundredth of the width."""

    def __init__(self, width: int, height: int | None = None, ground: Colour | None = None) -> None:
        size = (width * FINENESS, (height or width) * FINENESS)
        self._image = Image.new("RGBA", size, (*ground, 255) if ground else (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)
        self._unit = width * FINENESS / 100
        self._corner: Point = (0.0, 0.0)

    def within(self, corner: Point, scale: float) -> Self:
        """A pen for the same sprite whose units are ``scale`` times as large and start at ``corner``."""
        pen = copy(self)
        pen._corner = (self._corner[0] + corner[0] * self._unit, self._corner[1] + corner[1] * self._unit)
        pen._unit = self._unit * scale
        return pen

    def _at(self, points: Iterable[Point]) -> list[Point]:
        (left, top), unit = self._corner, self._unit
        return [(left + x * unit, top + y * unit) for x, y in points]

    def sprite(self) -> Image.Image:
        """The finished drawing at its true size."""
        return self._image.reduce(FINENESS)

    def ellipse(self, middle: Point, rx: float, ry: float, fill: Colour, edge: float = 0, ink: Colour = INK) -> None:
        if edge:
            self.ellipse(middle, rx + edge, ry + edge, ink)
        x, y = middle
        self._draw.ellipse(self._at([(x - rx, y - ry), (x + rx, y + ry)]), fill=fill)

    def polygon(self, points: Sequence[Point], fill: Colour, edge: float = 0, ink: Colour = INK) -> None:
        """``edge`` units of outline outside the shape, with round corners."""
        if edge:
            self.line([*points, points[0]], 2 * edge, ink)
        self._draw.polygon(self._at(points), fill=fill)

    def blob(self, points: Sequence[Point], fill: Colour, edge: float = 0, ink: Colour = INK) -> None:
        self.polygon(smooth(points, closed=True), fill, edge, ink)

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Straight strokes with round ends and joints."""
        thick = width * self._unit
        scaled = self._at(points)
        for start, end in pairwise(scaled):
            self._stroke(start, end, thick, fill)
        for x, y in scaled:
            self._draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=fill)

    def _stroke(self, start: Point, end: Point, thick: float, fill: Colour) -> None:
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        if length:
            across = (end[1] - start[1]) / length * thick / 2, (start[0] - end[0]) / length * thick / 2
            sides = [(start, 1), (end, 1), (end, -1), (start, -1)]
            self._draw.polygon([(x + s * across[0], y + s * across[1]) for (x, y), s in sides], fill=fill)

    def curve(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        self.line(smooth(points, closed=False), width, fill)

    def box(self, corners: tuple[float, float, float, float], radius: float, fill: Colour) -> None:
        """A rectangle with round corners: left, top, right, bottom."""
        left, top, right, bottom = corners
        self._draw.rounded_rectangle(self._at([(left, top), (right, bottom)]), radius * self._unit, fill=fill)

    def ring(self, middle: Point, radius: float, width: float, fill: Colour) -> None:
        """A circle line whose middle has that radius."""
        (x, y), outer = middle, radius + width / 2
        corners = self._at([(x - outer, y - outer), (x + outer, y + outer)])
        self._draw.ellipse(corners, outline=fill, width=round(width * self._unit))

    def arc(self, middle: Point, radius: float, angles: tuple[float, float], width: float, fill: Colour) -> None:
        """Part of a circle, in degrees clockwise from the east."""
        start, end = angles
        steps = max(4, round(abs(end - start) / 5))
        turns = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        x, y = middle
        self.line([(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns], width, fill)
