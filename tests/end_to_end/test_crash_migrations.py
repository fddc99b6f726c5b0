"""Killed while an old database is brought up to date: it opens afterwards, with all that was in it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import migrations
from bot.store.sqlite.store import SqliteStore
from tests.end_to_end.dying import killed_at

PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.store.crash import arm
from bot.store.sqlite.store import SqliteStore

arm(sys.argv[1])
asyncio.run(SqliteStore.open(Path(sys.argv[2])))
"""
ALL = len(migrations.load())
AROUND = [(old, f"migration.{when}-commit") for old in range(1, ALL) for when in ("before", "after")]


@pytest.mark.parametrize(("old", "point"), [(1, "copy.before-rename"), *AROUND])
async def test_killed_while_the_schema_changes(tmp_path: Path, old: int, point: str) -> None:
    """``old``: how many migrations the database has seen; it dies around the next one."""
    path, known = tmp_path / "turnpost.db", migrations.load()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, known[:old])
        connection.execute("INSERT INTO meta (key, value) VALUES ('alive', '17')")
    killed_at(PROGRAM, point, str(path))
    with closing(sqlite3.connect(path)) as connection:
        assert migrations.version(connection) == old + (point == "migration.after-commit")
    store = await SqliteStore.open(path)
    assert await store.read(lambda session: session.meta.get("alive")) == "17"
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert migrations.version(connection) == ALL
    again = {old + 1} - {ALL} if point == "migration.after-commit" else set()
    assert migrations_copied(tmp_path) == {old} | again


def migrations_copied(folder: Path) -> set[int]:
    """The schemas of which there are whole copies."""
    found = set()
    for path in folder.glob("turnpost.db.schema*"):
        with closing(sqlite3.connect(path)) as connection:
            assert path.name == f"turnpost.db.schema{migrations.version(connection)}"
            found.add(migrations.version(connection))
    return found
