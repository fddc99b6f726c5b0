"""Shorthands for tests of Hunters and Gatherers: fields as position strings have them, moves as people type them."""

from typing import Any

import pytest

from engine.chance import Seeded
from engine.contract import Event, Illegal, Refusal
from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import AreaKind, State

START = "S01@0,0/0"
"""The start tile: meadow in the north, forest in the east and south, river in the west."""


def at(
    tiles: str = START,
    hand: str = "L30",
    *,
    pieces: str = "-",
    scores: str = "0/0",
    seat: int = 0,
    land: str = "L30",
    bonus: str = "-",
    resigned: str = "-",
) -> State:
    """A table for two, if the scores name no more, where the seat holds a tile. L30 is a common one: fmmf."""
    return GAME.load(f"{tiles} {pieces} {scores} {seat} {hand} {land} {bonus} - {resigned}", {})


def legal(state: State) -> list[str]:
    """The moves of the active seat, in notation."""
    return [GAME.format(state, move) for move in GAME.moves(state, state.active)]


def pieces_at(state: State, place: str) -> list[str]:
    """What may be put on the tile at a place and rotation."""
    return [text.removeprefix(place + " ") for text in legal(state) if text.startswith(place + " ")]


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state after the moves, and the events of the last one."""
    events: tuple[Event, ...] = ()
    for text in texts:
        seat = state.active
        state, events = GAME.play(state, seat, GAME.parse(state, seat, text), Seeded(b"tests", 1))
        assert GAME.faults(state) == []
    return state, events


def after(state: State, *texts: str) -> State:
    return played(state, *texts)[0]


def codes(events: tuple[Event, ...]) -> list[str]:
    return [event.code for event in events]


def data_of(events: tuple[Event, ...], code: str) -> dict[str, Any]:
    """The data of the only event with the code."""
    (data,) = [event.data for event in events if event.code == code]
    return dict(data)


def refusal(state: State, text: str, seat: int | None = None) -> Refusal:
    """Why the text is refused."""
    with pytest.raises(Refusal) as caught:
        GAME.parse(state, state.active if seat is None else seat, text)
    return caught.value


def code(state: State, text: str, seat: int | None = None) -> str:
    return refusal(state, text, seat).code


def refused_move(state: State, *move: str, seat: int | None = None) -> Illegal:
    """Why `play` refuses a path."""
    with pytest.raises(Illegal) as caught:
        GAME.play(state, state.active if seat is None else seat, move, Seeded(b"tests", 1))
    return caught.value


def area(state: State, spot: str, kind: AreaKind | None = None) -> AreaReport:
    """The area in which a segment lies: ``1,0/b``. For a river, its own if nothing else is said."""
    cell, segment = spot.split("/")
    x, y = map(int, cell.split(","))
    kinds = ("forest", "river", "meadow") if kind is None else (kind,)
    (found,) = [each for each in report(state) if each.kind in kinds and (x, y, segment) in each.zones]
    return found
