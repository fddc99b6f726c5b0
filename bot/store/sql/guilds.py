"""Queries on what servers settle, and on their overviews."""

from bot.store.guilds import GuildRow, OverviewRow
from bot.store.shards import Shards
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns

GUILD_JSON = frozenset({"ratings"})
OVERVIEW_JSON = frozenset({"changed"})


class SqlGuilds:
    """`bot.store.guilds.GuildQueries`."""

    def __init__(self, connection: Connection, shards: Shards) -> None:
        self._connection = connection
        self._own = shards.parameters

    def get(self, guild_id: int) -> GuildRow | None:
        cursor = self._connection.execute("SELECT * FROM guild WHERE guild_id = ?", (guild_id,))
        return one(cursor, GuildRow, GUILD_JSON)

    def put(self, row: GuildRow) -> None:
        self._connection.execute(
            """
            INSERT INTO guild (guild_id, language, moderators, ratings, locale)
            VALUES (:guild_id, :language, :moderators, :ratings, :locale)
            ON CONFLICT (guild_id) DO UPDATE SET
                language = excluded.language, moderators = excluded.moderators, ratings = excluded.ratings,
                locale = excluded.locale
            """,
            to_columns(row, GUILD_JSON),
        )

    def overview(self, guild_id: int) -> OverviewRow | None:
        cursor = self._connection.execute("SELECT * FROM overview WHERE guild_id = ?", (guild_id,))
        return one(cursor, OverviewRow, OVERVIEW_JSON)

    def put_overview(self, row: OverviewRow) -> None:
        self._connection.execute(
            """
            INSERT INTO overview (
                guild_id, channel_id, number, message_id, changed, not_before, attempts, shown
            ) VALUES (:guild_id, :channel_id, :number, :message_id, :changed, :not_before, :attempts, :shown)
            ON CONFLICT (guild_id) DO UPDATE SET
                channel_id = excluded.channel_id, number = excluded.number, message_id = excluded.message_id,
                changed = excluded.changed, not_before = excluded.not_before, attempts = excluded.attempts,
                shown = excluded.shown
            """,
            to_columns(row, OVERVIEW_JSON),
        )

    def touch(self, guild_id: int) -> None:
        self._connection.execute("UPDATE overview SET changed = 'true' WHERE guild_id = ?", (guild_id,))

    def touch_all(self) -> None:
        self._connection.execute(
            "UPDATE overview SET changed = 'true' WHERE (guild_id >> 22) % :shards BETWEEN :first AND :last", self._own
        )

    def drop_overview(self, guild_id: int) -> None:
        self._connection.execute("DELETE FROM overview WHERE guild_id = ?", (guild_id,))

    def drop_overview_in(self, channel_id: int) -> None:
        self._connection.execute("DELETE FROM overview WHERE channel_id = ?", (channel_id,))

    def changed_overviews(self, now: int, limit: int) -> tuple[OverviewRow, ...]:
        cursor = self._connection.execute(
            """
            SELECT * FROM overview WHERE changed = 'true' AND not_before <= :now
            AND (guild_id >> 22) % :shards BETWEEN :first AND :last
            ORDER BY not_before, guild_id LIMIT :limit
            """,
            {**self._own, "now": now, "limit": limit},
        )
        return every(cursor, OverviewRow, OVERVIEW_JSON)

    def next_overview(self) -> int | None:
        cursor = self._connection.execute(
            """
            SELECT min(not_before) FROM overview
            WHERE changed = 'true' AND (guild_id >> 22) % :shards BETWEEN :first AND :last
            """,
            self._own,
        )
        at = cursor.fetchone()[0]
        return None if at is None else int(at)
