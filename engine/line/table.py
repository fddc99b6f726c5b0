"""The game that a session plays, with all that it was made from."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.advising import chance_of_advice
from engine.chance import Outcome, Results, Scripted, Seeded
from engine.contract import AnyGame, Move, Options, Ply


class Logged(Struct, frozen=True):
    """A move that was made, and what chance decided in it."""

    ply: Ply
    outcomes: tuple[Outcome, ...]


class Table(Struct, frozen=True):
    """``told``: results of chance still to come. The start draws from stream 0 of the seed, the n-th move from n."""

    seats: int
    options: Options
    seed: bytes
    start: Any
    state: Any
    dealt: tuple[Outcome, ...] = ()
    log: tuple[Logged, ...] = ()
    told: Results = {}


def opened(game: AnyGame, seats: int, options: Options, seed: bytes, told: Results) -> Table:
    """A new game."""
    chance = Scripted(told, Seeded(seed, 0))
    state = game.start(seats, options, chance)
    return Table(seats, options, seed, state, state, chance.outcomes, (), chance.unused)


def played(game: AnyGame, table: Table, seat: int, move: Move) -> Table:
    """The table after a move."""
    chance = Scripted(table.told, Seeded(table.seed, len(table.log) + 1))
    state, events = game.play(table.state, seat, move, chance)
    entry = Logged(Ply(seat, move, events), chance.outcomes)
    return replace(table, state=state, log=(*table.log, entry), told=chance.unused)


def advised(game: AnyGame, table: Table, seat: int) -> Move:
    """What a simple computer player would do in the seat."""
    return game.advise(game.seen_by(table.state, seat), seat, chance_of_advice(table.seed, len(table.log)))
