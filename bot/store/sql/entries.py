"""Queries on the log."""

from bot.store.rows import EntryRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns

JSON = frozenset({"data", "move", "outcomes", "events"})


class SqlEntries:
    """`bot.store.contract.EntryQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, row: EntryRow) -> None:
        self._connection.execute(
            """
            INSERT INTO entry (
                table_id, revision, version, interaction_id, user_id, at, kind, data, seat, ply, move,
                notation, outcomes, events, state_hash
            ) VALUES (
                :table_id, :revision, :version, :interaction_id, :user_id, :at, :kind, :data, :seat, :ply, :move,
                :notation, :outcomes, :events, :state_hash
            )
            """,
            to_columns(row, JSON),
        )

    def of(self, table_id: int, after: int = 0) -> tuple[EntryRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM entry WHERE table_id = ? AND version > ? ORDER BY revision", (table_id, after)
        )
        return every(cursor, EntryRow, JSON)

    def newest(self, table_id: int, limit: int) -> tuple[EntryRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM entry WHERE table_id = ? ORDER BY revision DESC LIMIT ?", (table_id, limit)
        )
        return every(cursor, EntryRow, JSON)[::-1]

    def has(self, table_id: int, kind: str, seat: int) -> bool:
        cursor = self._connection.execute(
            "SELECT EXISTS (SELECT 1 FROM entry WHERE table_id = ? AND kind = ? AND seat = ?)", (table_id, kind, seat)
        )
        return bool(cursor.fetchone()[0])

    def by_interaction(self, interaction_id: int) -> EntryRow | None:
        cursor = self._connection.execute("SELECT * FROM entry WHERE interaction_id = ?", (interaction_id,))
        return one(cursor, EntryRow, JSON)

    def last_of(self, table_id: int, user_id: int) -> int | None:
        cursor = self._connection.execute(
            "SELECT max(at) FROM entry WHERE table_id = ? AND user_id = ?", (table_id, user_id)
        )
        at = cursor.fetchone()[0]
        return None if at is None else int(at)
