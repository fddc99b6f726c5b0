"""Why a move is refused: one code each, checked in the order of this page.

``no-such-seat``, ``game-over``, ``not-your-turn``, ``bad-syntax``, ``bad-rotation``, ``occupied``, ``no-neighbour``,
``does-not-fit``, ``no-such-segment``, ``wrong-kind``, ``area-occupied``, ``no-piece-left``. A tile of a pile that is
not known, in a state as a seat sees it, is ``unknown-tile`` when it would be drawn.
"""

from engine.contract import Illegal
from engine.hunters_and_gatherers.actions import Action
from engine.hunters_and_gatherers.facts import SEGMENTS
from engine.hunters_and_gatherers.legal import areas_of
from engine.hunters_and_gatherers.parts import HOLDERS, PARTS, STANDS
from engine.hunters_and_gatherers.places import SIDES
from engine.hunters_and_gatherers.rims import clashes, parts_beside
from engine.hunters_and_gatherers.state import KINDS, Kind, Rim, State

EDGES = {"f": "forest", "m": "meadow", "r": "river"}
"""Kinds of edges by their letters."""


def refuse_unawaited(state: State, seat: int, resigning: bool) -> None:
    """Raises `Illegal` if the seat may do nothing of the kind now, whatever the field."""
    if seat not in range(len(state.supply)):
        raise Illegal("no-such-seat", seat=seat, seats=len(state.supply))
    if state.ended:
        raise Illegal("game-over")
    if resigning and seat not in state.resigned:
        return
    if seat != state.active:
        raise Illegal("not-your-turn", awaited=[state.active])


def check(state: State, tile: str, action: Action) -> None:
    """Raises `Illegal` unless the active seat may do this with the tile in hand."""
    where = {"x": action.x, "y": action.y}
    rim = state.field.rims.get(action.cell)
    if rim is None:
        for laid in state.tiles:
            if (laid.x, laid.y) == (action.x, action.y):
                raise Illegal("occupied", **where, tile=laid.tile)
        raise Illegal("no-neighbour", **where)
    stand = STANDS[tile][action.quarter]
    sides = clashes(stand.edges, rim.edges)
    if sides:
        raise Illegal(
            "does-not-fit",
            **where,
            tile=tile,
            rotation=action.rotation,
            clashes=[
                {"side": SIDES[side], "tile": EDGES[stand.edges[side]], "field": EDGES[rim.edges[side]]}
                for side in sides
            ],
        )
    if action.kind is not None:
        _check_piece(state, tile, action, action.kind, rim)


def _check_piece(state: State, tile: str, action: Action, kind: Kind, rim: Rim) -> None:
    segments, segment = SEGMENTS[tile], action.segment
    what = {"tile": tile, "piece": kind, "segment": segment}
    if segment not in segments:
        raise Illegal("no-such-segment", **what, segments=list(segments))
    part = HOLDERS.get((kind, tile, segment))
    if part is None:
        raise Illegal("wrong-kind", **what, ground=segments[segment].kind)
    joined = areas_of(part, rim.areas, parts_beside(tile, action.quarter, rim.edges))
    holders = {seat for area in joined for seat in state.field.areas[area].seats}
    if holders:
        raise Illegal("area-occupied", **what, area=PARTS[tile][part].kind, seats=sorted(holders))
    if not state.supply[state.active][KINDS.index(kind)]:
        raise Illegal("no-piece-left", **what)
