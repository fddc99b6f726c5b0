"""Queries on what servers settle, and on their overviews."""

import sqlite3

from bot.store.guilds import GuildRow, OverviewRow
from bot.store.sqlite.rows import every, one, to_columns

GUILD_JSON = frozenset({"ratings"})
OVERVIEW_JSON = frozenset({"changed"})


class SqliteGuilds:
    """`bot.store.guilds.GuildQueries`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, guild_id: int) -> GuildRow | None:
        cursor = self._connection.execute("SELECT * FROM guild WHERE guild_id = ?", (guild_id,))
        return one(cursor, GuildRow, GUILD_JSON)

    def put(self, row: GuildRow) -> None:
        self._connection.execute(
            """
            INSERT OR REPLACE INTO guild (guild_id, language, moderators, ratings)
            VALUES (:guild_id, :language, :moderators, :ratings)
            """,
            to_columns(row, GUILD_JSON),
        )

    def overview(self, guild_id: int) -> OverviewRow | None:
        cursor = self._connection.execute("SELECT * FROM overview WHERE guild_id = ?", (guild_id,))
        return one(cursor, OverviewRow, OVERVIEW_JSON)

    def put_overview(self, row: OverviewRow) -> None:
        self._connection.execute(
            """
            INSERT OR REPLACE INTO overview (
                guild_id, channel_id, number, message_id, changed, not_before, attempts, shown
            ) VALUES (:guild_id, :channel_id, :number, :message_id, :changed, :not_before, :attempts, :shown)
            """,
            to_columns(row, OVERVIEW_JSON),
        )

    def touch(self, guild_id: int) -> None:
        self._connection.execute("UPDATE overview SET changed = 'true' WHERE guild_id = ?", (guild_id,))

    def touch_all(self) -> None:
        self._connection.execute("UPDATE overview SET changed = 'true'")

    def drop_overview(self, guild_id: int) -> None:
        self._connection.execute("DELETE FROM overview WHERE guild_id = ?", (guild_id,))

    def drop_overview_in(self, channel_id: int) -> None:
        self._connection.execute("DELETE FROM overview WHERE channel_id = ?", (channel_id,))

    def changed_overviews(self, now: int, limit: int) -> tuple[OverviewRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM overview WHERE changed = 'true' AND not_before <= ? ORDER BY not_before, guild_id LIMIT ?",
            (now, limit),
        )
        return every(cursor, OverviewRow, OVERVIEW_JSON)

    def next_overview(self) -> int | None:
        at = self._connection.execute("SELECT min(not_before) FROM overview WHERE changed = 'true'").fetchone()[0]
        return None if at is None else int(at)
