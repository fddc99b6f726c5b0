"""Where in a segment a beast, a nugget, a piece or a letter has most room."""

import math
from collections.abc import Mapping
from functools import cache
from itertools import combinations, permutations
from typing import TypeAlias

from PIL import Image, ImageFilter

from engine.hunters_and_gatherers.facts import SEGMENTS, TILES, Segment, Tile
from render.art.hunters_and_gatherers.terrain import Terrain, sides, terrain
from render.art.hunters_and_gatherers.zones import number, zones
from render.art.pen import Point

Spots: TypeAlias = Mapping[str, tuple[Point, ...]]
"""By letter: where its things stand, in the order of `things`, and last where a piece stands."""
_STEP = 4
_FAR = 2.7
"""How much the distance of two things counts for less than their distance to what is not theirs."""
_OVER = 2.2
"""How much more room a piece seems to have than a thing has."""
_ENOUGH = 13.0
"""More room than that is no gain."""
_INWARD = 19.0
"""Things stand no nearer to the rim, whatever their spot is."""
_AWAY = 22.0
"""A piece on a river that is so far from a beast does not hide it."""


def things(segment: Segment) -> tuple[str, ...]:
    """What is drawn in a segment. Fish have their lake to themselves."""
    if segment.kind == "forest":
        return ("gold",) * segment.gold + ("mushrooms",) * segment.mushrooms
    return ("fire",) * segment.fire + ("shrine",) * segment.shrine + segment.animals


@cache
def spots(tile_id: str) -> Spots:
    """For the unturned tile, in hundredths of it."""
    tile = TILES[tile_id]
    land = terrain(tile)
    mask = zones(tile).resize((100, 100), Image.Resampling.NEAREST)
    found: dict[str, tuple[Point, ...]] = {}
    beasts: list[Point] = []
    for segment in tile.segments:
        if segment.kind == "lake":
            found[segment.id] = (_on_shore(tile, segment, land),)
        elif segment.kind != "river":
            own = mask.point([255 if value == number(tile, segment.id) else 0 for value in range(256)])
            found[segment.id] = _spread(_room(own), len(things(segment)))
            beasts += found[segment.id][:-1]
    for segment in tile.segments:
        if segment.kind == "river":
            found[segment.id] = (_on_river(segment, land, mask, number(tile, segment.id), beasts),)
    return found


def _on_river(segment: Segment, land: Terrain, mask: Image.Image, value: int, beasts: list[Point]) -> Point:
    """Near the middle of the part that can be seen, away from the beasts beside it."""
    line = land.rivers[segment.id]
    seen = [(x, y) for x, y in line if mask.getpixel((min(99, int(x)), min(99, int(y)))) == value]
    middle = seen[len(seen) // 2]
    near = seen[len(seen) // 5 : -(len(seen) // 5) or None]
    return max(
        near,
        key=lambda point: min([22.0, *(math.dist(point, beast) for beast in beasts)]) - math.dist(point, middle) / 3,
    )


def _on_shore(tile: Tile, segment: Segment, land: Terrain) -> Point:
    """On the side where no river comes in, so that the fish stay visible."""
    outline = land.lakes[segment.id]
    x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
    mouths = [(50 + 50 * dx, 50 + 50 * dy) for river in segment.rivers for dx, dy in _ways(SEGMENTS[tile.id][river])]
    return max(
        ((x + 0.72 * (px - x), y + 0.72 * (py - y)) for px, py in outline),
        key=lambda point: min(math.dist(point, mouth) for mouth in mouths),
    )


def _ways(river: Segment) -> list[Point]:
    return [((0, -1), (1, 0), (0, 1), (-1, 0))[side] for side in sides(river)]


def _room(own: Image.Image) -> dict[Point, float]:
    """How far points of the segment are from its edge and the tile's, on a grid."""
    framed = Image.new("L", (102, 102))
    framed.paste(own, (1, 1))
    room: dict[Point, float] = {}
    depth = 0
    while framed.getbbox():
        depth += 1
        for x in range(1, 101):
            for y in range(1, 101):
                if x % _STEP == 0 and y % _STEP == 0 and framed.getpixel((x, y)):
                    room[x - 0.5, y - 0.5] = depth
        framed = framed.filter(ImageFilter.MinFilter(3))
    return room


def _spread(room: Mapping[Point, float], count: int) -> tuple[Point, ...]:
    """A spot for each of ``count`` things, and last for a piece: none near another or the edge."""
    points = sorted(room, key=lambda point: (-room[point], point))[:260]
    if not count:
        return (points[0],)
    if count == 1:

        def merit(pair: tuple[Point, Point]) -> tuple[float, float]:
            thing, piece = pair
            return _slack(room, thing, piece), room[thing] + room[piece]

        return max(permutations(points, 2), key=merit)

    def apart(pair: tuple[Point, Point]) -> float:
        one, other = pair
        return min(_slack(room, one, other), _slack(room, other, one))

    farthest = max(combinations(points, 2), key=apart)
    things = list(farthest)
    while len(things) < count:
        things.append(max(points, key=lambda point: min(_slack(room, point, other) for other in things)))
    return (*things, max(points, key=lambda point: min(_slack(room, thing, point) for thing in things)))


def _slack(room: Mapping[Point, float], thing: Point, piece: Point) -> float:
    """How well a thing and a piece stand together; the piece may hang over the segment's edge a little."""
    x, y = (min(max(value, _INWARD), 100 - _INWARD) for value in thing)
    apart = math.hypot(x - piece[0], y - piece[1])
    return min(room[thing], _OVER * room[piece], apart / _FAR, _ENOUGH)
