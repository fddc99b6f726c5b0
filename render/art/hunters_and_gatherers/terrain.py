"""The land of a tile as curves: forests, rivers and lakes; what is left is meadow.

Units are hundredths of a tile. On a forest's side the forest covers the whole rim, on a river's side the river the
middle of it, always alike, so that neighbours meet without a seam.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from engine.hunters_and_gatherers.facts import Segment, Tile
from render.art.hunters_and_gatherers.plans import PLANS, USUAL, Plan
from render.art.pen import Point, smooth

RIVER = 14.0
"""Width of a river."""
POOL = 8.0
"""Radius of the pool where a river rises."""
CORNERS: tuple[Point, ...] = ((0, 0), (100, 0), (100, 100), (0, 100))
_LAKE = (50.0, 50.0, 22.0, 19.0)
_LENS, _BAND, _BEND = 27.0, 31.0, 38.0
"""How deep a forest of one side reaches, the meadow beside a forest that crosses the tile, a forest of two sides."""
_SCALLOP, _BUMP = 10.0, 2.3
"""Length and height of the waves of a forest's edge."""


class Forest(Struct, frozen=True):
    """``outline``: closed; ``fringes``: the parts of it that are not the tile's rim."""

    outline: tuple[Point, ...]
    fringes: tuple[tuple[Point, ...], ...]
    sides: tuple[int, ...]


class Terrain(Struct, frozen=True):
    """Everything by the segment's letter. ``rivers``: their middle lines; ``pools``: where rivers rise."""

    forests: dict[str, Forest]
    rivers: dict[str, tuple[Point, ...]]
    lakes: dict[str, tuple[Point, ...]]
    pools: dict[str, Point]

    def turned(self, rotation: int) -> "Terrain":
        """The same land turned clockwise by that many degrees."""

        def line(points: Iterable[Point]) -> tuple[Point, ...]:
            return tuple(turned(point, rotation) for point in points)

        return Terrain(
            {
                name: Forest(
                    line(forest.outline),
                    tuple(line(fringe) for fringe in forest.fringes),
                    tuple((side + rotation // 90) % 4 for side in forest.sides),
                )
                for name, forest in self.forests.items()
            },
            {name: line(points) for name, points in self.rivers.items()},
            {name: line(points) for name, points in self.lakes.items()},
            {name: turned(point, rotation) for name, point in self.pools.items()},
        )


def turned(point: Point, rotation: int) -> Point:
    """A point of the tile after the tile was turned clockwise."""
    x, y = point
    for _ in range(rotation // 90):
        x, y = 100 - y, x
    return x, y


def terrain(tile: Tile) -> Terrain:
    """The land of the unturned tile."""
    plan = PLANS.get(tile.id, USUAL)
    lakes = {one.id: plan.lakes.get(one.id, _LAKE) for one in tile.segments if one.kind == "lake"}
    rivers = {one.id: _river(one, plan, lakes) for one in tile.segments if one.kind == "river"}
    return Terrain(
        {one.id: _forest(one, plan) for one in tile.segments if one.kind == "forest"},
        rivers,
        {name: _lake(*shape) for name, shape in lakes.items()},
        {one.id: rivers[one.id][-1] for one in tile.segments if one.spring},
    )


def sides(segment: Segment) -> tuple[int, ...]:
    """The sides of the tile that a segment reaches, counted clockwise from the north."""
    return tuple(sorted({slot // 3 for slot in segment.slots}))


def middle_of(side: int) -> Point:
    """The middle of a side."""
    return ((50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0))[side]


def _forest(segment: Segment, plan: Plan) -> Forest:
    own = sides(segment)
    corners = sorted({corner % 4 for side in own for corner in (side, side + 1)} | set(plan.corners))
    outline: list[Point] = []
    fringes = []
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        if start in own and end == (start + 1) % 4:
            outline.append(CORNERS[start])
            continue
        fringe = _fringe(start, (end - start) % 4, segment, plan)
        outline += fringe[:-1]
        fringes.append(fringe)
    return Forest(tuple(outline), tuple(fringes), own)


def _fringe(start: int, spanned: int, segment: Segment, plan: Plan) -> tuple[Point, ...]:
    """The forest's edge from a corner over so many sides that are not its own, clockwise."""
    if spanned == 2:
        reach = plan.reach.get(segment.id, _BEND)
        curve: list[Point] = [(0, 0), (11, 14), (24, 36), (reach, 100 - reach), (64, 76), (86, 89), (100, 100)]
        # Drawn for a forest in the south and west, its edge running from the upper left corner.
        points = [_spin(point, start) for point in curve]
    else:
        inner = spanned == 1
        side = start if inner else (start + 3) % 4
        depth = plan.reach.get("NESW"[side] if inner else segment.id, _BAND if inner else _LENS)
        slope = 7.0 if plan.corners else 9.5
        shoulder = min(max(24, 0.8 * depth), 0.9 * depth)
        half: list[Point] = [(0, 0), (12, slope), (28, shoulder)]
        lens: list[Point] = [*half, (50, depth), *((100 - x, y) for x, y in reversed(half))]
        points = [_spin(point, side) for point in lens]
        if not inner:
            points.reverse()
    return tuple(_scalloped(smooth(points, closed=False)))


def _spin(point: Point, quarters: int) -> Point:
    return turned(point, 90 * quarters)


def _scalloped(curve: Sequence[Point]) -> list[Point]:
    """The curve in waves that swell to its left, where the forest is not; the ends stay."""
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(curve):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    waves = max(1, round(lengths[-1] / _SCALLOP))
    result = [curve[0]]
    for index in range(1, len(curve) - 1):
        (x0, y0), (x1, y1) = curve[index - 1], curve[index + 1]
        length = math.hypot(x1 - x0, y1 - y0)
        share = lengths[index] / lengths[-1]
        swell = (
            _BUMP
            * (abs(math.sin(math.pi * waves * share)) - 0.35)
            * min(1.0, max(0.0, 9 * min(share, 1 - share) - 0.7))
        )
        x, y = curve[index]
        result.append((x + swell * (y1 - y0) / length, y - swell * (x1 - x0) / length))
    return [*result, curve[-1]]


def _river(segment: Segment, plan: Plan, lakes: dict[str, tuple[float, float, float, float]]) -> tuple[Point, ...]:
    """From the rim to the other side, to the middle of its lake, or to where it rises."""
    first, *others = sides(segment)
    start = middle_of(first)
    if others:
        end = middle_of(others[0])
        straight = (others[0] - first) % 4 == 2
        pull = 0.7
        bend: list[Point] = [
            (x + (50 - x) * pull + (0 if not straight else wave), y + (50 - y) * pull + (0 if not straight else wave))
            for (x, y), wave in ((start, 5), (end, -5))
        ]
        return tuple(_bezier(start, bend[0], bend[1], end))
    if segment.lake:
        x, y, *_ = lakes[segment.lake]
        end = (x, y)
    else:
        end = plan.springs[segment.id]
    inward = (start[0] + (50 - start[0]) * 0.45, start[1] + (50 - start[1]) * 0.45)
    return tuple(_bezier(start, inward, ((inward[0] + end[0]) / 2, (inward[1] + end[1]) / 2), end))


def _bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> list[Point]:
    def at(t: float, axis: int) -> float:
        s = 1 - t
        return s**3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t**3 * d[axis]

    return [(at(step / steps, 0), at(step / steps, 1)) for step in range(steps + 1)]


def _lake(x: float, y: float, rx: float, ry: float) -> tuple[Point, ...]:
    turns = [2 * math.pi * step / 72 for step in range(72)]
    return tuple(
        (
            x + rx * math.cos(turn) * (1 + 0.05 * math.sin(3 * turn)),
            y + ry * math.sin(turn) * (1 + 0.05 * math.sin(3 * turn)),
        )
        for turn in turns
    )
