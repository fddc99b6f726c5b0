"""The schema, as numbered files that are applied once each, in order."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from bot.store.crash import crash_point
from bot.store.errors import NewerSchema
from bot.store.sqlite.copies import copy, finish

SCHEMA = Path(__file__).parent.parent / "schema"


class Migration(Struct, frozen=True):
    number: int
    name: str
    sql: str


def load(directory: Path = SCHEMA) -> tuple[Migration, ...]:
    """All ``NNNN_name.sql``, by number from 1, without gaps."""
    found: list[Migration] = []
    for path in sorted(directory.glob("*.sql")):
        match = re.fullmatch(r"(\d{4})_(\w+)", path.stem)
        if match is None or int(match[1]) != len(found) + 1:
            raise ValueError(f"{path.name} is not the next NNNN_name.sql")
        found.append(Migration(int(match[1]), match[2], path.read_text(encoding="utf-8")))
    return tuple(found)


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
