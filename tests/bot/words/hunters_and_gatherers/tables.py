"""Tables of Hunters and Gatherers to talk about: random games, positions by text, the fullest fields there can be."""

import random
from collections.abc import Callable, Iterator, Sequence

from engine.chance import Seeded
from engine.contract import Event, Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.state import State

NAMES = ("Ann", "Ben", "Chloe", "Dan", "Eve")
LONG_NAMES = ("W" * 32, "M" * 32, "Q" * 32, "G" * 32, "O" * 32)
Chooser = Callable[[random.Random, State, Sequence[Move]], Move]

GOLD = "S01@0,0/0;L32@1,0/180 0member@1,0/b 4/2 1 L33 ?74 ?12 - -"
"""Example 2: red's gatherer waits in the forest with gold, which blue's tile completes on 0,-1."""
LAKES = "L13@-1,0/0;S01@0,0/0 0member@-1,0/f;1hut@0,0/d 0/0 0 L65 ?74 ?12 - -"
"""Red's fisher is on the river south of a lake, blue's hut on the river east of it; L65 would complete any of the
lake's three open rivers."""


def at(text: str) -> State:
    """A table at a position."""
    return HUNTERS_AND_GATHERERS.load(text, {})


def any_move(luck: random.Random, state: State, moves: Sequence[Move]) -> Move:
    return luck.choice(moves)


def crowding(luck: random.Random, state: State, moves: Sequence[Move]) -> Move:
    """Puts a piece down wherever that is possible."""
    placing = [move for move in moves if move[2] != "-"]
    return luck.choice(placing or moves)


def straggling(luck: random.Random, state: State, moves: Sequence[Move]) -> Move:
    """As far from the start tile as possible: such fields have the most places."""
    far = {move: sum(map(abs, coordinates(move[0]))) for move in moves}
    most = max(far.values())
    return luck.choice([move for move in moves if far[move] == most])


def random_table(seed: int, seats: int = 2, choose: Chooser = any_move) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a table played at random to its result, with the events that led there."""
    luck = random.Random(seed)
    secret = seed.to_bytes(4, "big")
    state = HUNTERS_AND_GATHERERS.start(seats, {}, Seeded(secret, 0))
    yield state, ()
    ply = 0
    while turn := HUNTERS_AND_GATHERERS.turn(state).seats:
        ply += 1
        move = choose(luck, state, list(HUNTERS_AND_GATHERERS.moves(state, turn[0])))
        state, events = HUNTERS_AND_GATHERERS.play(state, turn[0], move, Seeded(secret, ply))
        yield state, events
