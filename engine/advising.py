"""What the simple computer players of all games share."""

import hashlib
from collections.abc import Callable, Sequence

from engine.chance import Chance, Seeded
from engine.contract import Illegal, Move, Turn

ADVICE = "advice"
"""The name under which chance is asked."""


def chance_of_advice(seed: bytes, ply: int) -> Chance:
    """What `engine.contract.Game.advise` is handed after so many moves: nothing in it tells of the results to come."""
    return Seeded(hashlib.sha256(seed + ADVICE.encode()).digest(), ply)


def refuse_idle(turn: Turn, seat: int) -> None:
    """Raises `Illegal` unless the seat is awaited."""
    if seat not in turn.seats:
        raise Illegal("not-your-turn", awaited=list(turn.seats))


def best(moves: Sequence[Move], worth: Callable[[Move], float], chance: Chance) -> Move:
    """A move of the greatest worth; chance decides between equal ones."""
    worths = [worth(move) for move in moves]
    most = max(worths)
    return one_of([move for move, each in zip(moves, worths, strict=True) if each == most], chance)


def one_of(moves: Sequence[Move], chance: Chance) -> Move:
    """Any of the moves."""
    if len(moves) == 1:
        return moves[0]
    return moves[int(chance.choose(ADVICE, [str(number) for number in range(len(moves))], 1)[0])]
