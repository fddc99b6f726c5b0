"""A database with games in it, and the command line run on it in this process."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec import Struct

from bot import cli
from bot.opening import FILE, Database, opened
from bot.store import Store
from bot.tables import Person, Place, Table, Tables
from tests.bot.tables.rig import Repeating, StillClock

T = TypeVar("T")
ANN, BEN = Person(101, "Ann \x1b[31m"), Person(102, "Ben")


class Done(Struct, frozen=True):
    code: int
    out: str
    err: str


class Shell:
    """Runs commands on a data directory."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self._server = ""
        self._capsys = capsys
        monkeypatch.chdir(data)
        self.use(data, monkeypatch)

    def use_server(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on a database there."""
        self._server = address
        monkeypatch.setenv("DATABASE_URL", address)

    def use(self, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on another directory."""
        self.data = data
        monkeypatch.setenv("TURNPOST_DATA", str(data))

    @property
    def database(self) -> Path:
        return self.data / FILE

    def run(self, *arguments: str) -> Done:
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main(arguments)
        said = self._capsys.readouterr()
        return Done(int(ended.value.code or 0), said.out, said.err)

    def change(self, work: Callable[[Tables, Store], Awaitable[T]]) -> T:
        """What a bot would do that runs and ends again."""

        async def run() -> T:
            store = await opened(Database(self.data, self._server))
            try:
                return await work(Tables(store, StillClock(), Repeating(secrets.token_hex())), store)
            finally:
                await store.close()

        return asyncio.run(run())

    def game(self, moves: int = 3, channel: int = 70) -> Table:
        """Halali! between Ann and Ben, with so many first moves made."""

        async def work(tables: Tables, _: Store) -> Table:
            return await played(tables, moves, channel)

        return self.change(work)


async def played(tables: Tables, moves: int, channel: int = 70) -> Table:
    table = await tables.open(Place(7, channel), ANN, "halali")
    await tables.join(table.id, BEN)
    table = await tables.start(table.id, ANN.user_id)
    for _ in range(moves):
        (seat,) = table.turn.seats if table.turn else ()
        move = next(iter(table.rules.moves(table.state, seat)))
        table = (await tables.play(table.id, table.awaited[0], move, table.version, None)).table
    return table
