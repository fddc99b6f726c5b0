"""Queries for the host's graphs."""

from collections.abc import Iterator

from bot.store.counts import Count
from bot.store.sql.connection import Connection


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
        yield Count("oldest_due_post_seconds", self._late("SELECT min(due_at) FROM outbox_next", now))
        yield Count("oldest_due_task_seconds", self._late("SELECT min(at) FROM due", now))
        yield Count("entries", self._one("SELECT count(*) FROM entry") or 0)
        yield Count("database_bytes", self._one(self._size) or 0)

    def _late(self, query: str, now: int) -> int:
        due = self._one(query)
        return 0 if due is None else max(0, now - due)

    def _one(self, query: str) -> int | None:
        (found,) = self._connection.execute(query).fetchone()
        return None if found is None else int(found)
