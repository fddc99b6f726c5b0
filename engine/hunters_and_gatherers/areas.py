"""For words and pictures: what lies on the field, area by area, and what a move would do."""

from msgspec import Struct

from engine.contract import Event, Move
from engine.hunters_and_gatherers.actions import read_path
from engine.hunters_and_gatherers.majority import by_seat, winners
from engine.hunters_and_gatherers.state import Area, AreaKind, State
from engine.hunters_and_gatherers.turns import foreseen
from engine.hunters_and_gatherers.values import Value, value
from engine.hunters_and_gatherers.zones import Spot, spots


class AreaReport(Struct, frozen=True):
    """A connected forest, river or meadow, or a water system."""

    kind: AreaKind
    zones: tuple[Spot, ...]
    """x, y and segment: in the order laid. Rivers lie in two areas: their own, and their water system."""
    open: int
    """Links by which it may grow: edges of a forest or river; a meadow counts each side of a river edge."""
    complete: bool
    value: Value
    """What it would score now, completed as it stands, with its arithmetic (`engine.hunters_and_gatherers.values`)."""
    pieces: tuple[int, ...]
    """Members by seat, in a water system huts."""
    winners: tuple[int, ...]
    """The seats that would each get `Value`'s ``points``; empty if nobody is there."""


def report(state: State) -> tuple[AreaReport, ...]:
    """Every area, in the order in which they began; complete forests and rivers too."""
    return tuple(_report(state, area) for _, area in sorted(state.field.areas.items()))


def preview(state: State, move: Move) -> tuple[Event, ...]:
    """The events that a legal move of the active seat would cause: ``laid``, ``placed``, what is scored, and whether a
    bonus tile is earned, but no tile drawn. With the last tile of a game, the last scoring too."""
    action = read_path(move)
    return () if action is None or state.drawn is None else foreseen(state, state.drawn, action)


def _report(state: State, area: Area) -> AreaReport:
    return AreaReport(
        kind=area.kind,
        zones=tuple(spots(area, state.tiles)),
        open=area.open,
        complete=not area.open,
        value=value(area, state.tiles),
        pieces=tuple(by_seat(area, len(state.scores))),
        winners=tuple(winners(area, state.tiles, state.pieces)),
    )
