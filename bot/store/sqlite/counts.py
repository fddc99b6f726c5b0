"""How much there is of what in a database: for graphs and alarms of its host."""

import sqlite3
from collections.abc import Iterator

from msgspec import Struct


class Count(Struct, frozen=True):
    """A number under a name; ``labels`` tell several of that name apart."""

    name: str
    value: int
    labels: tuple[tuple[str, str], ...] = ()


def counts(connection: sqlite3.Connection, now: int) -> Iterator[Count]:
    """``now``: UTC seconds."""
    for game, status, number in connection.execute(
        "SELECT game, status, count(*) FROM gaming_table GROUP BY game, status ORDER BY game, status"
    ):
        yield Count("tables", number, (("game", game), ("status", status)))
    for state, number in connection.execute("SELECT state, count(*) FROM outbox GROUP BY state ORDER BY state"):
        yield Count("posts", number, (("state", state),))
    (due,) = connection.execute("SELECT min(due_at) FROM outbox_next").fetchone()
    yield Count("oldest_due_post_seconds", 0 if due is None else max(0, now - due))
    (late,) = connection.execute("SELECT max(0, coalesce(? - min(at), 0)) FROM due", (now,)).fetchone()
    yield Count("oldest_due_task_seconds", late)
    yield Count("entries", connection.execute("SELECT count(*) FROM entry").fetchone()[0])
    pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    yield Count("database_bytes", pages * size)
