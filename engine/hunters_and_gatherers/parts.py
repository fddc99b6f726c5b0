"""What a tile is to the areas of the field: parts, and links by which these meet the parts of its neighbours.

Each meadow, forest and river segment is a part of its own; rivers and lakes that touch on the tile are, once more and
together, a part of a water system (9.1). A link is one meeting: a forest or meadow edge has one, a river edge four.
"""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from engine.hunters_and_gatherers.facts import SEGMENTS, TILES, Segment, Tile
from engine.hunters_and_gatherers.places import SIDES
from engine.hunters_and_gatherers.state import AreaKind, Kind

ZONES_PER_TILE = 16
"""More parts than any tile has."""
Links: TypeAlias = tuple[tuple[int, ...], ...]
"""By side, north first: the numbers of the parts that meet the neighbour there. At a river edge, as seen from the
middle of the tile: the meadow on the left, the river, the meadow on the right, the water system."""


class Part(Struct, frozen=True):
    """What a tile adds to an area. Features that the kind of area does not have are zero."""

    kind: AreaKind
    segments: tuple[str, ...]
    links: int
    gold: bool = False
    mushrooms: int = 0
    animals: tuple[str, ...] = ()
    fire: bool = False
    shrine: bool = False
    fish: int = 0
    """In the lakes of a water system; for a river, in the lake that ends it here."""
    lake: str | None = None
    """The lake that ends a river here."""


class Stand(Struct, frozen=True):
    """A tile in one rotation."""

    edges: str
    """``f`` forest, ``m`` meadow, ``r`` river: north, east, south, west."""
    links: Links


def facing(links: tuple[int, ...]) -> tuple[int, ...]:
    """The links of a side in the order of the neighbour, whose left is right."""
    if len(links) == 1:
        return links
    left, river, right, water = links
    return right, river, left, water


def _groups(tile: Tile) -> Iterator[tuple[AreaKind, tuple[str, ...]]]:
    for segment in tile.segments:
        if segment.kind == "lake":
            yield "water", tuple(sorted((segment.id, *segment.rivers)))
        else:
            yield segment.kind, (segment.id,)
        if segment.kind == "river" and segment.lake is None:
            yield "water", (segment.id,)


def _links(tile: Tile, groups: list[tuple[AreaKind, tuple[str, ...]]]) -> Links:
    owners = {slot: segment.id for segment in tile.segments for slot in segment.slots}
    numbers = {(kind, segment): number for number, (kind, segments) in enumerate(groups) for segment in segments}
    sides: list[tuple[int, ...]] = []
    for side, edge in enumerate(tile.edges.values()):
        left, centre, right = (owners[3 * side + third] for third in range(3))
        if edge == "river":
            meadows = numbers["meadow", left], numbers["meadow", right]
            sides.append((meadows[0], numbers["river", centre], meadows[1], numbers["water", centre]))
        else:
            sides.append((numbers["forest" if edge == "forest" else "meadow", centre],))
    return tuple(sides)


def _part(tile: Tile, kind: AreaKind, names: tuple[str, ...], links: int) -> Part:
    segments = [SEGMENTS[tile.id][name] for name in names]
    if kind == "water":
        return Part(kind, names, links, fish=sum(segment.fish for segment in segments))
    (segment,) = segments
    return Part(
        kind=kind,
        segments=names,
        links=links,
        gold=segment.gold,
        mushrooms=segment.mushrooms,
        animals=segment.animals,
        fire=segment.fire,
        shrine=segment.shrine,
        fish=_fish_at_the_end(tile, segment),
        lake=segment.lake,
    )


def _fish_at_the_end(tile: Tile, river: Segment) -> int:
    return 0 if river.lake is None else SEGMENTS[tile.id][river.lake].fish


def _parts(tile: Tile) -> tuple[tuple[Part, ...], tuple[Stand, ...]]:
    groups = list(_groups(tile))
    links = _links(tile, groups)
    counts = [sum(side.count(number) for side in links) for number in range(len(groups))]
    parts = tuple(_part(tile, *group, count) for group, count in zip(groups, counts, strict=True))
    edges = "".join(edge[0] for edge in tile.edges.values())
    # A quarter turn clockwise brings what was in the west to the north.
    turned = [len(SIDES) - quarter for quarter in range(len(SIDES))]
    stands = tuple(Stand(edges[at:] + edges[:at], links[at:] + links[:at]) for at in turned)
    return parts, stands


_BOTH = {tile.id: _parts(tile) for tile in TILES.values()}
PARTS = {tile: parts for tile, (parts, _) in _BOTH.items()}
"""The parts of each tile, by number."""
STANDS = {tile: stands for tile, (_, stands) in _BOTH.items()}
"""Each tile by quarter turns clockwise."""
HOLDERS: dict[tuple[Kind, str, str], int] = {
    ("hut" if part.kind == "water" else "member", tile, segment): number
    for tile, parts in PARTS.items()
    for number, part in enumerate(parts)
    for segment in part.segments
}
"""4.2, 4.4, 4.6: by kind of piece, tile and segment: the part in which it counts; nothing where it may not stand."""
