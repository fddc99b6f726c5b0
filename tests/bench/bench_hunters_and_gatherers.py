"""How fast Hunters and Gatherers is played by five, all scoring on."""

import time

from engine.chance import Seeded
from engine.hunters_and_gatherers.areas import preview, report
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from tests.bench.timing import best_of, calibration

GAMES = 12
WANTED_STEPS = 3_000
WANTED_MILLISECONDS = 5.0


def main() -> None:
    """Prints steps a second (all legal moves listed, one picked and played), the slowest of them, and what words and
    pictures ask for."""
    plain = calibration()
    choices = Seeded(b"bench", 1).roll("choices", 1 << 20, 20_000)
    times: list[float] = []
    full = _random_games(choices, times)
    steps = len(times)
    seconds = best_of(5, lambda: _random_games(choices, times))
    print(f"random play: {steps / seconds:,.0f} steps/s (wanted {WANTED_STEPS:,})")
    print(f"  one step = {seconds / steps / plain:.2e} calibration loops")
    print(f"  p99 {_p99(times):.2f} ms, slowest {max(times) * 1000:.2f} ms (wanted p99 under {WANTED_MILLISECONDS})")

    move = next(HUNTERS_AND_GATHERERS.moves(full, full.active))
    print(f"report of {len(full.tiles)} tiles: {best_of(20, lambda: report(full)) * 1000:.2f} ms")
    print(f"preview of a move there: {best_of(20, lambda: preview(full, move)) * 1000:.2f} ms")


def _random_games(choices: tuple[int, ...], times: list[float]) -> State:
    """The fullest field on which somebody was awaited. The seconds of each step are added to ``times``: of this thread,
    because on a busy machine one step in a hundred waits for others."""
    full, step = HUNTERS_AND_GATHERERS.start(5, {}, Seeded(b"bench", 0)), 0
    for number in range(GAMES):
        chance = Seeded(number.to_bytes(4, "big"), 0)
        state = HUNTERS_AND_GATHERERS.start(5, {}, chance)
        while not state.ended:
            if len(state.tiles) > len(full.tiles):
                full = state
            began = time.thread_time()
            moves = list(HUNTERS_AND_GATHERERS.moves(state, state.active))
            move = moves[choices[step % len(choices)] % len(moves)]
            state, _ = HUNTERS_AND_GATHERERS.play(state, state.active, move, chance)
            times.append(time.thread_time() - began)
            step += 1
    return full


def _p99(times: list[float]) -> float:
    """Milliseconds."""
    return sorted(times)[len(times) * 99 // 100] * 1000


if __name__ == "__main__":
    main()
