"""A connection whose statements are waited for, as those of `sqlite3` are.

A transaction of ours is one function that runs whole, and asks its questions one after the other. On a thread of its
own, with a loop of its own, it may wait for each answer without holding anybody up.
"""

import asyncio
from typing import Any

import asyncpg

from bot.store.errors import Misaddressed
from bot.store.postgres.errors import translated
from bot.store.postgres.placeholders import numbered
from bot.store.sql.connection import Parameters

SECONDS = 20
"""After which a statement, or an attempt to connect, is given up."""
SETTINGS = {
    "synchronous_commit": "on",
    "lock_timeout": "5s",
    # A process that froze within a transaction holds the others up no longer than that.
    "idle_in_transaction_session_timeout": "20s",
    # The server soon learns that a machine is gone, and lets another process have its shards.
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


class Rows:
    """`bot.store.sql.connection.Cursor`."""

    def __init__(self, names: tuple[str, ...], rows: list[tuple[Any, ...]], status: str) -> None:
        self.description = [(name,) for name in names]
        # "UPDATE 3", "INSERT 0 1"; of what changes no rows only the word.
        told = status.rpartition(" ")[2]
        self.rowcount = int(told) if told.isdecimal() else -1
        self._rows = rows

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._rows.pop(0) if self._rows else None

    def fetchall(self) -> list[tuple[Any, ...]]:
        left, self._rows = self._rows, []
        return left


class PostgresConnection:
    """`bot.store.sql.connection.Connection`, for the one thread that has made it. Raises `StoreError`."""

    def __init__(self, url: str, name: str) -> None:
        """``name`` is what the server's administrator sees."""
        self._loop = asyncio.new_event_loop()
        self._statements: dict[str, Any] = {}
        try:
            with translated():
                self._connection = self._loop.run_until_complete(
                    asyncpg.connect(
                        url,
                        timeout=SECONDS,
                        command_timeout=SECONDS,
                        # Each statement is kept by us.
                        statement_cache_size=0,
                        server_settings={**SETTINGS, "application_name": name},
                    )
                )
        except ValueError:
            # Its text may hold a part of the password.
            self._loop.close()
            raise Misaddressed("DATABASE_URL cannot be understood") from None
        except BaseException:
            self._loop.close()
            raise

    @property
    def lost(self) -> bool:
        closed: bool = self._connection.is_closed()
        return closed

    def execute(self, sql: str, parameters: Parameters = (), /) -> Rows:
        text, places = numbered(sql)
        values = [_storable(parameters[place]) for place in places]  # type: ignore[index]
        with translated():
            return self._loop.run_until_complete(self._fetch(text, values))

    def script(self, sql: str) -> None:
        """Several statements without parameters."""
        with translated():
            self._loop.run_until_complete(self._connection.execute(sql))

    def close(self) -> None:
        """Lets go of it, whatever state it is in. Closing twice is allowed."""
        if self._loop.is_closed():
            return
        try:
            self._loop.run_until_complete(self._hang_up())
        finally:
            self._loop.close()

    async def _fetch(self, text: str, values: list[Any]) -> Rows:
        statement = self._statements.get(text)
        if statement is None:
            statement = self._statements[text] = await self._connection.prepare(text)
        found = await statement.fetch(*values)
        names = tuple(attribute.name for attribute in statement.get_attributes())
        return Rows(names, [tuple(record) for record in found], statement.get_statusmsg() or "")

    async def _hang_up(self) -> None:
        try:
            await self._connection.close(timeout=2)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
            self._connection.terminate()
        # The transport says goodbye in the next turn of the loop.
        await asyncio.sleep(0)


def _storable(value: Any) -> Any:
    # The one character that a text of PostgreSQL cannot hold.
    return value.replace("\x00", "\ufffd") if isinstance(value, str) else value
