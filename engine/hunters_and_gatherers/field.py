"""Areas: how they grow and merge when a tile is laid (4.7, 4.8), and who stands in them."""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.hunters_and_gatherers.parts import HOLDERS, PARTS, STANDS, ZONES_PER_TILE, Stand, facing
from engine.hunters_and_gatherers.places import cell_at, neighbours, opposite
from engine.hunters_and_gatherers.rims import BARE, NO_TILE, beside, parts_beside
from engine.hunters_and_gatherers.state import Area, Field, Laid, Piece, Rim

COMPLETABLE = ("forest", "river")
"""5.2, 6.1: the kinds of areas that are scored as soon as they are complete."""


class Extended(Struct, frozen=True):
    """A field with one more tile."""

    field: Field
    completed: tuple[int, ...]
    """The forests and rivers that it completed, by number, forests first."""


def extend(field: Field, index: int, laid: Laid, part: int = -1, seat: int = -1) -> Extended:
    """4.7: tile number ``index`` is laid where it fits, and a piece of the seat on a part, if one is named.

    So a piece is placed before scoring (4.9); nothing is scored here."""
    cell, quarter = cell_at(laid.x, laid.y), laid.rotation // 90
    rim, base = field.rims.get(cell, BARE), index * ZONES_PER_TILE
    parts = parts_beside(laid.tile, quarter, rim.edges)
    met = [(area, base + number) for area, number in zip(rim.areas, parts, strict=True)]
    heads = _merge(met)
    areas = dict(field.areas)
    groups: dict[int, list[Area]] = {}
    for number in dict.fromkeys(rim.areas):
        groups.setdefault(heads.get(number, number), []).append(areas.pop(number))
    for number, each in enumerate(PARTS[laid.tile]):
        zone = base + number
        new = Area(each.kind, each.links, (zone,), (seat,) if number == part else ())
        if zone in heads:
            groups[heads[zone]].append(new)
        else:
            areas[zone] = new
    closed = [heads.get(area, area) for area, _ in met]
    for head, group in groups.items():
        areas[head] = _union(group, closed.count(head))
    rims = _moved_out(field.rims, cell, heads, base, STANDS[laid.tile][quarter])
    closed_up = sorted((areas[head].kind, head) for head in groups if not areas[head].open)
    return Extended(Field(rims, areas), tuple(head for kind, head in closed_up if kind in COMPLETABLE))


def build(tiles: Sequence[Laid], pieces: Iterable[Piece]) -> Field:
    """The field from nothing. The tiles must fit each other; the pieces stand on them."""
    field, places = Field({}, {}), {}
    for index, laid in enumerate(tiles):
        field = extend(field, index, laid).field
        places[laid.x, laid.y] = index
    areas = field.areas
    owner = {zone: number for number, area in areas.items() for zone in area.zones}
    for piece in pieces:
        index = places[piece.x, piece.y]
        number = owner[index * ZONES_PER_TILE + HOLDERS[piece.kind, tiles[index].tile, piece.segment]]
        areas[number] = replace(areas[number], seats=tuple(sorted((*areas[number].seats, piece.seat))))
    return field


def vacated(field: Field, number: int) -> Field:
    """5.7, 6.5: the field once the members of an area have gone home."""
    return Field(field.rims, {**field.areas, number: replace(field.areas[number], seats=())})


def _merge(met: list[tuple[int, int]]) -> dict[int, int]:
    # Of areas that meet, the lowest number goes on: by every other one, the area in which it does.
    heads: dict[int, int] = {}
    for one, other in met:
        while one in heads:
            one = heads[one]
        while other in heads:
            other = heads[other]
        if one != other:
            heads[max(one, other)] = min(one, other)
    # Heads are lower than what they stand for, so in this order each head is final when it is asked for.
    for number in sorted(heads):
        heads[number] = heads.get(heads[number], heads[number])
    return heads


def _union(group: list[Area], meetings: int) -> Area:
    # Each meeting closes a link on either side.
    links = -2 * meetings
    zones: list[int] = []
    seats: list[int] = []
    for area in group:
        links += area.open
        zones += area.zones
        seats += area.seats
    return Area(group[0].kind, links, tuple(sorted(zones)), tuple(sorted(seats)))


def _moved_out(rims: dict[str, Rim], cell: str, heads: dict[int, int], base: int, stand: Stand) -> dict[str, Rim]:
    # The cell is no longer empty; its empty neighbours meet the tile, and everybody knows merged areas by their head.
    rims = dict(rims)
    before = rims.pop(cell, BARE).edges
    gone = {number for number in heads if number < base}
    if gone:
        for place, rim in rims.items():
            if not gone.isdisjoint(rim.areas):
                rims[place] = Rim(rim.edges, _by_head(rim.areas, heads))
    for side, place in enumerate(neighbours(cell)):
        if before[side] == NO_TILE:
            areas = _by_head(tuple([base + part for part in facing(stand.links[side])]), heads)
            rims[place] = beside(rims.get(place, BARE), opposite(side), stand.edges[side], areas)
    return rims


def _by_head(areas: tuple[int, ...], heads: dict[int, int]) -> tuple[int, ...]:
    return tuple([heads.get(number, number) for number in areas])
