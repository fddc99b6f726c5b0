"""Opening a database, and the failures that a host can put right."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Busy, Corrupt, DiskFull, Locked, Outbox, SqliteStore, StoreError, Unwritable
from bot.store.sqlite.errors import translated
from tests.bot.store.samples import NOW, add_posts, add_table, post, table

HOLD = """
import sys, time
from pathlib import Path
from bot.store.sqlite.lock import InstanceLock
lock = InstanceLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(30)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "turnpost.db"


async def pragma(store: SqliteStore, name: str) -> object:
    return await store._thread.run(lambda connection: connection.execute(f"PRAGMA {name}").fetchone()[0])


async def test_every_commit_is_on_the_disk_and_keys_are_checked(path: Path) -> None:
    store = await SqliteStore.open(path)
    found = [await pragma(store, name) for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
    assert found == ["wal", 2, 1, 5000]
    await store.close()


async def test_what_was_kept_is_there_after_opening_again(path: Path) -> None:
    for number in range(3):
        store = await SqliteStore.open(path)
        assert len(await store.read(lambda session: session.tables.live_in_guild(7))) == number
        await add_table(store, table(number))
        await store.close()


async def test_opening_frees_posts_that_a_dead_courier_held(path: Path) -> None:
    store = await SqliteStore.open(path)
    kept = await add_table(store, table())
    await add_posts(store, post(kept.id, "a"))
    assert len(await Outbox(store).due(NOW, 1)) == 1
    await store.close()
    store = await SqliteStore.open(path)
    assert [due.row.attempts for due in await Outbox(store).due(NOW, 1)] == [2]
    await store.close()


async def test_a_second_instance_is_refused_until_the_first_lets_go(path: Path) -> None:
    store = await SqliteStore.open(path)
    with pytest.raises(Locked) as caught:
        await SqliteStore.open(path)
    assert caught.value.exit_code == 75 and "stop it first" in str(caught.value)
    await store.close()
    await (await SqliteStore.open(path)).close()


async def test_the_lock_of_a_killed_process_frees_itself(path: Path) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE)
    try:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        with pytest.raises(Locked):
            await SqliteStore.open(path)
    finally:
        holder.kill()
        holder.communicate()
    await (await SqliteStore.open(path)).close()


async def test_a_damaged_file_is_refused_and_left_alone(path: Path) -> None:
    store = await SqliteStore.open(path)
    for number in range(200):
        await add_table(store, table(number))
    await store.close()
    whole = path.read_bytes()
    for damaged in (b"no database" * 1000, whole[:4096] + b"\xff" * 8192 + whole[12288:]):
        path.write_bytes(damaged)
        with pytest.raises(Corrupt) as caught:
            await SqliteStore.open(path)
        assert caught.value.exit_code == 65 and "restore the newest backup" in str(caught.value)
        assert path.read_bytes() == damaged


async def test_no_directory_or_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    for wrong in (tmp_path / "missing" / "turnpost.db", tmp_path / "folder.db"):
        with pytest.raises(Unwritable) as caught:
            await SqliteStore.open(wrong)
        assert caught.value.exit_code == 73


async def test_a_lock_that_cannot_be_made(path: Path) -> None:
    path.with_name("turnpost.db.lock").mkdir()
    with pytest.raises(Unwritable, match=r"turnpost\.db\.lock"):
        await SqliteStore.open(path)


async def test_a_file_that_may_only_be_read(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store._thread.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(Unwritable):
        await add_table(store, table())
    await store.close()


async def test_a_full_disk_saves_nothing_and_goes_on_once_there_is_room(path: Path) -> None:
    store = await SqliteStore.open(path)
    await add_table(store, table(0))
    pages = await pragma(store, "page_count")
    await pragma(store, f"max_page_count = {pages}")
    with pytest.raises(DiskFull) as caught:
        await add_table(store, table(1, start=b"x" * 100_000))
    assert "Nothing was saved" in str(caught.value)
    assert len(await store.read(lambda session: session.tables.live_in_guild(7))) == 1
    await pragma(store, "max_page_count = 100000")
    await add_table(store, table(1, start=b"x" * 100_000))
    assert len(await store.read(lambda session: session.tables.live_in_guild(7))) == 2
    await store.close()


async def test_another_program_that_holds_the_database(path: Path) -> None:
    store = await SqliteStore.open(path)
    await pragma(store, "busy_timeout = 10")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy):
            await add_table(store, table())
        other.execute("ROLLBACK")
    await add_table(store, table())
    await store.close()


def test_a_bug_stays_a_bug() -> None:
    with pytest.raises(sqlite3.OperationalError), translated(), closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("nonsense")


def test_each_error_says_what_to_do(path: Path) -> None:
    kinds = StoreError.__subclasses__()
    assert len({kind.advice for kind in kinds}) == len(kinds) >= 7
    assert all(64 <= kind.exit_code <= 78 for kind in kinds)
    assert str(Busy("It is held")) == f"It is held. {Busy.advice}"


async def test_a_torn_log_opens_as_a_prefix_of_what_happened(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    for number in range(20):
        await add_table(store, table(number))
    database, log = path.read_bytes(), path.with_name("turnpost.db-wal").read_bytes()
    await store.close()
    counts = []
    for part in range(1, 13):
        torn = tmp_path / f"torn{part}.db"
        torn.write_bytes(database)
        torn.with_name(torn.name + "-wal").write_bytes(log[: len(log) * part // 12])
        again = await SqliteStore.open(torn)
        rows = await again.read(lambda session: session.tables.live_in_guild(7))
        assert [row.channel_id for row in rows] == list(range(len(rows)))
        counts.append(len(rows))
        await again.close()
    assert counts == sorted(counts) and counts[-1] == 20 and counts[0] < 20
    assert asyncio.all_tasks() == {asyncio.current_task()}
