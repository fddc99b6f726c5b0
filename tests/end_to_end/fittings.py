"""What a house in a test is fitted with: a quick painter, a clock that leaps, a store that is watched."""

import asyncio
import io
import time
from collections.abc import Callable
from typing import TypeVar

from PIL import Image

from bot.clock import WallClock
from bot.store.contract import Session
from bot.store.errors import StoreError
from bot.store.sqlite.lock import InstanceLock
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.thread import DatabaseThread
from bot.ui.pictures import Pictures
from render.scene import Scene
from tests.end_to_end.room import PATIENCE

T = TypeVar("T")


def _dot() -> bytes:
    file = io.BytesIO()
    Image.new("L", (1, 1)).save(file, "PNG")
    return file.getvalue()


DOT = _dot()
"""A picture of one point."""


class QuickPictures(Pictures):
    """Paints one point, for tests in which the picture does not matter."""

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        return (DOT,)


class LeapingClock(WallClock):
    """The time of the world, or one that stands still, and what the test has added to it."""

    def __init__(self, standing: int | None = None) -> None:
        self._standing = standing
        self.ahead = 0

    def now(self) -> int:
        return (int(time.time()) if self._standing is None else self._standing) + self.ahead


class WatchedStore(SqliteStore):
    """Tells of every write, and is as slow or as ill as a test wants it."""

    def __init__(self, thread: DatabaseThread, lock: InstanceLock) -> None:
        super().__init__(thread, lock)
        self.seconds = 0.0
        """How long each transaction takes, in the database's own thread."""
        self.trouble: StoreError | None = None
        """What every change ends in."""
        self._written = asyncio.Event()

    async def write(self, change: Callable[[Session], T]) -> T:
        if self.trouble is not None:
            raise self.trouble

        def slowly(session: Session) -> T:
            time.sleep(self.seconds)
            return change(session)

        try:
            return await super().write(slowly)
        finally:
            self._written.set()

    async def read(self, query: Callable[[Session], T]) -> T:
        def slowly(session: Session) -> T:
            time.sleep(self.seconds)
            return query(session)

        return await super().read(slowly)

    async def next_write(self) -> None:
        """Until the next change has been made, or was made since this was asked last."""
        async with asyncio.timeout(PATIENCE):
            await self._written.wait()
        self._written.clear()

    async def delivered(self) -> None:
        """Until nothing waits in the outbox."""
        while await self.read(lambda session: session.posts.next_due()) is not None:
            await self.next_write()
