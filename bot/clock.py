"""The time of the world."""

import time


class WallClock:
    """`bot.tables.Clock` of a running bot."""

    def now(self) -> int:
        """UTC seconds since 1970."""
        return int(time.time())
