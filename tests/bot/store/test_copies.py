"""Copies of a database with our own schema."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Corrupt, DiskFull, SqliteStore, Unwritable
from bot.store.migration import Migration
from bot.store.sqlite import copies, migrations
from bot.tables import promises
from tests.bot.store.samples import add_posts, add_table, post, table


async def filled(path: Path) -> None:
    store = await SqliteStore.open(path)
    kept = await add_table(store, table(start=b"x" * 50_000))
    await add_posts(store, post(kept.id, "a"))
    await store.close()


async def test_the_running_store_is_copied_whole(tmp_path: Path) -> None:
    path, target = tmp_path / "turnpost.db", tmp_path / "copy.db"
    await filled(path)
    store = await SqliteStore.open(path)
    copies.finish(await store.copy(target), target)
    await store.close()
    again = await SqliteStore.open(target)
    assert [post.nonce for post in await again.read(lambda session: session.posts.of(1))] == ["a"]
    await again.close()


async def test_moves_do_not_wait_for_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, target = tmp_path / "turnpost.db", tmp_path / "copy.db"
    await filled(path)
    store = await SqliteStore.open(path)
    begun, moved, copy = asyncio.Event(), threading.Event(), copies.copy
    loop = asyncio.get_running_loop()

    def slow(connection: sqlite3.Connection, target: Path) -> Path:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM outbox").fetchone()
        loop.call_soon_threadsafe(begun.set)
        assert moved.wait(10)
        connection.execute("COMMIT")
        return copy(connection, target)

    monkeypatch.setattr(copies, "copy", slow)
    copying = asyncio.create_task(store.copy(target))
    await begun.wait()
    await add_posts(store, post(1, "b"))
    moved.set()
    copies.finish(await copying, target)
    await store.close()
    with closing(sqlite3.connect(target)) as copied:
        assert copied.execute("SELECT nonce FROM outbox ORDER BY id").fetchall() == [("a",), ("b",)]


async def test_an_old_database_with_posts_in_it_is_copied_before_it_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "turnpost.db"
    await filled(path)
    known = migrations.load()
    more = Migration(len(known) + 1, "more", "CREATE TABLE more (a INTEGER) STRICT;")
    await (await SqliteStore.open(path, schema=(*known, more))).close()
    with closing(sqlite3.connect(tmp_path / f"turnpost.db.schema{len(known)}")) as copy:
        assert copy.execute("SELECT count(*) FROM outbox").fetchone() == (1,)


async def test_a_full_disk_leaves_no_copy_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, target = tmp_path / "turnpost.db", tmp_path / "copy.db"
    await filled(path)
    connect = sqlite3.connect

    def small(*arguments: object, **more: object) -> sqlite3.Connection:
        made = connect(*arguments, **more)  # type: ignore[call-overload]
        made.execute("PRAGMA max_page_count = 3")
        return made  # type: ignore[no-any-return]

    with closing(connect(path)) as connection:
        monkeypatch.setattr(sqlite3, "connect", small)
        with pytest.raises(DiskFull):
            copies.copy(connection, target)
    assert not list(tmp_path.glob("copy*"))


async def test_a_copy_that_is_damaged_does_not_get_the_name(tmp_path: Path) -> None:
    path, target = tmp_path / "turnpost.db", tmp_path / "copy.db"
    await filled(path)
    target.write_text("the copy of yesterday")
    with closing(sqlite3.connect(path)) as connection:
        unfinished = copies.copy(connection, target)
    whole = unfinished.read_bytes()
    unfinished.write_bytes(whole[:8192] + b"\xff" * 8192 + whole[16384:])
    with pytest.raises(Corrupt):
        copies.finish(unfinished, target)
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy.db"]
    assert target.read_text() == "the copy of yesterday"


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "turnpost.db"
    await filled(path)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(Unwritable):
        copies.copy(connection, tmp_path / "nowhere" / "copy.db")


async def test_a_copy_that_goes_on_uses_other_nonces_and_looks_for_what_may_have_arrived(tmp_path: Path) -> None:
    path = tmp_path / "turnpost.db"
    await filled(path)
    store = await SqliteStore.open(path)
    await store.write(lambda session: session.meta.put(promises.SALT, "abcd"))
    await store.write(lambda session: session.meta.put("alive", "1"))
    await store.close()
    copies.change(path, promises.resume)
    store = await SqliteStore.open(path)
    assert await store.read(lambda session: (session.meta.get(promises.SALT), session.meta.get("alive"))) == (None, "1")
    assert [row.attempts for row in await store.read(lambda session: session.posts.of(1))] == [1]
    await store.close()
