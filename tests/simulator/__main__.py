"""``python -m tests.simulator SEED STEPS [RUNS]``: so many runs of the simulator, with seeds from that one on.

Every second one is on the disk. A seed repeats its run; of a broken one the step and what was wrong are told, and the
exit code is 1.
"""

import logging
import sys
import tempfile
import time
from pathlib import Path

from tests.simulator.simulation import START, Broken, Simulation

DAY = 86_400


def main() -> None:
    # The bot tells of each trouble that it meets.
    logging.disable(logging.CRITICAL)
    first, steps = int(sys.argv[1]), int(sys.argv[2])
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    well = [run(seed, steps, memory=(seed - first) % 2 == 0) for seed in range(first, first + runs)]
    sys.exit(0 if all(well) else 1)


def run(seed: int, steps: int, *, memory: bool) -> bool:
    """Whether all went well."""
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        simulation = Simulation(seed, Path(folder), memory=memory)
        try:
            trace = simulation.run(steps)
        except Broken as broken:
            print(broken, flush=True)
            return False
    print(
        f"seed {seed}, {steps} steps {'in memory' if memory else 'on disk'}: "
        f"{(simulation.clock.now() - START) // DAY} days, {len(simulation.tables)} tables, "
        f"{len(simulation.acknowledged)} changes, {len(simulation.world.messages)} messages, "
        f"{simulation.weather.kills} kills, {simulation.lives} lives in {time.process_time() - began:.1f} s; "
        f"{trace[:16]}",
        flush=True,
    )
    return True


if __name__ == "__main__":
    main()
