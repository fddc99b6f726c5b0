"""Where the tables are kept, and which kind of store that takes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from bot.settings import SettingsError
from bot.store.contract import Store
from bot.store.errors import Missing
from bot.store.shards import ALL, Shards
from bot.store.sqlite.looking import looking
from bot.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore

FILE = "turnpost.db"


class Database(Struct, frozen=True):
    """A database on a PostgreSQL server, if ``server`` is its address, else a file in the data directory."""

    data: Path
    server: str = ""

    @property
    def file(self) -> Path:
        return self.data / FILE

    def __repr__(self) -> str:
        return f"Database(data={str(self.data)!r}, server={'***' if self.server else ''!r})"


async def opened(database: Database, shards: Shards = ALL) -> Store:
    """For a bot, or for whoever does its work: a new one is made on demand. Raises `StoreError`, `SettingsError`."""
    if database.server:
        return await _postgres().open(database.server, shards)
    return await SqliteStore.open(database.file)


async def reopened(database: Database) -> Store:
    """The same, but none is made. Raises `Missing` where there is none."""
    if database.server:
        async with looked_at(database):
            """It is there."""
    elif not database.file.is_file():
        raise Missing(f"There is no database {database.file}")
    return await opened(database)


@asynccontextmanager
async def looked_at(database: Database) -> AsyncIterator[Store]:
    """To look only, also while bots use it. Raises `StoreError`, `SettingsError`."""
    if not database.server:
        with looking(database.file) as store:
            yield store
        return
    server = await _postgres().look(database.server)
    try:
        yield server
    finally:
        await server.close()


def _postgres() -> "type[PostgresStore]":
    try:
        # Most hosts need no server, and have not installed what it takes.
        from bot.store.postgres import PostgresStore
    except ImportError as error:
        raise SettingsError(
            f"DATABASE_URL is set, but {error.name} is missing: install Turnpost as turnpost[postgres]."
        ) from None
    return PostgresStore
