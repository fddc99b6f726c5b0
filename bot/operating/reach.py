"""How a command reaches the tables: to look at them beside a running bot, or to change them while none runs."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.clock import WallClock
from bot.opening import Database, looked_at, reopened
from bot.operating.errors import DATA, NO_INPUT, OperatingError
from bot.tables import TableError, Tables
from bot.tables.archive import ArchiveError
from engine.contract import Refusal

T = TypeVar("T")


def look(database: Database, query: Callable[[Tables], Awaitable[T]]) -> T:
    """What the query returns; nothing is written. Raises `StoreError`, `OperatingError`."""

    async def run() -> T:
        async with looked_at(database) as store:
            return await query(Tables(store, WallClock(), secrets.token_bytes))

    return _told(run)


def change(database: Database, work: Callable[[Tables], Awaitable[T]]) -> T:
    """What the work returns. Raises `StoreError`, `Locked` while a bot runs, `OperatingError`."""

    async def run() -> T:
        store = await reopened(database)
        try:
            return await work(Tables(store, WallClock(), secrets.token_bytes))
        finally:
            await store.close()

    return _told(run)


def _told(run: Callable[[], Awaitable[T]]) -> T:
    async def main() -> T:
        return await run()

    try:
        return asyncio.run(main())
    except TableError as error:
        raise OperatingError(_sentence(error), NO_INPUT if error.code == "no-table" else DATA) from None
    except ArchiveError as error:
        raise OperatingError(str(error), error.exit_code) from None
    except Refusal as error:
        raise OperatingError(f"The rules refuse: {error}.", DATA) from None


def _sentence(error: TableError) -> str:
    match error.code:
        case "no-table":
            return f"There is no table {error.data['id']}. `turnpost show` lists those that are open."
        case "unknown-game":
            return f"There is no game {error.data['game']!r} any more."
        case "other-rules":
            return (
                "The table was played by other rules than the present ones: `turnpost replay` says whether it matters."
            )
        case "place-taken":
            return f"In its channel table {error.data['table']} is open: end that one first."
        case "nothing-to-undo":
            return "There is no move that could be taken back: none was made, or somebody has resigned with the last."
        case "not-started":
            return "The table has not started."
        case "table-over":
            return "The table has ended: nothing can be taken back any more."
        case _:
            return f"It cannot be done: {error.code} {error.data}."
