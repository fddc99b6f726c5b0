"""Time that passes at once: an event loop that, when nothing is left to be done, goes on to the next thing due."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Jumping(selectors.SelectSelector):
    """Waits for nothing: the time that was to be waited has passed."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("everybody waits, and nothing will ever happen")
            self.loop.passed += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """``passed``: seconds since the loop was made. Nothing in it may use threads."""

    def __init__(self) -> None:
        self.passed = 0.0
        selector = _Jumping()
        selector.loop = self
        super().__init__(selector)
        # Of sums of floating numbers.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self.passed


class VirtualClock:
    """UTC seconds by the loop's time; somebody may set it (``offset``)."""

    def __init__(self, loop: VirtualLoop, start: float) -> None:
        self._loop = loop
        self.start = start
        self.offset = 0.0
        self.latest = 0
        """It has shown no later time."""

    def now(self) -> int:
        now = int(self.start + self.offset + self._loop.time())
        self.latest = max(self.latest, now)
        return now


def run(loop: VirtualLoop, whole: Coroutine[Any, Any, T]) -> T:
    """What the coroutine returns; the loop is closed after it."""
    try:
        return loop.run_until_complete(whole)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
