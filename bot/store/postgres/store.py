"""`PostgresStore`: transactions on a server."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.store.calls import Calls
from bot.store.contract import Session
from bot.store.migration import Migration
from bot.store.postgres import migrations
from bot.store.postgres.line import Line
from bot.store.postgres.looking import LookingLine
from bot.store.shards import ALL, Shards

T = TypeVar("T")


class PostgresStore:
    """`bot.store.contract.Store` on a server. Made by `open`, ended by `close`."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._calls = Calls()
        # One thread, so that what is handed in later also sees what was handed in before.
        self._thread = ThreadPoolExecutor(1, "database")

    @classmethod
    async def open(cls, url: str, shards: Shards = ALL, schema: Sequence[Migration] | None = None) -> "PostgresStore":
        """Connects, brings the schema up to date, and takes the shards. Raises `StoreError`."""
        return await cls._opened(Line(url, shards, migrations.load() if schema is None else schema))

    @classmethod
    async def look(cls, url: str) -> "PostgresStore":
        """Connects to look only: every `write` raises. Raises `StoreError`."""
        return await cls._opened(LookingLine(url, ALL, migrations.load()))

    @classmethod
    async def _opened(cls, line: Line) -> "PostgresStore":
        store = cls(line)
        try:
            await store._run(line.open)
        except BaseException:
            await store.close()
            raise
        return store

    async def write(self, change: Callable[[Session], T]) -> T:
        return await self._run(lambda: self._line.write(change))

    async def read(self, query: Callable[[Session], T]) -> T:
        return await self._run(lambda: self._line.read(query))

    async def close(self) -> None:
        if self._calls.closed:
            return
        await self._calls.finish()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._line.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await self._calls.run(self._on_thread(work))

    async def _on_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)
