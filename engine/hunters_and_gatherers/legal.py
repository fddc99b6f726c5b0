"""3.1 to 3.6, 4.1 to 4.7: where the tile in hand fits, and which pieces may be put on it."""

from collections.abc import Iterator
from functools import cache

from engine.contract import Move
from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.parts import HOLDERS, STANDS
from engine.hunters_and_gatherers.places import TURNS, coordinates
from engine.hunters_and_gatherers.rims import Meetings, fitting, meetings
from engine.hunters_and_gatherers.state import Area, Field, Kind, State

NO_PIECE = "-"
_NONE: frozenset[int] = frozenset()
PICKS = 3
"""Of a move: place, rotation, piece."""


def legal_moves(state: State, picked: Move = ()) -> Iterator[Move]:
    """Every move of the active seat that begins with the picks: by x, y, rotation; then none, huts, members."""
    tile, rims = state.drawn, state.field.rims
    if tile is None or len(picked) > PICKS:
        return
    wanted: list[str | None] = [*picked, None, None, None]
    place, turn, piece = wanted[:PICKS]
    members, huts = (number > 0 for number in state.supply[state.active])
    for cell in sorted(rims, key=coordinates) if place is None else [place] if place in rims else []:
        rim = rims[cell]
        for quarter in fitting(tile, rim.edges):
            if turn in (None, TURNS[quarter]):
                taken = taken_parts(meetings(rim, STANDS[tile][quarter].links), state.field.areas)
                for choice in _choices(tile, taken, members, huts):
                    if piece in (None, choice):
                        yield (cell, TURNS[quarter], choice)


def fits_anywhere(tile: str, field: Field) -> bool:
    """3.3."""
    return any(fitting(tile, rim.edges) for rim in field.rims.values())


def taken_parts(met: Meetings, areas: dict[int, Area]) -> frozenset[int]:
    """4.3, 4.4, 4.7: the parts of a tile that would belong to areas with pieces in them."""
    taken = [part for area, part in met if areas[area].seats]
    return _joined(taken, met) if taken else _NONE


def areas_of(part: int, met: Meetings) -> set[int]:
    """4.7: the areas with which a part of a tile would become one."""
    parts = _joined([part], met)
    return {area for area, other in met if other in parts}


def _joined(parts: list[int], met: Meetings) -> frozenset[int]:
    # Parts may be joined by an area that both meet, and that by turns.
    joined = frozenset(parts)
    while True:
        areas = {area for area, part in met if part in joined}
        more = joined.union([part for area, part in met if area in areas])
        if more == joined:
            return joined
        joined = more


@cache
def _choices(tile: str, taken: frozenset[int], members: bool, huts: bool) -> tuple[str, ...]:
    picks = [NO_PIECE]
    if huts:
        picks += _free(tile, taken, "hut")
    if members:
        picks += _free(tile, taken, "member")
    return tuple(picks)


def _free(tile: str, taken: frozenset[int], kind: Kind) -> Iterator[str]:
    # 4.2, 4.4, 4.6: huts in water systems, members everywhere else. Letters are in order in the data.
    for segment in TILES[tile].segments:
        part = HOLDERS.get((kind, tile, segment.id))
        if part is not None and part not in taken:
            yield f"{kind}:{segment.id}"
