"""Where the bot reads the time."""

import time
from pathlib import Path

import pytest

from bot.clock import FollowingClock, WallClock


def test_the_worlds_time_is_whole_seconds_of_utc() -> None:
    assert WallClock().now() == pytest.approx(time.time(), abs=2)


def test_a_clock_that_follows_is_ahead_as_the_file_says(tmp_path: Path) -> None:
    ahead = tmp_path / "clock"
    clock = FollowingClock(ahead)
    ahead.write_text("0.0")
    assert clock.now() == pytest.approx(time.time(), abs=2)
    ahead.write_text("86400.0")
    assert clock.now() == pytest.approx(time.time() + 86_400, abs=2)
