"""Shorthands for tests of Halali!: tables from position strings, moves as people type them."""

import pytest

from engine.chance import Seeded
from engine.contract import Event, Illegal, OptionValue, Refusal
from engine.halali.game import HALALI
from engine.halali.state import State


def at(position: str, **options: OptionValue) -> State:
    """The table on which the position stands: a single game, if nothing else is said."""
    return HALALI.load(position, {"match": False, **options})


def mover(state: State) -> int:
    """The seat that is awaited first."""
    return HALALI.turn(state).seats[0]


def legal(state: State) -> list[str]:
    """The legal moves of everybody who is awaited, in notation."""
    return [HALALI.format(state, move) for seat in HALALI.turn(state).seats for move in HALALI.moves(state, seat)]


def legal_from(state: State, square: str) -> list[str]:
    return [text for text in legal(state) if text.startswith(square)]


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state after the moves, and the events of the last one."""
    events: tuple[Event, ...] = ()
    for text in texts:
        seat = mover(state)
        state, events = HALALI.play(state, seat, HALALI.parse(state, seat, text), Seeded(b"tests", 1))
    return state, events


def after(state: State, *texts: str) -> State:
    return played(state, *texts)[0]


def refusal(state: State, text: str, seat: int | None = None) -> Refusal:
    """Why the text is refused."""
    with pytest.raises(Refusal) as caught:
        HALALI.parse(state, mover(state) if seat is None else seat, text)
    return caught.value


def code(state: State, text: str, seat: int | None = None) -> str:
    return refusal(state, text, seat).code


def refused_move(state: State, *move: str, seat: int | None = None) -> str:
    """The code with which `play` refuses a path."""
    with pytest.raises(Illegal) as caught:
        HALALI.play(state, mover(state) if seat is None else seat, move, Seeded(b"tests", 1))
    return caught.value.code


def board_of(state: State) -> str:
    return HALALI.position(state).split(" ")[0]
