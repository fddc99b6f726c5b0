"""The way to the server, for the one thread that uses it: made anew when it was cut."""

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bot.store.contract import Session
from bot.store.errors import Locked, StoreError, Uncertain, Unreachable
from bot.store.migration import Migration
from bot.store.postgres import places
from bot.store.postgres.connection import PostgresConnection
from bot.store.shards import Shards
from bot.store.sql.session import SqlSession

T = TypeVar("T")
log = logging.getLogger(__name__)

# One after the other over all processes, as on SQLite: every use case is written and proved for that. A server does
# many more such transactions a second than Discord lets all processes of a bot answer together.
WRITE = f"BEGIN; SELECT pg_advisory_xact_lock({places.SPACE}, {places.WRITING})"
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ"


HOLD_OVER = 120.0
"""Seconds until a server has surely noticed that our old line is gone, and with it the old locks: see `SETTINGS`."""
SIZE = "SELECT pg_database_size(current_database())"


class Line:
    """The way of a bot, or of a command that changes something: it has its place among the others."""

    def __init__(self, url: str, shards: Shards, known: Sequence[Migration]) -> None:
        self._url = url
        self._shards = shards
        self._known = known
        self._connection: PostgresConnection | None = None
        self._used: float | None = None
        """When the last line was last seen to work (seconds of `time.monotonic`)."""

    def open(self) -> None:
        """Connects for the first time. Raises `StoreError`."""
        # Whoever had reserved posts of these shards held their locks before us and is gone.
        self.write(lambda session: session.posts.release())
        (told,) = self._connected().execute("SHOW server_version").fetchone() or ("?",)
        log.info("Database: PostgreSQL %s, schema %s, shards %s", told, len(self._known), self._shards)

    def write(self, change: Callable[[Session], T]) -> T:
        """Commits what the function did. Raises `Uncertain` when nobody knows whether it is committed."""
        with self._begun(WRITE) as connection:
            done = change(SqlSession(connection, SIZE, self._shards))
            try:
                connection.script("COMMIT")
            except Unreachable as error:
                raise Uncertain(error.what) from error
            return done

    def read(self, query: Callable[[Session], T]) -> T:
        with self._begun(READ) as connection:
            done = query(SqlSession(connection, SIZE, self._shards))
            connection.script("ROLLBACK")
            return done

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextlib.contextmanager
    def _begun(self, begin: str) -> Iterator[PostgresConnection]:
        connection = self._beginning(begin)
        try:
            yield connection
        except BaseException:
            self._roll_back(connection)
            raise

    def _beginning(self, begin: str) -> PostgresConnection:
        fresh = self._connection is None
        connection = self._connected()
        try:
            connection.script(begin)
        except Unreachable:
            # A line that was cut while nobody used it shows only now; nothing was done yet.
            self.close()
            if fresh:
                raise
            return self._beginning(begin)
        except BaseException:
            self._roll_back(connection)
            raise
        return connection

    def _connected(self) -> PostgresConnection:
        if self._connection is None:
            connection = PostgresConnection(self._url, self._name)
            try:
                self._take_place(connection)
            except Locked as error:
                connection.close()
                if self._used is not None and time.monotonic() - self._used < HOLD_OVER:
                    # Perhaps by ourselves.
                    raise Unreachable(error.what) from error
                raise
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        self._used = time.monotonic()
        return self._connection

    @property
    def _name(self) -> str:
        return f"turnpost, shards {self._shards}"

    def _take_place(self, connection: PostgresConnection) -> None:
        places.take(connection, self._shards, self._known)

    def _roll_back(self, connection: PostgresConnection) -> None:
        try:
            connection.script("ROLLBACK")
        except StoreError:
            self.close()
