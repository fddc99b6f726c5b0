"""The lines of arrows: bent a little, from badge to badge."""

from collections.abc import Mapping
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from engine.risk_mgs.world import NUMBERS
from render.canvas import Box, Spot
from render.risk_mgs.layout import WORLD, Point, View
from render.risk_mgs.marking import Arrow

Curve: TypeAlias = list[Point]
"""In pixels."""
Where: TypeAlias = Mapping[int, tuple[Box, ...]]
"""By territory, the box of its badge, then those of what else belongs to it."""
_PACIFIC = (NUMBERS["alaska"], NUMBERS["kamchatka"])
"""Neighbours around the edge of the map."""
_PACIFIC_Y = 138
_BEND = 0.12
"""How far an arrow swerves, by its length: one there and one back part."""
_STEPS = 60
"""Points of a curve."""
_ENOUGH, _LEAST = 46, 22
"""Pixels of an arrow that is long enough, and of one that can be told from none."""


def curves(arrow: Arrow, view: View, where: Where) -> list[tuple[Curve, bool]]:
    """What is seen of an arrow, and whether it ends in the head there; two pieces around the edge of the map."""
    start, end = where[arrow.source], where[arrow.target]
    if {arrow.source, arrow.target} != set(_PACIFIC):
        return [(_clear(_bent(middle_of(start[0]), middle_of(end[0])), start, end), True)]
    west, east = view.at((WORLD[0] - 30, _PACIFIC_Y)), view.at((WORLD[2] + 30, _PACIFIC_Y))
    out, back = (west, east) if arrow.source == _PACIFIC[0] else (east, west)
    return [
        (_clear(_bent(middle_of(start[0]), out), start, ()), False),
        (_clear(_bent(back, middle_of(end[0])), (), end), True),
    ]


def middle_of(box: Box) -> Spot:
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def length(curve: Curve) -> float:
    return sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(curve))


def without_end(curve: Curve, less: float) -> Curve:
    """Without its last pixels."""
    end = curve[-1]
    kept = [point for point in curve if hypot(point[0] - end[0], point[1] - end[1]) >= less]
    return kept if len(kept) > 1 else curve[:2]


def _bent(start: Spot, end: Spot) -> Curve:
    (x1, y1), (x2, y2) = start, end
    cx, cy = (x1 + x2) / 2 + (y2 - y1) * _BEND, (y1 + y2) / 2 - (x2 - x1) * _BEND
    curve = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        curve.append((a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2))
    return curve


def _clear(curve: Curve, start: tuple[Box, ...], end: tuple[Box, ...]) -> Curve:
    """Without what would lie on the two badges, and on their names and marks if enough is left."""
    for count, least in ((None, _ENOUGH), (1, _LEAST)):
        ends = [(box, 2) for box in start[:count]] + [(box, 5) for box in end[:count]]
        shown = [point for point in curve if not any(_inside(point, box, more) for box, more in ends)]
        if len(shown) > 3 and length(shown) > least:
            return shown
    # Badges that touch: from one middle to the other.
    return curve[_STEPS // 4 : -_STEPS // 4]


def _inside(point: Point, box: Box, more: int) -> bool:
    return box[0] - more <= point[0] <= box[2] + more and box[1] - more <= point[1] <= box[3] + more
