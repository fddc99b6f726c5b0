"""Facts about this installation."""

from bot.store.sql.connection import Connection


class SqlMeta:
    """`bot.store.contract.MetaQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, key: str) -> str | None:
        row = self._connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return None if row is None else str(row[0])

    def put(self, key: str, value: str) -> None:
        self._connection.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    def remove(self, key: str) -> None:
        self._connection.execute("DELETE FROM meta WHERE key = ?", (key,))
