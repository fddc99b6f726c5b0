"""The place of a process among those that share a database: locks that free themselves when their holder dies.

They belong to the connection on which everything is written. So who has lost one cannot write any more either.
"""

from collections.abc import Sequence

from bot.store.errors import Locked, OlderSchema
from bot.store.migration import Migration
from bot.store.postgres import migrations
from bot.store.postgres.connection import PostgresConnection
from bot.store.shards import Shards

SPACE = 0x7475726E
"""The first number of all our advisory locks ("turn"); the second is a shard, or one of the next two."""
PRESENT = -1
"""Held together by all processes, and alone by one that changes the schema."""
WRITING = -2
"""Held by each transaction that writes: see `bot.store.postgres.line`."""
COUNT = "shards"
"""Under this key stands among how many shards the servers are shared out."""


def take(connection: PostgresConnection, shards: Shards, known: Sequence[Migration]) -> None:
    """Brings the schema up to date if nobody else is there, and takes the shards.

    Raises `Locked` if one of them is taken or the others count them differently, or while an older Turnpost is there;
    `NewerSchema`.
    """
    if _locked(connection, PRESENT):
        migrations.migrate(connection, known)
        connection.execute(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (COUNT, str(shards.count)),
        )
        connection.execute("SELECT pg_advisory_lock_shared(?, ?)", (SPACE, PRESENT))
        connection.execute("SELECT pg_advisory_unlock(?, ?)", (SPACE, PRESENT))
    else:
        # Whoever has it alone is just starting.
        connection.execute("SELECT pg_advisory_lock_shared(?, ?)", (SPACE, PRESENT))
        _join(connection, shards, known)
    for shard in shards.ids:
        if not _locked(connection, shard):
            raise Locked(f"Shard {shard} of this database is looked after by another process")


def _join(connection: PostgresConnection, shards: Shards, known: Sequence[Migration]) -> None:
    try:
        migrations.check(connection, known)
    except OlderSchema as error:
        raise Locked(f"An older Turnpost is still using the database ({error.what})") from error
    (count,) = connection.execute("SELECT value FROM meta WHERE key = ?", (COUNT,)).fetchone() or (None,)
    if count != str(shards.count):
        raise Locked(f"Other processes share this database among {count} shards, not {shards.count}")


def _locked(connection: PostgresConnection, number: int) -> bool:
    """Whether it is ours alone now; nobody is waited for."""
    found = connection.execute("SELECT pg_try_advisory_lock(?, ?)", (SPACE, number)).fetchone()
    return found is not None and bool(found[0])
