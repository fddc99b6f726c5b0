"""Files from before results were kept: their tables stay, and those that have ended are found."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.sqlite import migrations

KNOWN = migrations.load()
BEFORE = next(migration.number for migration in KNOWN if migration.name == "results") - 1
"""The schema of such files."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of that schema with a table that has ended and one in play."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, KNOWN[:BEFORE])
        for channel, status, ended in ((70, "over", 9), (71, "playing", None)):
            connection.execute(
                """
                INSERT INTO gaming_table (channel_id, game, rules_version, options, status, version, ply, seed,
                opened_by, opened_at, invited, started_at, ended_at)
                VALUES (?, 'stones', 1, '{}', ?, 3, 1, x'00', 101, 1, '[]', 2, ?)
                """,
                (channel, status, ended),
            )
    return path


async def test_tables_that_have_ended_are_found(path: Path) -> None:
    store = await SqliteStore.open(path)
    assert await store.read(lambda session: session.results.missing()) == (1,)
    assert await store.read(lambda session: session.results.of_person(101)) == ()
    row = await store.read(lambda session: session.tables.get(2))
    assert row is not None and row.status == "playing"
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO result VALUES (1, 7, 'stones', 'taken', 1, 2, 9, 'no json')",
        "INSERT INTO rating VALUES (7, 'stones', 101, 25.0, 8.0, 0)",
    ],
)
def test_schema_takes_nothing_else(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, KNOWN)
        with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
            connection.execute(statement)
