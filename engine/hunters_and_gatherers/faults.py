"""The invariants of states: what a strict reader checks, and what tests and imports look for."""

from collections import Counter
from collections.abc import Iterator

from engine.contract import Fault
from engine.hunters_and_gatherers.ending import staying
from engine.hunters_and_gatherers.facts import BONUS, COUNTS, LAND, TILES
from engine.hunters_and_gatherers.field import COMPLETABLE, build
from engine.hunters_and_gatherers.legal import fits_anywhere
from engine.hunters_and_gatherers.parts import HOLDERS, STANDS
from engine.hunters_and_gatherers.places import ROTATIONS, SIDES, cell_at, neighbours, opposite
from engine.hunters_and_gatherers.state import FARTHEST, HUTS, KINDS, MEMBERS, UNKNOWN, Laid, State

SEATS = range(2, 6)
"""1.1."""


def state_faults(state: State) -> list[Fault]:
    """Everything that does not fit together. Fields may hold fewer tiles than a game has, never more."""
    # Areas are worked out anew only from tiles and pieces that are sound.
    return ground_faults(state) or [*_areas(state), *_hand(state)]


def ground_faults(state: State) -> list[Fault]:
    """Faults of everything but the areas."""
    return list(_seats(state)) or [*_numbers(state), *_tiles(state)] or list(_pieces(state))


def _seats(state: State) -> Iterator[Fault]:
    seats = range(len(state.scores))
    if len(seats) not in SEATS or len(state.supply) != len(seats):
        yield Fault("strange-seats", {"scores": len(seats), "supply": len(state.supply)})
    if min(state.scores, default=0) < 0:
        yield Fault("strange-score", {"scores": list(state.scores)})
    if not set(state.resigned) <= set(seats) or len(set(state.resigned)) != len(state.resigned):
        yield Fault("strange-resignation", {"resigned": list(state.resigned)})
    if not staying(state) or (len(staying(state)) == 1 and not state.ended):
        yield Fault("nobody-left", {"resigned": list(state.resigned)})
    if state.active not in seats or (state.active in state.resigned and not state.ended):
        yield Fault("strange-seat", {"seat": state.active})
    if not -1 <= state.agreed.first < max(SEATS):
        yield Fault("strange-option", {"first": state.agreed.first})


def _numbers(state: State) -> Iterator[Fault]:
    if not state.tiles:
        yield Fault("no-tiles")
    hand = [] if state.drawn is None else [state.drawn]
    everything = Counter([laid.tile for laid in state.tiles] + [*state.removed, *hand, *state.land, *state.bonus])
    for tile, number in sorted(everything.items()):
        if tile not in COUNTS and (tile != UNKNOWN or tile in (*state.removed, *hand)):
            yield Fault("strange-tile", {"tile": tile})
        elif tile in COUNTS and number > COUNTS[tile]:
            yield Fault("too-many", {"tile": tile, "number": number, "most": COUNTS[tile]})
    for name, pile, kind in (("land", state.land, LAND), ("bonus", state.bonus, BONUS)):
        if not set(pile) <= {UNKNOWN, *kind}:
            yield Fault("wrong-pile", {"pile": name})
    if everything.total() > COUNTS.total():
        yield Fault("too-many-tiles", {"number": everything.total(), "most": COUNTS.total()})


def _tiles(state: State) -> Iterator[Fault]:
    field: dict[str, Laid] = {}
    for laid in state.tiles:
        cell = cell_at(laid.x, laid.y)
        if cell in field:
            yield Fault("two-tiles", {"x": laid.x, "y": laid.y})
        if max(abs(laid.x), abs(laid.y)) > FARTHEST:
            yield Fault("too-far", {"x": laid.x, "y": laid.y})
        if laid.rotation not in ROTATIONS:
            yield Fault("strange-rotation", {"rotation": laid.rotation})
        elif laid.tile in TILES:
            field[cell] = laid
    for cell, laid in field.items():
        for side, beside in enumerate(neighbours(cell)):
            if beside in field and _edge(laid, side) != _edge(field[beside], opposite(side)):
                yield Fault("does-not-fit", {"x": laid.x, "y": laid.y, "side": SIDES[side]})


def _edge(laid: Laid, side: int) -> str:
    return STANDS[laid.tile][laid.rotation // 90].edges[side]


def _pieces(state: State) -> Iterator[Fault]:
    tiles = {(laid.x, laid.y): laid.tile for laid in state.tiles}
    for piece in state.pieces:
        tile = tiles.get((piece.x, piece.y))
        if tile is None or (piece.kind, tile, piece.segment) not in HOLDERS:
            yield Fault("misplaced-piece", {"x": piece.x, "y": piece.y, "segment": piece.segment, "kind": piece.kind})
    for (x, y), number in Counter((piece.x, piece.y) for piece in state.pieces).items():
        if number > 1:
            yield Fault("two-pieces", {"x": x, "y": y})
    owned = Counter((piece.seat, piece.kind) for piece in state.pieces)
    for seat, supply in enumerate(state.supply):
        for kind, held, most in zip(KINDS, supply, (MEMBERS, HUTS), strict=True):
            if held < 0 or owned.pop((seat, kind), 0) + held != most:
                yield Fault("pieces", {"seat": seat, "kind": kind, "supply": held})
    for seat, kind in owned:
        yield Fault("strange-piece", {"seat": seat, "kind": kind})


def _areas(state: State) -> Iterator[Fault]:
    if state.field != build(state.tiles, state.pieces):
        yield Fault("areas")
    for number, area in state.field.areas.items():
        if area.kind in COMPLETABLE and not area.open and area.seats:
            # 5.7, 6.5: they have gone home.
            yield Fault("complete-and-held", {"area": number})


def _hand(state: State) -> Iterator[Fault]:
    if (state.drawn is None) != state.ended:
        yield Fault("hand", {"drawn": state.drawn, "ended": state.ended})
    if state.drawn is not None and not fits_anywhere(state.drawn, state.field):
        yield Fault("fits-nowhere", {"tile": state.drawn})
    if state.drawn_kind != ("bonus" if state.drawn in BONUS else "land"):
        yield Fault("hand-kind", {"drawn": state.drawn, "kind": state.drawn_kind})
