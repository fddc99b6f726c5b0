"""3.1 to 3.6, 4.1 to 4.7: where the tile in hand fits, and which pieces may be put on it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, compress, repeat

from engine.contract import Move
from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.parts import HOLDERS
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.rims import fits
from engine.hunters_and_gatherers.state import Field, Kind, State

NO_PIECE = "-"


def legal_moves(state: State, picked: Move = ()) -> Iterator[Move]:
    """Every move of the active seat that begins with the picks: by x, y, rotation; then none, huts, members."""
    if state.drawn is None:
        return iter(())
    moves = chain.from_iterable(_in_lists(state, state.drawn, picked))
    return (move for move in moves if move[: len(picked)] == picked) if len(picked) > 1 else moves


def fits_anywhere(tile: str, field: Field) -> bool:
    """3.3."""
    return any(fits(tile, rim.edges) for rim in field.rims.values())


def areas_of(part: int, beside: tuple[int, ...], parts: tuple[int, ...]) -> set[int]:
    """4.7: the areas with which a part of a tile would become one, of those beside it at its parts."""
    joined = _joined(frozenset((part,)), beside, parts)
    return {area for area, other in zip(beside, parts, strict=True) if other in joined}


def _in_lists(state: State, tile: str, picked: Move) -> Iterator[Iterable[Move]]:
    # Most of the time of a game goes by here: nothing is asked again that is the same for many cells.
    rims = state.field.rims
    held = {number for number, area in state.field.areas.items() if area.seats}
    members, huts = (number > 0 for number in state.supply[state.active])
    for cell in _cells(state.field, picked):
        rim = rims[cell]
        ways, beside = fits(tile, rim.edges), rim.areas
        if not ways:
            continue
        if held.isdisjoint(beside):
            turns, pieces = _ends(tile, rim.edges, members, huts)
            yield zip(repeat(cell), turns, pieces)
            continue
        flags = [area in held for area in beside]
        joining = len(set(beside)) < len(beside)
        for way in ways:
            taken = frozenset(compress(way.parts, flags))
            if joining:
                taken = _joined(taken, beside, way.parts)
            yield zip(repeat(cell), repeat(way.turn), _pieces(tile, taken, members, huts))


def _cells(field: Field, picked: Move) -> Iterable[str]:
    if picked:
        return picked[:1] if picked[0] in field.rims else ()
    return sorted(field.rims, key=coordinates)


def _joined(some: frozenset[int], beside: tuple[int, ...], parts: tuple[int, ...]) -> frozenset[int]:
    # 4.7, 4.8: parts that areas of the field join with these, by turns: area, part, area. An area met once joins none.
    while True:
        areas = {area for area, part in zip(beside, parts, strict=True) if part in some}
        more = some.union([part for area, part in zip(beside, parts, strict=True) if area in areas])
        if more == some:
            return some
        some = more


@cache
def _ends(tile: str, edges: str, members: bool, huts: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    # The rotations and pieces, side by side, of all moves to a cell beside which nobody stands.
    ways, pieces = fits(tile, edges), _pieces(tile, frozenset(), members, huts)
    return tuple(way.turn for way in ways for _ in pieces), pieces * len(ways)


@cache
def _pieces(tile: str, taken: frozenset[int], members: bool, huts: bool) -> tuple[str, ...]:
    # 4.3, 4.4: the picks for a piece where these parts belong to areas with pieces in them.
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
