"""The table on which a position stands."""

from collections import Counter

from msgspec.structs import replace

from engine.contract import Unreadable
from engine.hunters_and_gatherers.facts import BONUS
from engine.hunters_and_gatherers.faults import ground_faults, state_faults
from engine.hunters_and_gatherers.field import build
from engine.hunters_and_gatherers.positions import Position
from engine.hunters_and_gatherers.state import HUTS, MEMBERS, Agreed, Field, State


def table_at(position: Position, agreed: Agreed) -> State:
    """A state from a position. Raises `Unreadable` for a faulty one."""
    seats = range(len(position.scores))
    placed = Counter((piece.seat, piece.kind) for piece in position.pieces)
    state = State(
        agreed=agreed,
        tiles=position.tiles,
        pieces=position.pieces,
        supply=tuple((MEMBERS - placed[seat, "member"], HUTS - placed[seat, "hut"]) for seat in seats),
        scores=position.scores,
        active=position.active or 0,
        drawn=position.drawn,
        drawn_kind="bonus" if position.drawn in BONUS else "land",
        land=position.land,
        bonus=position.bonus,
        removed=position.removed,
        ended=position.active is None,
        field=Field({}, {}),
        resigned=position.resigned,
    )
    for fault in ground_faults(state):
        raise Unreadable(fault.code, **fault.data)
    state = replace(state, field=build(state.tiles, state.pieces))
    for fault in state_faults(state):
        raise Unreadable(fault.code, **fault.data)
    return state
