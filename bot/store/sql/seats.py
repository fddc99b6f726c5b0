"""Queries on seats."""

from bot.store.rows import SeatRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, to_columns

JSON = frozenset({"computer"})


class SqlSeats:
    """`bot.store.contract.SeatQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def of(self, table_id: int) -> tuple[SeatRow, ...]:
        cursor = self._connection.execute("SELECT * FROM seat WHERE table_id = ? ORDER BY place", (table_id,))
        return every(cursor, SeatRow, JSON)

    def put(self, row: SeatRow) -> None:
        self._connection.execute(
            """
            INSERT INTO seat (table_id, place, user_id, name, wish, number, bank, computer)
            VALUES (:table_id, :place, :user_id, :name, :wish, :number, :bank, :computer)
            ON CONFLICT (table_id, place) DO UPDATE SET
                user_id = excluded.user_id, name = excluded.name, wish = excluded.wish, number = excluded.number,
                bank = excluded.bank, computer = excluded.computer
            """,
            to_columns(row, JSON),
        )

    def remove(self, table_id: int, place: int) -> None:
        self._connection.execute("DELETE FROM seat WHERE table_id = ? AND place = ?", (table_id, place))
