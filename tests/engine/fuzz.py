"""Looks for crashes, dead ends, endless games and broken invariants: ``python -m tests.engine.fuzz [GAMES [FIRST]]``.

Each number is a game with options and habits of its own: some players love what changes nothing, some choose evenly,
some grab whatever is listed last.
"""

import sys
from collections.abc import Callable
from typing import Any

from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.contract import AnyGame, Move

LONGEST = 20_000
"""Moves, after which a game is called endless: far beyond what the stall rule of any game allows."""
Habit = Callable[[AnyGame, Any, int, tuple[Move, ...], Seeded], Move]


def _any(game: AnyGame, state: Any, seat: int, moves: tuple[Move, ...], picker: Seeded) -> Move:
    return moves[picker.roll("move", len(moves), 1)[0] - 1]


def _last(game: AnyGame, state: Any, seat: int, moves: tuple[Move, ...], picker: Seeded) -> Move:
    return moves[-1]


def _idle(game: AnyGame, state: Any, seat: int, moves: tuple[Move, ...], picker: Seeded) -> Move:
    # Of a few moves, one after which the most is still possible: such players put the end off.
    tries = [_any(game, state, seat, moves, picker) for _ in range(3)]
    return max(tries, key=lambda move: _choices_after(game, state, seat, move))


def _choices_after(game: AnyGame, state: Any, seat: int, move: Move) -> int:
    after, _ = game.play(state, seat, move, Seeded(b"looking ahead", 0))
    return sum(1 for each in game.turn(after).seats for _ in game.moves(after, each))


HABITS: tuple[Habit, ...] = (_any, _idle, _last)


def fuzz(game: AnyGame, number: int) -> int:
    """Plays game ``number`` to its end and returns how many moves it took. Raises whatever goes wrong."""
    seed = number.to_bytes(8, "big")
    picker = Seeded(b"fuzz" + seed, 0)
    options = {
        option.name: option.choices[picker.roll("option", len(option.choices), 1)[0] - 1] for option in game.options
    }
    fewest, most = game.seats
    seats = fewest - 1 + picker.roll("seats", most - fewest + 1, 1)[0]
    habits = [HABITS[picker.roll("habit", len(HABITS), 1)[0] - 1] for _ in range(seats)]
    state = game.start(seats, options, Seeded(seed, 0))
    for ply in range(1, LONGEST + 1):
        awaited = game.turn(state).seats
        if not awaited:
            assert game.result(state) is not None, "nobody is awaited, and there is no result"
            return ply - 1
        assert game.result(state) is None, "somebody is awaited after the result"
        seat = awaited[picker.roll("seat", len(awaited), 1)[0] - 1]
        moves = tuple(game.moves(state, seat))
        assert moves, f"dead end at move {ply}: nothing is legal for seat {seat}"
        # Now and then anything at all: rules against endless games may be switched off.
        habit = habits[seat] if picker.roll("whim", 3, 1)[0] > 1 else _any
        move = habit(game, state, seat, moves, picker)
        state, _ = game.play(state, seat, move, Seeded(seed, ply))
        assert not game.faults(state), f"move {ply}: {game.faults(state)}"
    raise AssertionError(f"endless: no result after {LONGEST} moves")


def main(games: int, first: int) -> None:
    """Fuzzes every game of the catalogue and prints how long the games were."""
    for game in GAMES.values():
        lengths = [fuzz(game, number) for number in range(first, first + games)]
        print(f"{game.id}: {games} games from number {first}, {min(lengths)} to {max(lengths)} moves")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
