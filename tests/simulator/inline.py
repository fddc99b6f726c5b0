"""The real store without its thread: each transaction runs where it is asked for, so that a run repeats exactly."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.store.sqlite import migrations
from bot.store.sqlite.lock import InstanceLock
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.thread import DatabaseThread

T = TypeVar("T")


class InlineThread(DatabaseThread):
    """No thread at all."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._inline = connection
        self.closed = False

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        return function(self._inline)

    async def close(self) -> None:
        self.closed = True
        self._inline.close()


def opened(folder: Path, *, memory: bool) -> SqliteStore:
    """A store in memory, or in a file of that folder, with the present schema."""
    path = folder / "turnpost.db"
    connection = sqlite3.connect(":memory:" if memory else path, isolation_level=None)
    if not memory:
        connection.execute("PRAGMA journal_mode = WAL")
    # What a killed process has written is with the operating system; nobody cuts the power here.
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    migrations.migrate(connection, path, migrations.load())
    return SqliteStore(InlineThread(connection), InstanceLock(path))
