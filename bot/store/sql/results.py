"""Queries on results and ratings."""

from bot.store.results import RatingRow, ResultRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, to_columns

JSON = frozenset({"seats"})


class SqlResults:
    """`bot.store.results.ResultQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def put(self, row: ResultRow) -> None:
        added = self._connection.execute(
            """
            INSERT INTO result (table_id, guild_id, game, reason, plies, started_at, ended_at, seats)
            VALUES (:table_id, :guild_id, :game, :reason, :plies, :started_at, :ended_at, :seats)
            ON CONFLICT (table_id) DO NOTHING
            """,
            to_columns(row, JSON),
        )
        if added.rowcount:
            for seat in row.seats:
                self._connection.execute(
                    "INSERT INTO result_person (user_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    (seat.user_id, row.table_id),
                )

    def of_guild(self, guild_id: int, game: str | None = None) -> tuple[ResultRow, ...]:
        cursor = self._connection.execute(
            """
            SELECT * FROM result WHERE guild_id = ? AND (CAST(? AS TEXT) IS NULL OR game = ?)
            ORDER BY ended_at, table_id
            """,
            (guild_id, game, game),
        )
        return every(cursor, ResultRow, JSON)

    def of_person(self, user_id: int) -> tuple[ResultRow, ...]:
        cursor = self._connection.execute(
            """
            SELECT result.* FROM result_person JOIN result USING (table_id)
            WHERE user_id = ? ORDER BY ended_at, result.table_id
            """,
            (user_id,),
        )
        return every(cursor, ResultRow, JSON)

    def missing(self) -> tuple[int, ...]:
        cursor = self._connection.execute(
            """
            SELECT id FROM gaming_table
            WHERE started_at IS NOT NULL AND ended_at IS NOT NULL AND id NOT IN (SELECT table_id FROM result)
            ORDER BY ended_at, id
            """
        )
        return tuple(int(table_id) for (table_id,) in cursor.fetchall())

    def ratings(self, guild_id: int, game: str) -> tuple[RatingRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM rating WHERE guild_id = ? AND game = ? ORDER BY user_id", (guild_id, game)
        )
        return every(cursor, RatingRow)

    def put_rating(self, row: RatingRow) -> None:
        self._connection.execute(
            """
            INSERT INTO rating (guild_id, game, user_id, mu, sigma, games)
            VALUES (:guild_id, :game, :user_id, :mu, :sigma, :games)
            ON CONFLICT (guild_id, game, user_id) DO UPDATE SET
                mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
            """,
            to_columns(row, frozenset()),
        )

    def drop_ratings(self, guild_id: int, game: str) -> None:
        self._connection.execute("DELETE FROM rating WHERE guild_id = ? AND game = ?", (guild_id, game))
