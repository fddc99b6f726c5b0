"""3.1 to 3.6, 4.1 to 4.7: where the tile in hand fits, and which pieces may be put on it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, compress

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
    moves = chain.from_iterable(_by_cell(state, state.drawn, picked))
    return (move for move in moves if move[: len(picked)] == picked) if len(picked) > 1 else moves


def fits_anywhere(tile: str, field: Field) -> bool:
    """3.3."""
    return any(fits(tile, rim.edges) for rim in field.rims.values())


def areas_of(part: int, beside: tuple[int, ...], parts: tuple[int, ...]) -> set[int]:
    """4.7: the areas with which a part of a tile would become one, of those beside it at its parts."""
    joined = _joined(frozenset((part,)), beside, parts)
    return {area for area, other in zip(beside, parts, strict=True) if other in joined}


def _by_cell(state: State, tile: str, picked: Move) -> Iterator[list[Move]]:
    # Most of the time of a game goes by here: nothing is asked again that is the same for many cells.
    rims = state.field.rims
    held = {number for number, area in state.field.areas.items() if area.seats}
    members, huts = (number > 0 for number in state.supply[state.active])
    for cell in _cells(state.field, picked):
        rim = rims[cell]
        if held.isdisjoint(rim.areas):
            yield [(cell, turn, piece) for turn, piece in _ends(tile, rim.edges, members, huts)]
            continue
        moves: list[Move] = []
        flags = [area in held for area in rim.areas]
        for way in fits(tile, rim.edges):
            taken = _joined(frozenset(compress(way.parts, flags)), rim.areas, way.parts)
            moves += [(cell, way.turn, piece) for piece in _pieces(tile, taken, members, huts)]
        yield moves


def _cells(field: Field, picked: Move) -> Iterable[str]:
    if picked:
        return picked[:1] if picked[0] in field.rims else ()
    return sorted(field.rims, key=coordinates)


def _joined(some: frozenset[int], beside: tuple[int, ...], parts: tuple[int, ...]) -> frozenset[int]:
    # 4.7, 4.8: parts that areas of the field join with these, by turns: area, part, area. Areas met once join none.
    while len(set(beside)) < len(beside):
        areas = {area for area, part in zip(beside, parts, strict=True) if part in some}
        more = some.union([part for area, part in zip(beside, parts, strict=True) if area in areas])
        if more == some:
            break
        some = more
    return some


@cache
def _ends(tile: str, edges: str, members: bool, huts: bool) -> tuple[tuple[str, str], ...]:
    # The rotations and pieces of moves to a cell beside which nobody stands.
    pieces = _pieces(tile, frozenset(), members, huts)
    return tuple((way.turn, piece) for way in fits(tile, edges) for piece in pieces)


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
