"""Short programs that die at a named point."""

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def killed_at(program: str, point: str, *arguments: str) -> None:
    """Runs the program, which arms its first argument, until it kills itself there."""
    run = [sys.executable, "-c", program, point, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(run, cwd=ROOT, timeout=60, check=False, capture_output=True, env=environment)
    assert ended.returncode == -signal.SIGKILL, ended.stderr.decode()
