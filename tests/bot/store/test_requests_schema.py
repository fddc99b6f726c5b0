"""Files from before people could ask each other anything: their seats are played by people."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.sqlite import migrations

KNOWN = migrations.load()
BEFORE = next(migration.number for migration in KNOWN if migration.name == "requests") - 1
"""The schema of such files."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file of that schema with a table at which somebody sits."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        migrations.migrate(made, path, KNOWN[:BEFORE])
        made.execute(
            """
            INSERT INTO gaming_table (channel_id, game, rules_version, options, status, version, ply, seed, opened_by,
            opened_at, invited) VALUES (70, 'stones', 1, '{}', 'lobby', 1, 0, x'00', 101, 1, '[]')
            """
        )
        made.execute("INSERT INTO seat (table_id, place, user_id, name) VALUES (1, 1, 101, 'Ann')")
        yield made


async def test_seats_stay_with_their_people(connection: sqlite3.Connection, tmp_path: Path) -> None:
    connection.close()
    store = await SqliteStore.open(tmp_path / "turnpost.db")
    (seat,) = await store.read(lambda session: session.seats.of(1))
    assert (seat.user_id, seat.name, seat.computer) == (101, "Ann", False)
    assert await store.read(lambda session: session.requests.open(1)) == ()
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE seat SET computer = 'maybe'",
        "INSERT INTO request (table_id, subject, about, opened_at, request) VALUES (1, 'pause', '{}', 1, '{')",
        "INSERT INTO request (table_id, subject, about, opened_at, outcome) VALUES (1, 'late', '{}', 1, 'moot')",
        "INSERT INTO request (table_id, subject, about, opened_at, outcome, closed_at) VALUES (1, '', '{}', 1, 'y', 1)",
    ],
)
def test_schema_takes_nothing_else(connection: sqlite3.Connection, tmp_path: Path, statement: str) -> None:
    migrations.migrate(connection, tmp_path / "turnpost.db", KNOWN)
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        connection.execute(statement)
