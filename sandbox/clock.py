"""Time, handed in: the server's 3 seconds, 15 minutes and ages of messages follow one clock."""

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Seconds since 1970 in UTC, and calls that fall due."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, action: Callable[[], None]) -> None: ...

    def advance(self, seconds: float) -> None:
        """Move on, and run what falls due on the way."""


class SystemClock:
    """The time of the machine, or so many seconds ahead of it: it runs on by itself and can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._due: dict[int, tuple[float, Callable[[], None], asyncio.TimerHandle]] = {}
        self._count = 0

    def now(self) -> float:
        return time.time() + self.ahead

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        self._count += 1
        self._await(self._count, self.now() + seconds, action)

    def advance(self, seconds: float) -> None:
        self.ahead += seconds
        for number, (at, action, timer) in sorted(self._due.items()):
            timer.cancel()
            self._await(number, at, action)

    def _await(self, number: int, at: float, action: Callable[[], None]) -> None:
        def call() -> None:
            del self._due[number]
            action()

        timer = asyncio.get_running_loop().call_later(max(0.0, at - self.now()), call)
        self._due[number] = (at, action, timer)


class ManualClock:
    """A clock that stands until a test moves it."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> None:
        self._count += 1
        self._due.append((self._now + seconds, self._count, action))

    def advance(self, seconds: float) -> None:
        """Move on; what falls due on the way runs at its own time."""
        end = self._now + seconds
        while ready := [entry for entry in self._due if entry[0] <= end]:
            first = min(ready)
            self._due.remove(first)
            self._now = max(self._now, first[0])
            first[2]()
        self._now = end


def timestamp(seconds: float) -> str:
    """The form of Discord's timestamps: ISO 8601 with microseconds and offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
