"""A few random kills under load, with answers of Discord lost; 300 by ``python -m tests.simulator.kills 300``."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_killed_at_random_under_load() -> None:
    run = [sys.executable, "-m", "tests.simulator.kills", "12"]
    ended = subprocess.run(run, cwd=ROOT, timeout=200, check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr[-2000:]
    assert "all is well" in ended.stdout
