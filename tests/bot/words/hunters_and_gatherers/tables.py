"""Tables of Hunters and Gatherers to talk about: random games, and positions by text."""

import random
from collections.abc import Iterator

from engine.chance import Seeded
from engine.contract import Event
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eve")


def at(text: str) -> State:
    """A table at a position."""
    return HUNTERS_AND_GATHERERS.load(text, {})


def random_table(seed: int, seats: int = 2) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a table played at random to its result, with the events that led there."""
    luck = random.Random(seed)
    secret = seed.to_bytes(4, "big")
    state = HUNTERS_AND_GATHERERS.start(seats, {}, Seeded(secret, 0))
    yield state, ()
    ply = 0
    while turn := HUNTERS_AND_GATHERERS.turn(state).seats:
        ply += 1
        move = luck.choice(list(HUNTERS_AND_GATHERERS.moves(state, turn[0])))
        state, events = HUNTERS_AND_GATHERERS.play(state, turn[0], move, Seeded(secret, ply))
        yield state, events
