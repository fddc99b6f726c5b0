"""One SQLite connection on a thread of its own, through aiosqlite."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.calls import Calls

T = TypeVar("T")
BUSY_SECONDS = 5.0


class DatabaseThread:
    """Runs functions on the connection, each one whole, in the order they were handed in."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._calls = Calls()
        self.closed = False

    @classmethod
    async def open(cls, path: Path, factory: type[sqlite3.Connection] = sqlite3.Connection) -> "DatabaseThread":
        # isolation_level None: transactions are begun and ended by us alone.
        connection = aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS, factory=factory)
        try:
            return cls(await connection)
        except sqlite3.Error:
            # aiosqlite's thread still reports to the loop that it ends; the loop must not be closed before.
            await asyncio.to_thread(connection._thread.join)
            raise

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """What the function returns. Cancelling the caller does not cancel the function."""
        return await self._calls.run(self._execute(function))

    async def close(self) -> None:
        """Waits for what was handed in before."""
        if self.closed:
            return
        self.closed = True
        await self._calls.finish()
        await self._connection.close()

    async def _execute(self, function: Callable[[sqlite3.Connection], T]) -> T:
        # aiosqlite has no public way to run a function on its thread; a test pins these two names.
        done: T = await self._connection._execute(function, self._connection._conn)  # type: ignore[no-untyped-call]
        return done
