"""How a table slows down as its log grows: ``python -m tests.bench long_logs``.

Milliseconds of the wall clock, the median of some runs, for the questions that every press and every post asks.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from bot.store.sqlite.store import SqliteStore
from bot.tables import Table, Tables
from tests.bot.tables.rig import ANN, BEN, HERE, Repeating, StillClock

Work: TypeAlias = Callable[[], Awaitable[object]]
LENGTHS = (20, 200, 600)
RUNS = 15
GAME, OPTIONS = "halali", {"stall_limit": 0}


async def measured() -> dict[str, list[float]]:
    """Of one table, each time its log has become so long."""
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "turnpost.db")
        tables = Tables(store, StillClock(), Repeating())
        table = await tables.open(HERE, ANN, GAME, OPTIONS)
        await tables.join(table.id, BEN)
        table = await tables.start(table.id, ANN.user_id)
        number = 0

        async def move() -> None:
            nonlocal table, number
            number += 1
            seat = table.rules.turn(table.state).seats[0]
            moves = list(table.rules.moves(table.state, seat))
            quiet = [each for each in moves if len(each) == 2] or moves
            made = await tables.play(table.id, table.awaited[0], quiet[number % len(quiet)], None, number)
            table = made.table

        for length in LENGTHS:
            while table.live and table.ply < length:
                await move()
            assert table.live, "the game is over too early"
            for name, work in _questions(tables, table).items():
                found.setdefault(name, []).append(await _median(work))
            found.setdefault("a move", []).append(await _median(move))
        await store.close()
    return found


def _questions(tables: Tables, table: Table) -> dict[str, Work]:
    awaited = table.rules.turn(table.state).seats[0]
    other = 1 - awaited
    return {
        "news of a player": lambda: tables.since(table.id, other, table.version),
        "news of an awaited player": lambda: tables.since(table.id, awaited, table.version, table.turn_version),
        "whether a move can be taken back": lambda: tables.agreements.free(table.id, table.seats[other].user_id),
        "the newest move": lambda: tables.newest(table.id, None, table.version),
        "the whole log": lambda: tables.log(table.id, awaited),
    }


async def _median(work: Work) -> float:
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        await work()
        times.append(1_000 * (time.perf_counter() - began))
    return sorted(times)[RUNS // 2]


def main() -> None:
    """Prints milliseconds for each length of the log, and how much longer things take with the last one."""
    print(f"{'ms, with moves made:':36}" + "".join(f"{length:>9}" for length in LENGTHS) + "   last : first")
    for name, times in asyncio.run(measured()).items():
        print(f"{name:36}" + "".join(f"{each:9.2f}" for each in times) + f"   {times[-1] / times[0]:6.1f}")


if __name__ == "__main__":
    main()
