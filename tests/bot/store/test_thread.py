"""The adapter around aiosqlite, whose private names it uses."""

import asyncio
import inspect
import sqlite3
import threading
from functools import partial
from pathlib import Path

import aiosqlite
import pytest

from bot.store import Closed
from bot.store.sqlite.thread import DatabaseThread


async def test_aiosqlite_still_has_the_two_private_names(tmp_path: Path) -> None:
    connection = await aiosqlite.connect(tmp_path / "x.db")
    assert list(inspect.signature(connection._execute).parameters) == ["fn", "args", "kwargs"]
    assert isinstance(connection._conn, sqlite3.Connection)
    name = await connection._execute(threading.current_thread)  # type: ignore[no-untyped-call]
    assert name is not threading.main_thread()
    await connection.close()


async def test_functions_run_on_one_other_thread_in_order(tmp_path: Path) -> None:
    thread = await DatabaseThread.open(tmp_path / "x.db")
    done: list[int] = []

    def note(number: int, _: sqlite3.Connection) -> int:
        done.append(number)
        return threading.get_ident()

    threads = await asyncio.gather(*(thread.run(partial(note, number)) for number in range(20)))
    assert done == list(range(20))
    assert len(set(threads)) == 1 and threads[0] != threading.get_ident()
    await thread.close()


async def test_errors_come_back_and_the_thread_goes_on(tmp_path: Path) -> None:
    thread = await DatabaseThread.open(tmp_path / "x.db")
    with pytest.raises(sqlite3.OperationalError):
        await thread.run(lambda connection: connection.execute("nonsense"))
    assert await thread.run(lambda connection: connection.execute("SELECT 1").fetchone()) == (1,)
    await thread.close()
    await thread.close()
    with pytest.raises(Closed):
        await thread.run(lambda connection: connection.total_changes)
