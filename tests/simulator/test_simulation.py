"""Fixed seeds of the simulator; more by ``python -m tests.simulator SEED STEPS``."""

from pathlib import Path

import pytest

from tests.simulator.simulation import START, Simulation

STEPS = 240
DAY = 86_400


@pytest.mark.parametrize(("seed", "memory"), [(1, True), (2, True), (3, True), (4, False)])
def test_nothing_is_lost_and_nothing_said_twice(tmp_path: Path, seed: int, memory: bool) -> None:
    run = Simulation(seed, tmp_path, memory=memory)
    run.run(STEPS)
    assert run.clock.now() - START > 14 * DAY
    assert len(run.tables) > 5 and len(run.acknowledged) > 60 and run.weather.kills > 2


def test_a_seed_repeats_its_run_wherever_tables_are_kept(tmp_path: Path) -> None:
    traces = set()
    for name, seed, memory in (("first", 4, True), ("again", 4, True), ("disk", 4, False), ("other", 5, True)):
        folder = tmp_path / name
        folder.mkdir()
        traces.add(Simulation(seed, folder, memory=memory).run(60))
    assert len(traces) == 2
