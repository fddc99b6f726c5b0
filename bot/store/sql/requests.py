"""Queries on requests."""

import msgspec

from bot.store.requests import RequestRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns

JSON = frozenset({"request", "about"})


class SqlRequests:
    """`bot.store.requests.RequestQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, row: RequestRow) -> RequestRow:
        cursor = self._connection.execute(
            """
            INSERT INTO request (table_id, subject, request, opened_at, seat, about, outcome, closed_at, message_id)
            VALUES (
                :table_id, :subject, :request, :opened_at, :seat, :about, :outcome, :closed_at, :message_id
            ) RETURNING id
            """,
            to_columns(row, JSON),
        )
        # All rows are fetched, as SQLite may only then have finished the statement.
        [(request_id,)] = cursor.fetchall()
        return msgspec.structs.replace(row, id=request_id)

    def save(self, row: RequestRow) -> None:
        # The message's id belongs to the courier and is not ours to write back.
        self._connection.execute(
            """
            UPDATE request SET
                subject = :subject, request = :request, seat = :seat, about = :about, outcome = :outcome,
                closed_at = :closed_at
            WHERE id = :id
            """,
            to_columns(row, JSON),
        )

    def posted(self, request_id: int, message_id: int) -> None:
        self._connection.execute("UPDATE request SET message_id = ? WHERE id = ?", (message_id, request_id))

    def get(self, request_id: int) -> RequestRow | None:
        return one(self._connection.execute("SELECT * FROM request WHERE id = ?", (request_id,)), RequestRow, JSON)

    def since(self, table_id: int, at: int) -> tuple[RequestRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM request WHERE table_id = ? AND opened_at > ? ORDER BY id", (table_id, at)
        )
        return every(cursor, RequestRow, JSON)

    def open(self, table_id: int) -> tuple[RequestRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM request WHERE table_id = ? AND outcome IS NULL ORDER BY id", (table_id,)
        )
        return every(cursor, RequestRow, JSON)
