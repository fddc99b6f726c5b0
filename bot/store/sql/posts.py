"""Queries on the outbox."""

from typing import Literal

from bot.store.rows import DuePost, PostKind, PostRow
from bot.store.shards import Shards
from bot.store.sql.connection import Connection
from bot.store.sql.rows import every, to_columns

BOARDS = frozenset({"board", "turn", "result"})
"""What takes the place of the board before."""


class SqlPosts:
    """`bot.store.contract.PostQueries`."""

    def __init__(self, connection: Connection, shards: Shards) -> None:
        self._connection = connection
        self._own = shards.parameters

    def add(self, row: PostRow) -> None:
        self._connection.execute(
            """
            INSERT INTO outbox (
                table_id, version, kind, payload, nonce, channel_id, user_id, state, attempts, not_before, last_error,
                message_id
            ) VALUES (
                :table_id, :version, :kind, :payload, :nonce, :channel_id, :user_id, :state, :attempts, :not_before,
                :last_error, :message_id
            )
            """,
            to_columns(row, frozenset()),
        )

    def of(self, table_id: int) -> tuple[PostRow, ...]:
        return every(
            self._connection.execute("SELECT * FROM outbox WHERE table_id = ? ORDER BY id", (table_id,)), PostRow
        )

    def supersede(self, table_id: int, kind: PostKind) -> tuple[PostRow, ...]:
        cursor = self._connection.execute(
            """
            UPDATE outbox SET state = 'superseded'
            WHERE table_id = ? AND kind = ? AND state = 'new' AND claimed_until = 0 AND doubtful = 0 RETURNING *
            """,
            (table_id, kind),
        )
        return tuple(sorted(every(cursor, PostRow), key=lambda row: row.id))

    def claim(self, now: int, until: int, limit: int) -> tuple[DuePost, ...]:
        cursor = self._connection.execute(
            """
            UPDATE outbox SET
                claimed_until = :until, attempts = attempts + 1,
                doubtful = CASE WHEN claimed_until > 0 THEN 1 ELSE doubtful END
            WHERE id IN (
                SELECT outbox_next.id FROM outbox_next
                JOIN outbox AS post ON post.id = outbox_next.id JOIN gaming_table ON gaming_table.id = post.table_id
                WHERE due_at <= :now AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last
                ORDER BY outbox_next.id LIMIT :limit
            ) RETURNING *
            """,
            {**self._own, "until": until, "now": now, "limit": limit},
        )
        return tuple(self._due(row) for row in sorted(every(cursor, PostRow), key=lambda row: row.id))

    def release(self) -> None:
        # What was begun may have arrived, so nothing else may take its place.
        self._connection.execute(
            """
            UPDATE outbox SET claimed_until = 0, doubtful = 1
            WHERE state = 'new' AND claimed_until > 0 AND table_id IN (
                SELECT id FROM gaming_table WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last
            )
            """,
            self._own,
        )

    def doubt(self) -> None:
        self._connection.execute("UPDATE outbox SET attempts = 1 WHERE state = 'new' AND attempts = 0")

    def next_due(self) -> int | None:
        cursor = self._connection.execute(
            """
            SELECT min(due_at) FROM outbox_next
            JOIN outbox AS post ON post.id = outbox_next.id JOIN gaming_table ON gaming_table.id = post.table_id
            WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last
            """,
            self._own,
        )
        due_at = cursor.fetchone()[0]
        return None if due_at is None else int(due_at)

    def done(self, post_id: int, message_id: int | None) -> None:
        cursor = self._connection.execute("SELECT * FROM outbox WHERE id = ?", (post_id,))
        for row in every(cursor, PostRow):
            if row.kind == "retire":
                self._mark_retired(row)
            elif row.kind == "lobby":
                self._connection.execute(
                    "UPDATE gaming_table SET lobby_message_id = ? WHERE id = ?", (message_id, row.table_id)
                )
            elif row.kind in BOARDS and message_id is not None:
                self._connection.execute(
                    "UPDATE gaming_table SET board_message_id = ? WHERE id = ?", (message_id, row.table_id)
                )
        self._connection.execute(
            "UPDATE outbox SET state = 'done', claimed_until = 0, message_id = ? WHERE id = ?", (message_id, post_id)
        )

    def later(self, post_id: int, not_before: int, error: str, *, unknown: bool = False) -> None:
        # Only what still waits: the channel may have gone while it was tried. Doubt stays, whatever this attempt met.
        self._connection.execute(
            """
            UPDATE outbox SET claimed_until = 0, not_before = ?, last_error = ?,
                doubtful = CASE WHEN ? = 1 THEN 1 ELSE doubtful END
            WHERE id = ? AND state = 'new'
            """,
            (not_before, error, int(unknown), post_id),
        )

    def hasten(self, now: int, guild_id: int) -> None:
        self._connection.execute(
            """
            UPDATE outbox SET not_before = :now WHERE state = 'new' AND not_before > :now AND EXISTS (
                SELECT 1 FROM gaming_table WHERE gaming_table.id = outbox.table_id AND guild_id = :guild_id
            )
            """,
            {"now": now, "guild_id": guild_id},
        )

    def dead(self, post_id: int, error: str) -> None:
        self._connection.execute(
            "UPDATE outbox SET state = 'dead', claimed_until = 0, last_error = ? WHERE id = ?", (error, post_id)
        )

    def prune(self, before: int, after: int, limit: int) -> tuple[int, int | None]:
        [(last,)] = self._connection.execute(
            "SELECT max(id) FROM (SELECT id FROM outbox WHERE id > ? ORDER BY id LIMIT ?) AS looked_at", (after, limit)
        ).fetchall()
        if last is None:
            return 0, None
        # Of a live table a board that was not retired may yet have to be; of another one, while a retire still waits.
        cursor = self._connection.execute(
            """
            DELETE FROM outbox
            WHERE id > ? AND id <= ? AND state <> 'new' AND not_before < ? AND NOT (
                kind IN ('board', 'turn') AND state = 'done' AND retired = 0 AND message_id IS NOT NULL AND (
                    EXISTS (
                        SELECT 1 FROM gaming_table
                        WHERE gaming_table.id = outbox.table_id AND status IN ('lobby', 'playing')
                    )
                    OR EXISTS (
                        SELECT 1 FROM outbox AS waiting
                        WHERE waiting.table_id = outbox.table_id AND waiting.kind = 'retire' AND waiting.state = 'new'
                    )
                )
            )
            """,
            (after, last, before),
        )
        return cursor.rowcount, int(last)

    def bury_channel(self, channel_id: int, error: str) -> None:
        self._connection.execute(
            """
            UPDATE outbox SET state = 'dead', claimed_until = 0, last_error = ?
            WHERE state = 'new' AND channel_id = ?
            """,
            (error, channel_id),
        )

    def bury_guild(self, guild_id: int, error: str) -> None:
        self._connection.execute(
            """
            UPDATE outbox SET state = 'dead', claimed_until = 0, last_error = ?
            WHERE state = 'new' AND EXISTS (
                SELECT 1 FROM gaming_table WHERE gaming_table.id = outbox.table_id AND guild_id = ?
            )
            """,
            (error, guild_id),
        )

    def _due(self, row: PostRow) -> DuePost:
        if row.kind == "lobby":
            return DuePost(row, message_id=self._message("lobby", row.table_id))
        if row.kind == "turn":
            return DuePost(row, message_id=self._message("board", row.table_id))
        if row.kind == "retire":
            return DuePost(row, retire=self._to_retire(row))
        return DuePost(row)

    def _message(self, which: Literal["lobby", "board"], table_id: int) -> int | None:
        cursor = self._connection.execute(
            "SELECT lobby_message_id, board_message_id FROM gaming_table WHERE id = ?", (table_id,)
        )
        lobby, board = cursor.fetchone()
        found: int | None = lobby if which == "lobby" else board
        return found

    def _to_retire(self, row: PostRow) -> tuple[int, ...]:
        cursor = self._connection.execute(
            """
            SELECT DISTINCT message_id FROM outbox WHERE table_id = ? AND version < ? AND kind IN ('board', 'turn')
            AND state = 'done' AND message_id IS NOT NULL AND message_id <> ? AND retired = 0 ORDER BY message_id
            """,
            (row.table_id, row.version, self._message("board", row.table_id) or 0),
        )
        return tuple(message_id for (message_id,) in cursor.fetchall())

    def _mark_retired(self, row: PostRow) -> None:
        self._connection.execute(
            """
            UPDATE outbox SET retired = 1 WHERE table_id = ? AND version < ? AND kind IN ('board', 'turn')
            AND state = 'done' AND coalesce(message_id, 0) <> ?
            """,
            (row.table_id, row.version, self._message("board", row.table_id) or 0),
        )
