"""Killed while a backup is made or restored: there is always one whole database, and the next attempt succeeds."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.backups import Backups
from bot.opening import FILE, Database
from bot.operating import copying
from bot.store.sqlite import copies
from bot.store.sqlite.store import SqliteStore
from tests.end_to_end.dying import killed_at

RESTORE = """
import sys
from pathlib import Path
from bot.opening import Database
from bot.operating.copying import restore
from bot.store.crash import arm

arm(sys.argv[1])
restore(Database(Path(sys.argv[2]), ""), Path(sys.argv[3]), 1_700_000_000)
"""
BACKUP = """
import asyncio, sys
from pathlib import Path
from bot.backups import Backups
from bot.store.crash import arm
from bot.store.sqlite.store import SqliteStore

async def main():
    store = await SqliteStore.open(Path(sys.argv[2]))
    arm(sys.argv[1])
    await Backups(Path(sys.argv[2]).parent, store.copy).make(1_700_000_000)

asyncio.run(main())
"""
DAY = 86_400


def told(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        found: tuple[str] = connection.execute("SELECT value FROM meta WHERE key = 'told'").fetchone()
    return found[0]


def tell(path: Path, word: str, log: Path | None = None) -> None:
    """Into the database; with ``log`` into a copy there of one whose bot was killed: the word is in its log alone."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('told', ?)", (word,))
        connection.commit()
        if log is not None:
            for ending in ("", "-wal"):
                log.with_name(log.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())


@pytest.mark.parametrize("point", ["copy.before-rename", "restore.before-exchange"])
async def test_killed_while_a_backup_is_restored(tmp_path: Path, point: str) -> None:
    """The old database is there with all that it knew, also what stood in its log alone; then the new one."""
    first, data = tmp_path / "first" / FILE, tmp_path / "data"
    first.parent.mkdir()
    data.mkdir()
    await (await SqliteStore.open(first)).close()
    tell(first, "before")
    copying.backup(Database(first.parent, ""), tmp_path / "copy.db", 0)
    tell(first, "after", data / FILE)
    killed_at(RESTORE, point, str(data), str(tmp_path / "copy.db"))
    assert told(data / FILE) == "after"
    copying.restore(Database(data, ""), tmp_path / "copy.db", 1_700_000_001)
    assert told(data / FILE) == "before"
    assert told(data / f"{FILE}.before-{datetime.fromtimestamp(1_700_000_001, UTC):%Y%m%d-%H%M%S}") == "after"


async def test_killed_while_the_daily_backup_is_made(tmp_path: Path) -> None:
    """Half a backup has not the name of one, and is cleared away with the next."""
    path = tmp_path / FILE
    store = await SqliteStore.open(path)
    await store.close()
    killed_at(BACKUP, "copy.before-rename", str(path))
    folder = tmp_path / "backup"
    assert [each.suffix for each in folder.iterdir()] == [copies.UNFINISHED]
    store = await SqliteStore.open(path)
    made = await Backups(tmp_path, store.copy).make(1_700_000_000 + DAY)
    await store.close()
    assert [*folder.iterdir()] == [made]
