"""Queries on what falls due."""

import sqlite3

from bot.store.due import DueRow
from bot.store.sqlite.rows import every, one, to_columns


class SqliteDue:
    """`bot.store.due.DueQueries`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def put(self, row: DueRow) -> None:
        self._connection.execute(
            "INSERT OR REPLACE INTO due (table_id, kind, subject, at) VALUES (:table_id, :kind, :subject, :at)",
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
            "SELECT * FROM due WHERE at <= ? ORDER BY at, table_id, kind, subject LIMIT ?", (now, limit)
        )
        return every(cursor, DueRow)

    def next_at(self) -> int | None:
        at = self._connection.execute("SELECT min(at) FROM due").fetchone()[0]
        return None if at is None else int(at)
