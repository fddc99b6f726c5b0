"""Files from before people could settle anything: nothing of them is lost, and nothing but settings goes in."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.people import NoteRow, PersonRow
from bot.store.sqlite import migrations

KNOWN = migrations.load()
BEFORE = next(migration.number for migration in KNOWN if migration.name == "people") - 1
"""The schema of such files."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file of that schema with a table in its lobby."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        migrations.migrate(made, path, KNOWN[:BEFORE])
        made.execute(
            """
            INSERT INTO gaming_table (channel_id, game, rules_version, options, status, version, ply, seed, opened_by,
            opened_at, invited) VALUES (70, 'stones', 1, '{}', 'lobby', 1, 0, x'00', 101, 1, '[]')
            """
        )
        yield made


async def test_tables_stay_and_people_can_settle_things(connection: sqlite3.Connection, tmp_path: Path) -> None:
    connection.close()
    store = await SqliteStore.open(tmp_path / "turnpost.db")
    assert await store.read(lambda session: session.people.get(101)) is None
    await store.write(lambda session: session.people.put(PersonRow(101)))
    await store.write(lambda session: session.people.put_note(NoteRow(101, 1, "x")))
    row = await store.read(lambda session: session.tables.get(1))
    assert row is not None and (row.status, row.channel_id) == ("lobby", 70)
    assert await store.read(lambda session: session.people.note(101, 1)) == NoteRow(101, 1, "x")
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO person VALUES (1, NULL, NULL, 'x', 'true', 'none', 'none', 'none', 'true', NULL, NULL)",
        "INSERT INTO person VALUES (1, NULL, NULL, NULL, 'maybe', 'none', 'none', 'none', 'true', NULL, NULL)",
        "INSERT INTO person VALUES (1, NULL, NULL, NULL, 'true', 'mail', 'none', 'none', 'true', NULL, NULL)",
        "INSERT INTO vacation VALUES (1, 5, 5, NULL)",
        "INSERT INTO note VALUES (1, 1, '')",
    ],
)
def test_schema_takes_nothing_else(connection: sqlite3.Connection, tmp_path: Path, statement: str) -> None:
    migrations.migrate(connection, tmp_path / "turnpost.db", KNOWN)
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        connection.execute(statement)
