"""Queries on what people settle for themselves."""

from bot.store.people import NoteRow, PersonRow, VacationRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns

JSON = frozenset({"quiet", "weekends_off", "heads_up"})


class SqlPeople:
    """`bot.store.people.PeopleQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def get(self, user_id: int) -> PersonRow | None:
        return one(self._connection.execute("SELECT * FROM person WHERE user_id = ?", (user_id,)), PersonRow, JSON)

    def put(self, row: PersonRow) -> None:
        self._connection.execute(
            """
            INSERT INTO person (
                user_id, language, zone, quiet, weekends_off, turn, reminder, request, heads_up, closed_since,
                locale
            ) VALUES (
                :user_id, :language, :zone, :quiet, :weekends_off, :turn, :reminder, :request, :heads_up, :closed_since,
                :locale
            ) ON CONFLICT (user_id) DO UPDATE SET
                language = excluded.language, zone = excluded.zone, quiet = excluded.quiet,
                weekends_off = excluded.weekends_off, turn = excluded.turn, reminder = excluded.reminder,
                request = excluded.request, heads_up = excluded.heads_up, closed_since = excluded.closed_since,
                locale = excluded.locale
            """,
            to_columns(row, JSON),
        )

    def vacations(self, user_id: int) -> tuple[VacationRow, ...]:
        cursor = self._connection.execute("SELECT * FROM vacation WHERE user_id = ? ORDER BY start", (user_id,))
        return every(cursor, VacationRow)

    def put_vacation(self, row: VacationRow) -> None:
        self._connection.execute(
            """
            INSERT INTO vacation (user_id, start, "end", interaction_id)
            VALUES (:user_id, :start, :end, :interaction_id)
            ON CONFLICT (user_id, start) DO UPDATE SET "end" = excluded."end"
            """,
            to_columns(row, frozenset()),
        )

    def drop_vacation(self, user_id: int, start: int) -> None:
        self._connection.execute("DELETE FROM vacation WHERE user_id = ? AND start = ?", (user_id, start))

    def note(self, user_id: int, table_id: int) -> NoteRow | None:
        cursor = self._connection.execute("SELECT * FROM note WHERE user_id = ? AND table_id = ?", (user_id, table_id))
        return one(cursor, NoteRow)

    def put_note(self, row: NoteRow) -> None:
        self._connection.execute(
            """
            INSERT INTO note (user_id, table_id, text) VALUES (:user_id, :table_id, :text)
            ON CONFLICT (user_id, table_id) DO UPDATE SET text = excluded.text
            """,
            to_columns(row, frozenset()),
        )

    def drop_note(self, user_id: int, table_id: int) -> None:
        self._connection.execute("DELETE FROM note WHERE user_id = ? AND table_id = ?", (user_id, table_id))

    def forget(self, user_id: int) -> None:
        self._connection.execute("DELETE FROM person WHERE user_id = ?", (user_id,))
        self._connection.execute("DELETE FROM note WHERE user_id = ?", (user_id,))
