"""The schema, as numbered files that are applied once each, in order."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.store.crash import crash_point
from bot.store.errors import NewerSchema
from bot.store.migration import Migration, read
from bot.store.sqlite.copies import copy, finish

SCHEMA = Path(__file__).parent.parent / "schema"


def load() -> tuple[Migration, ...]:
    return read(SCHEMA)


def version(connection: sqlite3.Connection) -> int:
    """How many migrations the file has seen."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, database: Path, migrations: Sequence[Migration]) -> None:
    """Applies what is missing; before that copies a file that is not new to ``FILE.schemaN``.

    Each migration is one transaction: one that fails leaves the schema as the one before it made it.
    """
    present = version(connection)
    if present > len(migrations):
        raise NewerSchema(f"{database} has schema {present}, this Turnpost knows {len(migrations)}")
    if 0 < present < len(migrations):
        _copy(connection, database, present)
    for migration in migrations[present:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(migration.sql):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {migration.number:d}")
            crash_point("migration.before-commit")
            connection.execute("COMMIT")
            crash_point("migration.after-commit")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def statements(sql: str) -> Iterator[str]:
    """One by one, since `sqlite3.Connection.executescript` would commit first."""
    gathered = ""
    for line in sql.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered.strip()
            gathered = ""
    if any(line.strip() and not line.strip().startswith("--") for line in gathered.splitlines()):
        yield gathered.strip()


def _copy(connection: sqlite3.Connection, database: Path, present: int) -> None:
    target = database.with_name(f"{database.name}.schema{present}")
    finish(copy(connection, target), target)
