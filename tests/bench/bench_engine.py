"""How fast Halali! is played: random games, and the replay of a long log."""

from engine.chance import Chance, Seeded
from engine.contract import Move
from engine.halali.game import HALALI
from engine.halali.state import State
from tests.bench.timing import best_of, calibration

GAMES = 60
REPLAYED = 400
WANTED_STEPS = 25_000
WANTED_REPLAY = 0.050

Log = list[tuple[int, Move, Chance]]


def main() -> None:
    """Prints steps a second (all legal moves listed, one picked and played) and the time of a replay."""
    plain = calibration()
    choices = Seeded(b"bench", 1).roll("choices", 1 << 20, 20_000)
    steps = _random_games(choices)
    seconds = best_of(5, lambda: _random_games(choices))
    print(f"random play: {steps / seconds:,.0f} steps/s (wanted {WANTED_STEPS:,})")
    print(f"  one step = {seconds / steps / plain:.2e} calibration loops")

    start, log = _long_log(choices)
    seconds = best_of(5, lambda: _replay(start, log))
    print(f"replay of {len(log)} moves: {seconds * 1000:.1f} ms (wanted under {WANTED_REPLAY * 1000:.0f})")
    print(f"  {seconds / plain:.2f} calibration loops")


def _random_games(choices: tuple[int, ...]) -> int:
    steps = 0
    for number in range(GAMES):
        chance = Seeded(number.to_bytes(4, "big"), 0)
        state = HALALI.start(2, {"match": False}, chance)
        while state.ended is None:
            seat = state.seat_of(state.position.side)
            moves = list(HALALI.moves(state, seat))
            state, _ = HALALI.play(state, seat, _pick(moves, choices, steps), chance)
            steps += 1
    return steps


def _pick(moves: list[Move], choices: tuple[int, ...], step: int) -> Move:
    return moves[choices[step % len(choices)] % len(moves)]


def _long_log(choices: tuple[int, ...]) -> tuple[State, Log]:
    # Without the stall rule, and with turn-ups only when there is nothing else: as long a game as is wanted.
    start = state = HALALI.start(2, {"match": False, "stall_limit": 0}, Seeded(b"bench", 0))
    log: Log = []
    while len(log) < REPLAYED:
        seat = state.seat_of(state.position.side)
        moves = list(HALALI.moves(state, seat))
        quiet: list[Move] = [move for move in moves if len(move) == 2]
        move = _pick(quiet or moves, choices, len(log))
        chance = Seeded(b"bench", len(log) + 1)
        log.append((seat, move, chance))
        state, _ = HALALI.play(state, seat, move, chance)
    return start, log


def _replay(start: State, log: Log) -> State:
    state = start
    for seat, move, chance in log:
        state, _ = HALALI.play(state, seat, move, chance)
    return state


if __name__ == "__main__":
    main()
