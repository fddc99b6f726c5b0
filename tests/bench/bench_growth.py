"""How the bot slows down as its database grows: ``python -m tests.bench growth [TABLES ...]``, as ``10 1000 100000``.

A tenth of the tables is in play, the others are over; each has a log of a few moves, each server an overview. Times are
of the wall clock, in milliseconds, and to be compared within one run only.
"""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from bot.store.outbox import LOOKED_AT_ONCE, Outbox
from bot.store.sqlite import copies
from bot.store.sqlite.store import SqliteStore
from bot.tables import Person, Place, Tables
from engine.catalogue import GAMES
from tests.bot.tables.rig import Repeating, StillClock

Work: TypeAlias = Callable[[], Awaitable[object]]
SIZES = (10, 1_000)
MOVES = 4
RUNS = 30
PEOPLE = 5_000
"""Who sit at the copies, so many tables each."""
COLUMNS = {
    "gaming_table": ("id", "channel_id"),
    "seat": ("table_id", "user_id"),
    "entry": ("table_id", "interaction_id"),
    "outbox": ("table_id", "channel_id"),
    "wait": ("table_id", "user_id"),
    "due": ("table_id", ""),
    "result": ("table_id", ""),
    "result_person": ("table_id", "user_id"),
}


async def seeded(path: Path) -> int:
    """One table in play with all that belongs to it, delivered; its id."""
    store = await SqliteStore.open(path)
    tables = Tables(store, StillClock(), Repeating())
    table = await tables.open(Place(1, 1), Person(1, "Ann"), "halali")
    await tables.join(table.id, Person(2, "Ben"))
    table = await tables.start(table.id, 1)
    for number in range(MOVES):
        move = next(GAMES["halali"].moves(table.state, table.rules.turn(table.state).seats[0]))
        table = (await tables.play(table.id, table.awaited[0], move, None, 1 + number)).table
    outbox = Outbox(store)
    while due := await outbox.due(StillClock().now(), 100):
        for post in due:
            await outbox.done(post.row.id, 10_000 + post.row.id)
    await store.close()
    return table.id


def grow(path: Path, tables: int) -> None:
    """Copies of the table under other numbers, in other channels, of other people; nine of ten are over."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute(
        "CREATE TEMP TABLE copy AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        "WHERE i < ?) SELECT i FROM n",
        (tables - 1,),
    )
    for name in COLUMNS:
        _copy(connection, name)
    connection.execute("UPDATE gaming_table SET status = 'over', ended_at = opened_at + id WHERE id % 10 <> 1")
    for name in ("wait", "due"):
        connection.execute(f"DELETE FROM {name} WHERE table_id % 10 <> 1")  # noqa: S608  names of our own
    connection.execute(
        "INSERT OR IGNORE INTO result SELECT id, guild_id, game, 'taken', ply, started_at, ended_at, '[]' "
        "FROM gaming_table WHERE ended_at IS NOT NULL"
    )
    connection.execute("INSERT INTO overview SELECT DISTINCT guild_id, 1, 1, 1, 'false', 0, 0, NULL FROM gaming_table")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    # Or the disk would still be busy with this when something else is measured.
    os.sync()


def _copy(connection: sqlite3.Connection, name: str) -> None:
    names = [row[1] for row in connection.execute(f"PRAGMA table_xinfo({name})") if not row[6]]
    changed = {
        "id": "id + i" if name == "gaming_table" else "NULL",
        "table_id": "table_id + i",
        "channel_id": "channel_id + i",
        "user_id": f"user_id + 10 * (1 + i % {PEOPLE})" if name != "outbox" else "user_id",
        "interaction_id": "NULL",
        "nonce": "nonce || '.' || i",
    }
    if name == "gaming_table":
        changed["guild_id"] = "guild_id + i / 100"
    values = ", ".join(changed.get(column, column) for column in names)
    connection.execute(f"INSERT INTO {name} ({', '.join(names)}) SELECT {values} FROM {name}, copy")  # noqa: S608


async def measured(path: Path, table_id: int) -> dict[str, float]:
    """Milliseconds of each thing that must not slow down."""
    found: dict[str, float] = {}
    began = time.perf_counter()
    store = await SqliteStore.open(path)
    found["open and check"] = 1_000 * (time.perf_counter() - began)
    clock = StillClock()
    tables, outbox = Tables(store, clock, Repeating(str(path))), Outbox(store)
    at_start: dict[str, Work] = {
        "record missing results": tables.records.record_missing,
        "renew rules": tables.operations.renew,
        "where live tables are": tables.live_places,
        "copy for the daily backup": lambda: store.copy(path.with_suffix(".copy")),
        "check of that copy": lambda: asyncio.to_thread(copies.check, path.with_suffix(".copy.unfinished")),
    }
    for name, work in at_start.items():
        found[name] = await _once(work)
    number = 10**6

    async def move() -> None:
        nonlocal number
        number += 1
        table = await tables.get(table_id)
        turn = table.rules.turn(table.state)
        await tables.play(table_id, table.awaited[0], next(table.rules.moves(table.state, turn.seats[0])), None, number)

    async def overview() -> None:
        await store.write(lambda session: session.guilds.touch(1))
        (due,) = await tables.servers.overviews_due()
        await tables.servers.overview_later(due, 0)

    often: dict[str, Work] = {
        "move": move,
        "what falls due": tables.clocks.fallen,
        "when something falls due": tables.clocks.next_at,
        "overview of a server": overview,
        "tables of a person": lambda: tables.servers.tables_of(1, None),
        "tables of a server": lambda: tables.servers.tables_in(1),
        "table of a channel": lambda: tables.in_channel(1),
        "claim of the outbox": lambda: outbox.due(clock.now(), 8),
        "next due of the outbox": outbox.next_due,
        "room for one more table": lambda: tables.check_limits(1, 1),
        "a server's permissions change": lambda: outbox.hasten(clock.now(), 1),
        "one step of forgetting posts": lambda: store.write(lambda session: session.posts.prune(0, 0, LOOKED_AT_ONCE)),
        "check of one table": lambda: tables.operations.examine(table_id),
    }
    for name, work in often.items():
        found[name] = await _often(work)
    await store.close()
    return found


async def _once(work: Work) -> float:
    began = time.perf_counter()
    await work()
    return 1_000 * (time.perf_counter() - began)


async def _often(work: Work) -> float:
    """The median of some runs."""
    return sorted([await _once(work) for _ in range(RUNS)])[RUNS // 2]


def main(*sizes: int) -> None:
    """Prints milliseconds for each of these numbers of tables, and how much longer things take with the last one."""
    sizes, rows = sizes or SIZES, dict[str, list[float]]()
    for tables in sizes:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "turnpost.db"
            table_id = asyncio.run(seeded(path))
            grow(path, tables)
            for name, milliseconds in asyncio.run(measured(path, table_id)).items():
                rows.setdefault(name, []).append(milliseconds)
    print(f"{'ms, with tables stored:':28}" + "".join(f"{size:>12,}" for size in sizes) + "   last : first")
    for name, times in rows.items():
        print(f"{name:28}" + "".join(f"{each:12.2f}" for each in times) + f"   {times[-1] / times[0]:6.1f}")


if __name__ == "__main__":
    main()
