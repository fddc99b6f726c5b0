"""Whatever a disk does to the database: what was committed is not lost, what is damaged is not overwritten."""

import hashlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Corrupt, SqliteStore, StoreError, Unwritable
from bot.store.migration import Migration
from bot.store.sqlite import migrations
from tests.bot.store.samples import add_table, table

COPIES = 150
TABLES = 20
ROOT = Path(__file__).parents[3]


@pytest.fixture
async def live(tmp_path: Path) -> tuple[bytes, bytes]:
    """A database and its log as a killed bot leaves them: one table after the other, each in a transaction."""
    path = tmp_path / "live.db"
    store = await SqliteStore.open(path)
    for number in range(TABLES):
        await add_table(store, table(number))
    found = path.read_bytes(), path.with_name("live.db-wal").read_bytes()
    await store.close()
    return found


def channels(path: Path) -> list[int]:
    """What is found when the file is opened as a bot that was killed would open it."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [row[0] for row in connection.execute("SELECT channel_id FROM gaming_table ORDER BY id")]


@pytest.mark.parametrize("way", ["cut", "flipped", "zeroed"])
async def test_a_damaged_log_leaves_a_prefix_of_what_happened(
    tmp_path: Path, live: tuple[bytes, bytes], way: str
) -> None:
    """Whatever it is that a power failure did to the end of the log, hundreds of times over."""
    database, whole = live
    chance, seen = random.Random(way), set()
    for number in range(COPIES):
        at = chance.randrange(len(whole))
        log = bytearray(whole)
        if way == "cut":
            del log[at:]
        elif way == "flipped":
            log[at] ^= 1 << chance.randrange(8)
        else:
            log[at : at + 512] = bytes(len(log[at : at + 512]))
        path = tmp_path / f"{number}.db"
        path.write_bytes(database)
        path.with_name(path.name + "-wal").write_bytes(log)
        try:
            found = channels(path)
        except sqlite3.OperationalError as error:
            # So early in the log that not even the schema is there.
            assert "no such table" in str(error)
            found = []
        assert found == list(range(len(found)))
        seen.add(len(found))
        for file in tmp_path.glob(f"{number}.db*"):
            file.unlink()
    assert len(seen) > TABLES // 2, "the damage came at all places"


async def test_flipped_bits_in_the_database_are_refused_or_harmless(tmp_path: Path) -> None:
    """The file is never changed when it is refused, and never half understood when it is not."""
    path = tmp_path / "turnpost.db"
    store = await SqliteStore.open(path)
    for number in range(TABLES):
        await add_table(store, table(number, start=bytes(3000)))
    await store.close()
    whole, chance, refused = path.read_bytes(), random.Random(6), 0
    for _ in range(60):
        broken = bytearray(whole)
        # The head of a page: there its structure stands, while what rows hold may be anything.
        at = 4096 * chance.randrange(len(whole) // 4096) + chance.randrange(8)
        broken[at] ^= 1 << chance.randrange(8)
        path.write_bytes(broken)
        try:
            opened = await SqliteStore.open(path)
        except StoreError as error:
            refused += 1
            assert error.exit_code in (65, 76, 73, 74), error
            assert path.read_bytes() == broken
        except sqlite3.DatabaseError as error:
            pytest.fail(f"not told in words: {error!r} at {at}")
        else:
            await opened.close()
        for leftover in tmp_path.glob("turnpost.db-*"):
            leftover.unlink()
    assert refused > 20


DIES = """
import asyncio, sys
from pathlib import Path
from bot.store import SqliteStore
from bot.store.crash import arm
from bot.store.sqlite import migrations
from bot.store.migration import Migration

known = migrations.load()
more = Migration(len(known) + 1, "more", "CREATE TABLE more (a INTEGER) STRICT;\\nINSERT INTO more VALUES (1);")
arm(sys.argv[2])
asyncio.run(SqliteStore.open(Path(sys.argv[1]), schema=(*known, more)))
"""


@pytest.mark.parametrize("point", ["copy.before-rename", "migration.before-commit", "migration.after-commit"])
async def test_a_migration_that_dies_half_way_is_done_again_whole(tmp_path: Path, point: str) -> None:
    path = tmp_path / "turnpost.db"
    store = await SqliteStore.open(path)
    await add_table(store, table(7))
    await store.close()
    died = subprocess.run([sys.executable, "-c", DIES, str(path), point], cwd=ROOT, timeout=60, check=False)
    assert died.returncode == -signal.SIGKILL
    known = migrations.load()
    if point != "migration.after-commit":
        again = await SqliteStore.open(path)
        assert len(await again.read(lambda session: session.tables.live_in_guild(7))) == 1, "the old program goes on"
        await again.close()
    more = Migration(len(known) + 1, "more", "CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO more VALUES (1);")
    await (await SqliteStore.open(path, schema=(*known, more))).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT a FROM more").fetchall() == [(1,)]
        assert connection.execute("SELECT count(*) FROM gaming_table").fetchone() == (1,)
    with closing(sqlite3.connect(tmp_path / f"turnpost.db.schema{len(known)}")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_directory_that_may_only_be_read(tmp_path: Path) -> None:
    """As an ordinary user: whoever is root may write everywhere."""
    folder = tmp_path / "data"
    folder.mkdir()
    await (await SqliteStore.open(folder / "turnpost.db")).close()
    (folder / "turnpost.db.lock").unlink()
    before = hashlib.sha256((folder / "turnpost.db").read_bytes()).digest()
    folder.chmod(0o555)
    (folder / "turnpost.db").chmod(0o444)
    try:
        if os.geteuid() == 0:
            code, told = _as_nobody(folder / "turnpost.db")
        else:
            with pytest.raises(Unwritable) as caught:
                await SqliteStore.open(folder / "turnpost.db")
            code, told = caught.value.exit_code, str(caught.value)
    finally:
        folder.chmod(0o755)
    assert code == 73 and "may write to it" in told
    assert hashlib.sha256((folder / "turnpost.db").read_bytes()).digest() == before


NOBODY = """
import asyncio, os, sys
from pathlib import Path
from bot.store import SqliteStore, StoreError

os.setuid(65534)
try:
    asyncio.run(SqliteStore.open(Path(sys.argv[1])))
except StoreError as error:
    print(error)
    sys.exit(error.exit_code)
"""


def _as_nobody(path: Path) -> tuple[int, str]:
    """The same by a program that gives up being root."""
    for above in path.parents[1:-1]:
        if above.owner() == "root" and above.stat().st_mode & 0o001 == 0:
            above.chmod(above.stat().st_mode | 0o011)
    done = subprocess.run(
        [sys.executable, "-c", NOBODY, str(path)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout


async def test_a_volume_that_is_not_mounted(tmp_path: Path) -> None:
    with pytest.raises(Unwritable) as caught:
        await SqliteStore.open(tmp_path / "nowhere" / "turnpost.db")
    assert caught.value.exit_code == 73
    assert list(tmp_path.iterdir()) == []


async def test_no_database_at_all_but_its_log(tmp_path: Path) -> None:
    """A log without its database is nobody's: it is not played into a new one."""
    path = tmp_path / "turnpost.db"
    path.with_name("turnpost.db-wal").write_bytes(b"\x37\x7f\x06\x82" + bytes(5000))
    try:
        store = await SqliteStore.open(path)
    except Corrupt:
        return
    assert await store.read(lambda session: session.tables.live()) == ()
    await store.close()
