"""Killed while an old database is brought up to date: it opens afterwards, with all that was in it."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite import migrations
from bot.store.sqlite.store import SqliteStore

PROGRAM = """
import asyncio, sys
from pathlib import Path
from bot.store.crash import arm
from bot.store.sqlite.store import SqliteStore

arm(sys.argv[2])
asyncio.run(SqliteStore.open(Path(sys.argv[1])))
"""
ROOT = Path(__file__).parents[2]
OLD = 2
"""Migrations that the database has seen."""


@pytest.mark.parametrize("point", ["copy.before-rename", "migration.before-commit", "migration.after-commit"])
async def test_killed_while_the_schema_changes(tmp_path: Path, point: str) -> None:
    path, known = tmp_path / "turnpost.db", migrations.load()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrations.migrate(connection, path, known[:OLD])
        connection.execute("INSERT INTO meta (key, value) VALUES ('alive', '17')")
    run = [sys.executable, "-c", PROGRAM, str(path), point]
    ended = subprocess.run(run, cwd=ROOT, timeout=60, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)})
    assert ended.returncode == -signal.SIGKILL
    store = await SqliteStore.open(path)
    assert await store.read(lambda session: session.meta.get("alive")) == "17"
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert migrations.version(connection) == len(known)
    assert migrations_copied(tmp_path) == {OLD} | ({OLD + 1} if point == "migration.after-commit" else set())


def migrations_copied(folder: Path) -> set[int]:
    """The schemas of which there are whole copies."""
    found = set()
    for path in folder.glob("turnpost.db.schema?"):
        with closing(sqlite3.connect(path)) as connection:
            assert path.name == f"turnpost.db.schema{migrations.version(connection)}"
        found.add(int(path.name[-1]))
    return found
