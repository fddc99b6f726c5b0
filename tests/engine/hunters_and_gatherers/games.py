"""Random games for any number of players, played once for all tests of a run."""

from functools import cache
from typing import Any

from msgspec import Struct

from engine.chance import Scripted, Seeded
from engine.contract import Data, Event, Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State


class Step(Struct, frozen=True):
    """A move and what came of it."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


@cache
def random_game(seats: int, number: int) -> tuple[Step, ...]:
    """Game ``number`` to its end."""
    return play_on(GAME.start(seats, {}, Seeded(_seed(number), 0)), number)


def dealt(seats: int, number: int, deal: Data, **options: Any) -> tuple[Step, ...]:
    """A random game from told piles."""
    return play_on(GAME.start(seats, options, Scripted(GAME.script(deal), Seeded(_seed(number), 0))), number)


def play_on(state: State, number: int) -> tuple[Step, ...]:
    """Random moves to the end."""
    picker, steps = Seeded(_seed(number) + b"picks", 0), []
    while not state.ended:
        seat, moves = state.active, tuple(GAME.moves(state, state.active))
        move = moves[picker.roll("move", len(moves), 1)[0] - 1]
        after, events = GAME.play(state, seat, move, Seeded(b"", 0))
        steps.append(Step(state, seat, move, after, events))
        state = after
    return tuple(steps)


def _seed(number: int) -> bytes:
    return b"hunters and gatherers" + number.to_bytes(4, "big")
