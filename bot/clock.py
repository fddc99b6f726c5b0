"""The time of the world."""

import time
from pathlib import Path


class WallClock:
    """`bot.tables.Clock` of a running bot."""

    def now(self) -> int:
        """UTC seconds since 1970."""
        return int(time.time())


class FollowingClock:
    """A clock that somebody puts forward, as one can in the stand-in for Discord: a file says by how many seconds."""

    def __init__(self, ahead: Path) -> None:
        self._ahead = ahead

    def now(self) -> int:
        """UTC seconds since 1970."""
        return int(time.time() + float(self._ahead.read_text()))
