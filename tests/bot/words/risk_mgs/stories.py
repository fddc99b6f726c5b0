"""Events between hand-overs, as public posts tell them."""

from collections.abc import Iterator
from functools import cache

from engine.contract import Event
from engine.risk_mgs.legal import awaited
from tests.engine.risk_mgs.games import greedy, random, steps, unruly

_GAMES = ((3, "basic_training", 11, greedy), (4, "command_room", 12, random), (5, "command_room", 13, unruly))
_LONGEST = 1200
"""Moves of a game."""


@cache
def hand_overs() -> tuple[tuple[Event, ...], ...]:
    """What everybody may know, from one hand-over to the next."""
    return tuple(events for game in _GAMES for events in _of(*game))


def _of(*game: object) -> Iterator[tuple[Event, ...]]:
    told: list[Event] = []
    for number, step in enumerate(steps(*game)):  # type: ignore[arg-type]
        told += [event for event in step.events if event.seats is None]
        if told and (step.after.ended or awaited(step.after) != awaited(step.before)):
            yield tuple(told)
            told = []
        if number == _LONGEST:
            return
