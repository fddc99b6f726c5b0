"""Files from before servers could settle anything: nothing of them is lost, and nothing but settings goes in."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.store.guilds import GuildRow, OverviewRow
from bot.store.sqlite import migrations

KNOWN = migrations.load()
BEFORE = next(migration.number for migration in KNOWN if migration.name == "guilds") - 1
"""The schema of such files."""


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file of that schema with a table in its lobby."""
    path = tmp_path / "turnpost.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as made:
        migrations.migrate(made, path, KNOWN[:BEFORE])
        made.execute(
            """
            INSERT INTO gaming_table (guild_id, channel_id, game, rules_version, options, status, version, ply, seed,
            opened_by, opened_at, invited) VALUES (7, 70, 'stones', 1, '{}', 'lobby', 1, 0, x'00', 101, 1, '[]')
            """
        )
        yield made


async def test_tables_stay_and_servers_can_settle_things(connection: sqlite3.Connection, tmp_path: Path) -> None:
    connection.close()
    store = await SqliteStore.open(tmp_path / "turnpost.db")
    assert await store.read(lambda session: session.guilds.get(7)) is None
    await store.write(lambda session: session.guilds.put(GuildRow(7)))
    await store.write(lambda session: session.guilds.put_overview(OverviewRow(7, 70, 1)))
    rows = await store.read(lambda session: session.tables.live_in_guild(7))
    assert [(row.id, row.status, row.channel_id) for row in rows] == [(1, "lobby", 70)]
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO guild (guild_id, ratings) VALUES (7, 'maybe')",
        "INSERT INTO overview VALUES (7, 70, 0, NULL, 'true', 0, 0, NULL)",
        "INSERT INTO overview VALUES (7, 70, 1, NULL, 'perhaps', 0, 0, NULL)",
        "INSERT INTO overview VALUES (7, 70, 1, NULL, 'true', 0, -1, NULL)",
    ],
)
def test_schema_takes_nothing_else(connection: sqlite3.Connection, tmp_path: Path, statement: str) -> None:
    migrations.migrate(connection, tmp_path / "turnpost.db", KNOWN)
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        connection.execute(statement)
