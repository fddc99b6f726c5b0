"""The schema on a server, as numbered files that are applied once each, in order."""

from collections.abc import Sequence
from pathlib import Path

from bot.store.crash import crash_point
from bot.store.errors import Empty, NewerSchema, OlderSchema
from bot.store.migration import Migration, read
from bot.store.postgres.connection import PostgresConnection

SCHEMA = Path(__file__).parent.parent / "schema_postgres"


def load() -> tuple[Migration, ...]:
    return read(SCHEMA)


def version(connection: PostgresConnection) -> int:
    """How many migrations the database has seen."""
    if connection.execute("SELECT to_regclass('schema_version') IS NULL").fetchone() == (True,):
        return 0
    found = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    return int(found[0]) if found is not None and found[0] is not None else 0


def check(connection: PostgresConnection, known: Sequence[Migration]) -> None:
    """Raises `Empty`, `OlderSchema` or `NewerSchema`."""
    present = version(connection)
    if present == 0:
        raise Empty("The database holds no tables of Turnpost")
    if present > len(known):
        raise NewerSchema(f"The database has schema {present}, this Turnpost knows {len(known)}")
    if present < len(known):
        raise OlderSchema(f"The database has schema {present}, this Turnpost has {len(known)}")


def migrate(connection: PostgresConnection, known: Sequence[Migration]) -> None:
    """Applies what is missing, each migration in a transaction of its own. No other process may be there."""
    present = version(connection)
    if present > len(known):
        check(connection, known)
    for migration in known[present:]:
        connection.script("BEGIN")
        try:
            connection.script("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)")
            connection.script(migration.sql)
            connection.execute("INSERT INTO schema_version (version) VALUES (?)", (migration.number,))
            crash_point("migration.before-commit")
            connection.script("COMMIT")
            crash_point("migration.after-commit")
        except BaseException:
            connection.script("ROLLBACK")
            raise
