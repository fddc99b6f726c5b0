"""The way of those who only look, also while bots use the database: nothing is locked, migrated or written."""

from collections.abc import Callable
from typing import TypeVar

from bot.store.contract import Session
from bot.store.errors import Unwritable
from bot.store.postgres import migrations
from bot.store.postgres.connection import PostgresConnection
from bot.store.postgres.line import Line

T = TypeVar("T")


class LookingLine(Line):
    """To a database with the schema that this Turnpost knows."""

    def open(self) -> None:
        """Connects for the first time. Raises `StoreError`, also where there is nothing to look at."""
        self._connected()

    def write(self, change: Callable[[Session], T]) -> T:
        raise Unwritable("The database was opened to be looked at")

    @property
    def _name(self) -> str:
        return "turnpost, looking"

    def _take_place(self, connection: PostgresConnection) -> None:
        connection.script("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
        migrations.check(connection, self._known)
