"""Queries for the host's graphs."""

from collections.abc import Iterator

from bot.store.counts import Count
from bot.store.sql.connection import Connection, Cursor


class SqlCounts:
    """`bot.store.counts.CountQueries`."""

    def __init__(self, connection: Connection, size: str) -> None:
        """``size``: how this kind of database is asked for its size in bytes."""
        self._connection = connection
        self._size = size

    def all(self, now: int) -> tuple[Count, ...]:
        return tuple(self._all(now))

    def _all(self, now: int) -> Iterator[Count]:
        for game, status, number in self._connection.execute(
            "SELECT game, status, count(*) FROM gaming_table GROUP BY game, status ORDER BY game, status"
        ).fetchall():
            yield Count("tables", number, (("game", game), ("status", status)))
        for state, number in self._connection.execute(
            "SELECT state, count(*) FROM outbox GROUP BY state ORDER BY state"
        ).fetchall():
            yield Count("posts", number, (("state", state),))
        yield Count(
            "oldest_due_post_seconds", _late(self._connection.execute("SELECT min(due_at) FROM outbox_next"), now)
        )
        yield Count("oldest_due_task_seconds", _late(self._connection.execute("SELECT min(at) FROM due"), now))
        yield Count("entries", _one(self._connection.execute("SELECT count(*) FROM entry")) or 0)
        yield Count("database_bytes", _one(self._connection.execute(self._size)) or 0)


def _late(cursor: Cursor, now: int) -> int:
    due = _one(cursor)
    return 0 if due is None else max(0, now - due)


def _one(cursor: Cursor) -> int | None:
    (found,) = cursor.fetchone()
    return None if found is None else int(found)
