"""``python -m tests.simulator SEED STEPS``: a run of the simulator on the disk, and one in memory."""

import logging
import sys
import tempfile
from pathlib import Path

from tests.simulator.simulation import START, Simulation

DAY = 86_400


def main() -> None:
    # The bot tells of each trouble that it meets.
    logging.disable(logging.CRITICAL)
    seed, steps = int(sys.argv[1]), int(sys.argv[2])
    for memory in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            run = Simulation(seed, Path(folder), memory=memory)
            trace = run.run(steps)
            days = (run.clock.now() - START) // DAY
            print(
                f"seed {seed}, {steps} steps: {days} days, {len(run.tables)} tables, {len(run.acknowledged)} changes, "
                f"{len(run.world.messages)} messages, {run.weather.kills} kills, {run.lives} lives; {trace[:16]}"
            )


if __name__ == "__main__":
    main()
