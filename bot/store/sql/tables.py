"""Queries on tables."""

import msgspec

from bot.store.rows import TableRow
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, one, to_columns

JSON = frozenset({"options", "invited", "pace"})


class SqlTables:
    """`bot.store.contract.TableQueries`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def add(self, row: TableRow) -> TableRow:
        cursor = self._connection.execute(
            """
            INSERT INTO gaming_table (
                id, guild_id, channel_id, game, rules_version, options, status, version, ply, seed, opened_by,
                opened_at, revision, turn_version, invited, started_at, ended_at, start, snapshot, state_hash,
                lobby_message_id, board_message_id, pace, language
            ) VALUES (
                nullif(CAST(:id AS BIGINT), 0), :guild_id, :channel_id, :game, :rules_version, :options, :status,
                :version, :ply, :seed, :opened_by, :opened_at, :revision, :turn_version, :invited, :started_at,
                :ended_at, :start, :snapshot, :state_hash, :lobby_message_id, :board_message_id, :pace, :language
            ) RETURNING id
            """,
            to_columns(row, JSON),
        )
        # All rows are fetched, as SQLite may only then have finished the statement.
        [(table_id,)] = cursor.fetchall()
        return msgspec.structs.replace(row, id=table_id)

    def get(self, table_id: int) -> TableRow | None:
        return one(self._connection.execute("SELECT * FROM gaming_table WHERE id = ?", (table_id,)), TableRow, JSON)

    def save(self, row: TableRow, expected_revision: int) -> bool:
        # The messages' ids belong to the courier and are not ours to write back.
        cursor = self._connection.execute(
            """
            UPDATE gaming_table SET
                guild_id = :guild_id, channel_id = :channel_id, game = :game, rules_version = :rules_version,
                options = :options, status = :status, version = :version, ply = :ply, seed = :seed,
                opened_by = :opened_by, opened_at = :opened_at, revision = :revision, turn_version = :turn_version,
                invited = :invited, started_at = :started_at, ended_at = :ended_at, start = :start,
                snapshot = :snapshot, state_hash = :state_hash, pace = :pace, language = :language
            WHERE id = :id AND revision = :expected_revision
            """,
            {**to_columns(row, JSON), "expected_revision": expected_revision},
        )
        return cursor.rowcount == 1

    def live_in_channel(self, channel_id: int) -> TableRow | None:
        cursor = self._connection.execute(
            "SELECT * FROM gaming_table WHERE channel_id = ? AND status IN ('lobby', 'playing')", (channel_id,)
        )
        return one(cursor, TableRow, JSON)

    def last_in_channel(self, channel_id: int) -> TableRow | None:
        cursor = self._connection.execute(
            """
            SELECT * FROM gaming_table WHERE channel_id = ?
            ORDER BY status IN ('lobby', 'playing') DESC, started_at IS NOT NULL DESC, ended_at DESC NULLS LAST,
                id DESC LIMIT 1
            """,
            (channel_id,),
        )
        return one(cursor, TableRow, JSON)

    def live_in_guild(self, guild_id: int) -> tuple[TableRow, ...]:
        cursor = self._connection.execute(
            "SELECT * FROM gaming_table WHERE guild_id = ? AND status IN ('lobby', 'playing') ORDER BY id", (guild_id,)
        )
        return every(cursor, TableRow, JSON)

    def live(self) -> tuple[TableRow, ...]:
        cursor = self._connection.execute("SELECT * FROM gaming_table WHERE status IN ('lobby', 'playing') ORDER BY id")
        return every(cursor, TableRow, JSON)

    def live_places(self) -> tuple[tuple[int | None, int], ...]:
        cursor = self._connection.execute(
            "SELECT guild_id, channel_id FROM gaming_table WHERE status IN ('lobby', 'playing') ORDER BY id"
        )
        return tuple(cursor.fetchall())

    def live_of_person(self, user_id: int) -> tuple[TableRow, ...]:
        cursor = self._connection.execute(
            """
            SELECT gaming_table.* FROM seat JOIN gaming_table ON gaming_table.id = seat.table_id
            WHERE seat.user_id = ? AND status IN ('lobby', 'playing') ORDER BY gaming_table.id
            """,
            (user_id,),
        )
        return every(cursor, TableRow, JSON)
