"""`SqliteStore`: opening a database safely, and transactions on it."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from bot.store.contract import Session
from bot.store.errors import Corrupt, Unwritable
from bot.store.migration import Migration
from bot.store.sqlite import copies, migrations
from bot.store.sqlite.errors import translated
from bot.store.sqlite.lock import InstanceLock
from bot.store.sqlite.looking import connected
from bot.store.sqlite.session import session
from bot.store.sqlite.thread import DatabaseThread

T = TypeVar("T")
log = logging.getLogger(__name__)


class SqliteStore:
    """`bot.store.contract.Store` in one file. Made by `open`, ended by `close`."""

    def __init__(self, thread: DatabaseThread, lock: InstanceLock) -> None:
        self._thread = thread
        self._lock = lock

    @classmethod
    async def open(
        cls,
        path: Path,
        schema: Sequence[Migration] | None = None,
        factory: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> "SqliteStore":
        """Locks, checks and migrates the file, which is made if it is missing. Raises `StoreError`."""
        if not path.parent.is_dir():
            raise Unwritable(f"There is no directory {path.parent}")
        lock = InstanceLock(path)
        try:
            with translated():
                thread = await DatabaseThread.open(path, factory)
            try:
                known = migrations.load() if schema is None else schema
                with translated():
                    await thread.run(lambda connection: _prepare(connection, path, known))
            except BaseException:
                await thread.close()
                raise
        except BaseException:
            lock.release()
            raise
        return cls(thread, lock)

    async def write(self, change: Callable[[Session], T]) -> T:
        with translated():
            return await self._thread.run(lambda connection: _transaction(connection, change))

    async def read(self, query: Callable[[Session], T]) -> T:
        with translated():
            return await self._thread.run(lambda connection: _view(connection, query))

    async def copy(self, target: Path) -> Path:
        """An unfinished copy of the database under this name: see `copies.copy`. Moves go on meanwhile."""
        return await asyncio.to_thread(_copy, self._lock.database, target)

    async def close(self) -> None:
        if not self._thread.closed:
            await self._thread.close()
            self._lock.release()


def _copy(path: Path, target: Path) -> Path:
    # On a connection of its own, which holds up nobody: whoever reads beside a log is in no writer's way.
    with connected(path) as connection:
        return copies.copy(connection, target)


def _prepare(connection: sqlite3.Connection, path: Path, known: Sequence[Migration]) -> None:
    # The check comes first: nothing is written into a damaged file.
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check")]
    if found != ["ok"]:
        raise Corrupt(f"{path} is damaged ({'; '.join(found[:3])})")
    if migrations.version(connection) <= len(known):
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    migrations.migrate(connection, path, known)
    # Whoever had reserved posts held the lock before us and is gone.
    _transaction(connection, lambda opened: opened.posts.release())
    log.info("Database %s: SQLite %s, schema %s", path, sqlite3.sqlite_version, migrations.version(connection))


def _transaction(connection: sqlite3.Connection, change: Callable[[Session], T]) -> T:
    _begin(connection, "BEGIN IMMEDIATE")
    try:
        done = change(session(connection))
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has rolled back by itself after some errors, a full disk among them.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return done


def _view(connection: sqlite3.Connection, query: Callable[[Session], T]) -> T:
    _begin(connection, "BEGIN")
    try:
        return query(session(connection))
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _begin(connection: sqlite3.Connection, begin: str) -> None:
    # A rollback that failed has left its transaction open.
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute(begin)
