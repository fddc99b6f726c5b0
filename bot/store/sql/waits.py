"""Queries on who is awaited, and on what stops the time."""

import msgspec

from bot.pace.spans import Span
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns
from bot.store.waits import PauseRow, WaitRow

JSON = frozenset({"times", "promises"})


class SqlWaits:
    """`bot.store.waits.WaitQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, row: WaitRow) -> None:
        self._connection.execute(
            """
            INSERT INTO wait (
                table_id, seat, user_id, began, bank, times, handled, promises, allowed, halted, muted, late
            ) VALUES (
                :table_id, :seat, :user_id, :began, :bank, :times, :handled, :promises, :allowed, :halted, :muted, :late
            ) ON CONFLICT (table_id, seat) DO UPDATE SET
                user_id = excluded.user_id, began = excluded.began, bank = excluded.bank, times = excluded.times,
                handled = excluded.handled, promises = excluded.promises, allowed = excluded.allowed,
                halted = excluded.halted, muted = excluded.muted, late = excluded.late
            """,
            to_columns(row, JSON),
        )

    def remove(self, table_id: int, seat: int) -> None:
        self._connection.execute("DELETE FROM wait WHERE table_id = ? AND seat = ?", (table_id, seat))

    def get(self, table_id: int, seat: int) -> WaitRow | None:
        cursor = self._connection.execute("SELECT * FROM wait WHERE table_id = ? AND seat = ?", (table_id, seat))
        return one(cursor, WaitRow, JSON)

    def of(self, table_id: int) -> tuple[WaitRow, ...]:
        cursor = self._connection.execute("SELECT * FROM wait WHERE table_id = ? ORDER BY seat", (table_id,))
        return every(cursor, WaitRow, JSON)

    def of_person(self, user_id: int) -> tuple[WaitRow, ...]:
        cursor = self._connection.execute("SELECT * FROM wait WHERE user_id = ? ORDER BY began, table_id", (user_id,))
        return every(cursor, WaitRow, JSON)

    def without(self) -> tuple[int, ...]:
        cursor = self._connection.execute(
            """
            SELECT id FROM gaming_table
            WHERE status = 'playing' AND NOT EXISTS (SELECT 1 FROM wait WHERE wait.table_id = gaming_table.id)
            ORDER BY id
            """
        )
        return tuple(table_id for (table_id,) in cursor.fetchall())


class SqlPauses:
    """`bot.store.waits.PauseQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, row: PauseRow) -> PauseRow:
        cursor = self._connection.execute(
            """
            INSERT INTO pause (id, table_id, start, "end", user_id)
            VALUES (nullif(CAST(:id AS BIGINT), 0), :table_id, :start, :end, :user_id)
            ON CONFLICT (id) DO UPDATE SET start = excluded.start, "end" = excluded."end", user_id = excluded.user_id
            RETURNING id
            """,
            to_columns(row, frozenset()),
        )
        [(pause_id,)] = cursor.fetchall()
        return msgspec.structs.replace(row, id=pause_id)

    def of(self, table_id: int) -> tuple[PauseRow, ...]:
        cursor = self._connection.execute("SELECT * FROM pause WHERE table_id = ? ORDER BY start, id", (table_id,))
        return every(cursor, PauseRow)


class SqlOutages:
    """`bot.store.waits.OutageQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, away: Span) -> None:
        self._connection.execute(
            """
            INSERT INTO outage (start, "end") VALUES (:start, :end)
            ON CONFLICT (start) DO UPDATE SET "end" = excluded."end" WHERE outage."end" < excluded."end"
            """,
            to_columns(away, frozenset()),
        )

    def since(self, at: int) -> tuple[Span, ...]:
        return every(self._connection.execute('SELECT * FROM outage WHERE "end" > ? ORDER BY start', (at,)), Span)
