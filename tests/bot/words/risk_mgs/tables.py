"""Tables of Risk: Metal Gear Solid to talk about, taken from whole games in all modes."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from engine.contract import Move
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited, legal_moves
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.games import Habit, Step, greedy, random, steps, unruly

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eve")
LONGEST = 1500
_GAMES: tuple[tuple[int, str, int, Habit], ...] = (
    (3, "basic_training", 1, greedy),
    (5, "basic_training", 2, unruly),
    (5, "command_room", 3, random),
    (4, "command_room", 4, unruly),
    (3, "world_conquest", 5, greedy),
)
"""Seats, mode, number, habit."""
_EVERY = 5
_RARE = ("airfield", "objective", "reroll", "ship")


@cache
def sample() -> tuple[Step, ...]:
    """Every fifth step of some games, and those of rare phases: set-ups, turns, battles, windows, resignations."""
    return tuple(
        step
        for game in _GAMES
        for number, step in enumerate(islice(steps(*game), LONGEST))
        if number % _EVERY == 0 or GAME.turn(step.before).phase in _RARE
    )


def views(every: int = 1) -> Iterator[tuple[int, State]]:
    """The sampled positions, or a part of them, as the awaited seat sees them, the seat first."""
    for step in sample()[::every]:
        seat = awaited(step.before)
        yield seat, GAME.seen_by(step.before, seat)


def choices(state: State, picked: Move) -> list[str]:
    """What may be picked next by the awaited seat."""
    return list(dict.fromkeys(move[len(picked)] for move in legal_moves(state, picked) if len(move) > len(picked)))
