"""Whether the bot is alive, told by the age of a file: for Docker's health check, without a port."""

import time
from collections.abc import Callable
from pathlib import Path

SECONDS = 90
"""A healthy bot writes every 30 seconds; older than this is ill."""
BEAT = 30


def beat(data: Path) -> None:
    """Say: alive now."""
    (data / "alive").touch()


def healthy(data: Path, now: Callable[[], float] = time.time) -> bool:
    """Whether the last sign of life is fresh."""
    try:
        return now() - (data / "alive").stat().st_mtime < SECONDS
    except FileNotFoundError:
        return False
