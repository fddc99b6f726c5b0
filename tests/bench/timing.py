"""What the benchmarks share: a clock, and a loop that says how fast this machine is today."""

import time
from collections.abc import Callable

CALIBRATION_TURNS = 1_000_000


def best_of(repeats: int, work: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds of this process: what else runs on the machine does not count."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def calibration() -> float:
    """Seconds for a plain loop of a million turns: compare with it, not between machines."""
    return best_of(3, _plain_loop)


def _plain_loop() -> int:
    total = 0
    for number in range(CALIBRATION_TURNS):
        total += number % 7
    return total
