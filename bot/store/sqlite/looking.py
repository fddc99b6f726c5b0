"""A database that is only looked at, also while a bot uses it: nothing is locked, migrated or written."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from bot.store.contract import Session
from bot.store.errors import Missing, NewerSchema, OlderSchema, Unwritable
from bot.store.sqlite import migrations
from bot.store.sqlite.errors import translated
from bot.store.sqlite.session import session
from bot.store.sqlite.thread import BUSY_SECONDS

T = TypeVar("T")


@contextmanager
def connected(path: Path, *, immutable: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that cannot write, and that never checkpoints the log of whoever does. Raises `StoreError`.

    ``immutable``: nobody changes the file, so that no log and no lock is looked for or made beside it.
    """
    if not path.is_file():
        raise Missing(f"There is no database {path}")
    address = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' * immutable}"
    with (
        translated(),
        closing(sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_SECONDS)) as connection,
    ):
        yield connection


class LookingStore:
    """`bot.store.contract.Store` for those who only look."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, query: Callable[[Session], T]) -> T:
        self._connection.execute("BEGIN")
        try:
            return query(session(self._connection))
        finally:
            self._connection.execute("ROLLBACK")

    async def write(self, change: Callable[[Session], T]) -> T:
        raise Unwritable("The database was opened to be looked at")

    async def close(self) -> None:
        """The connection belongs to whoever opened it."""


@contextmanager
def looking(path: Path) -> Iterator[LookingStore]:
    """Of a database with the schema that this Turnpost knows. Raises `StoreError`."""
    with connected(path) as connection:
        check_schema(connection, path)
        yield LookingStore(connection)


def check_schema(connection: sqlite3.Connection, path: Path) -> None:
    """Raises `OlderSchema` or `NewerSchema`."""
    present, known = migrations.version(connection), len(migrations.load())
    if present > known:
        raise NewerSchema(f"{path} has schema {present}, this Turnpost knows {known}")
    if present < known:
        raise OlderSchema(f"{path} has schema {present}, this Turnpost has {known}")
