"""Work that is handed to a database: never cancelled with whoever waits for it, and finished before the end."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.store.errors import Closed

T = TypeVar("T")


class Calls:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[object]] = set()
        self.closed = False

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What the work returns. Cancelling the caller does not cancel it. Raises `Closed` after `finish`."""
        if self.closed:
            work.close()
            raise Closed("The database is closed")
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Takes in nothing more, and waits for what was taken in before."""
        self.closed = True
        await asyncio.gather(*self._running, return_exceptions=True)
