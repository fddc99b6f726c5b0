"""Queries on what falls due."""

from bot.store.due import DueRow
from bot.store.shards import Shards
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns


class SqlDue:
    """`bot.store.due.DueQueries`."""

    def __init__(self, connection: Connection, shards: Shards) -> None:
        self._connection = connection
        self._own = shards.parameters

    def put(self, row: DueRow) -> None:
        self._connection.execute(
            """
            INSERT INTO due (table_id, kind, subject, at) VALUES (:table_id, :kind, :subject, :at)
            ON CONFLICT (table_id, kind, subject) DO UPDATE SET at = excluded.at
            """,
            to_columns(row, frozenset()),
        )

    def remove(self, table_id: int, kind: str, subject: int) -> None:
        self._connection.execute(
            "DELETE FROM due WHERE table_id = ? AND kind = ? AND subject = ?", (table_id, kind, subject)
        )

    def get(self, table_id: int, kind: str, subject: int) -> DueRow | None:
        cursor = self._connection.execute(
            "SELECT * FROM due WHERE table_id = ? AND kind = ? AND subject = ?", (table_id, kind, subject)
        )
        return one(cursor, DueRow)

    def of(self, table_id: int) -> tuple[DueRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM due WHERE table_id = ? ORDER BY at, kind, subject", (table_id,)
        )
        return every(cursor, DueRow)

    def by(self, now: int, limit: int) -> tuple[DueRow, ...]:
        cursor = self._connection.execute(
            """
            SELECT due.* FROM due LEFT JOIN gaming_table ON gaming_table.id = due.table_id
            WHERE at <= :now AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last
            ORDER BY at, table_id, kind, subject LIMIT :limit
            """,
            {**self._own, "now": now, "limit": limit},
        )
        return every(cursor, DueRow)

    def next_at(self) -> int | None:
        # Not min(at): the index gives them by time, so that only the first of ours is looked for.
        cursor = self._connection.execute(
            """
            SELECT at FROM due LEFT JOIN gaming_table ON gaming_table.id = due.table_id
            WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last ORDER BY at LIMIT 1
            """,
            self._own,
        )
        found = cursor.fetchone()
        return None if found is None else int(found[0])
