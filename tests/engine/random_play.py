"""Random games of anything in the catalogue, the same on every platform."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.chance import Outcome, Seeded
from engine.contract import AnyGame, Event, Move, Options


class Step(Struct, frozen=True):
    """One move of a random game: the state before it, everything that was legal, and what came of it."""

    before: Any
    seat: int
    moves: tuple[Move, ...]
    move: Move
    after: Any
    events: tuple[Event, ...]
    outcomes: tuple[Outcome, ...]


def seed_of(number: int) -> bytes:
    return b"random play" + number.to_bytes(4, "big")


def start(game: AnyGame, number: int, options: Options) -> Any:
    """The start of random game ``number``."""
    return game.start(game.seats[0], options, Seeded(seed_of(number), 0))


def steps(game: AnyGame, number: int, options: Options, longest: int = 5000) -> Iterator[Step]:
    """Random game ``number`` to its end; after ``longest`` moves it counts as endless."""
    state, picker = start(game, number, options), Seeded(seed_of(number) + b"picks", 0)
    for ply in range(1, longest + 1):
        seats = game.turn(state).seats
        if not seats:
            return
        seat = seats[picker.roll("seat", len(seats), 1)[0] - 1]
        moves = tuple(game.moves(state, seat))
        assert moves, f"dead end: nothing is legal for seat {seat}"
        move = moves[picker.roll("move", len(moves), 1)[0] - 1]
        chance = Seeded(seed_of(number), ply)
        after, events = game.play(state, seat, move, chance)
        yield Step(state, seat, moves, move, after, events, chance.outcomes)
        state = after
    raise AssertionError(f"endless: no result after {longest} moves")
