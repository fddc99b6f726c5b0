"""Tables on a database of their own, with a clock that stands still and entropy that repeats."""

import hashlib
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from bot.store import EntryRow, PostRow, SqliteStore, TableRow
from bot.store.contract import Store
from bot.tables import Limits, Person, Place, Promise, Table, TableError, Tables, promises
from engine.contract import AnyGame, OptionValue
from tests.bot.tables.stones import STONES
from tests.hasty import Hasty

ANN, BEN, CEM, DAN = (Person(number, name) for number, name in ((101, "Ann"), (102, "Ben"), (103, "Cem"), (104, "Dan")))
GUILD, CHANNEL = 7, 70
HERE = Place(GUILD, CHANNEL)


class StillClock:
    def __init__(self, time: int = 1_700_000_000) -> None:
        self.time = time

    def now(self) -> int:
        return self.time


class Repeating:
    """Entropy that gives the same bytes in every run; each call gives others."""

    def __init__(self, beginning: str = "") -> None:
        self._beginning = beginning
        self._calls = count()

    def __call__(self, size: int) -> bytes:
        return hashlib.blake2b(f"{self._beginning}{next(self._calls)}".encode(), digest_size=size).digest()


class Rig:
    """What a test of tables has in hand."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame] | None = None,
        limits: Limits | None = None,
        entropy: Repeating | None = None,
    ) -> None:
        self.store = store
        self.clock = StillClock()
        self.interactions = count(9_000)
        known = {"stones": STONES} if games is None else games
        self.tables = Tables(store, self.clock, entropy or Repeating(), known, limits or Limits())

    async def lobby(self, place: Place = HERE, **options: OptionValue) -> Table:
        """Ann has opened a table."""
        return await self.tables.open(place, ANN, "stones", options)

    async def playing(self, *others: Person, place: Place = HERE, **options: OptionValue) -> Table:
        """Ann, who sits at 0, plays against Ben at 1, or against these."""
        table = await self.lobby(place, **options)
        await self.tables.wish(table.id, ANN.user_id, 0)
        for number, person in enumerate(others or (BEN,), start=1):
            await self.tables.join(table.id, person)
            await self.tables.wish(table.id, person.user_id, number)
        return await self.tables.start(table.id, ANN.user_id)

    async def play(self, table: Table, *moves: str) -> Table:
        """These moves, each by the first one awaited."""
        for move in moves:
            table = (await self.tables.play(table.id, table.awaited[0], move, table.version, None)).table
        return table

    async def row(self, table_id: int) -> TableRow:
        row = await self.store.read(lambda session: session.tables.get(table_id))
        assert row is not None
        return row

    async def entries(self, table_id: int) -> tuple[EntryRow, ...]:
        return await self.store.read(lambda session: session.entries.of(table_id))

    async def posts(self, table_id: int, *kinds: str) -> tuple[PostRow, ...]:
        """All posts of the table, or those of these kinds."""
        posts = await self.store.read(lambda session: session.posts.of(table_id))
        return tuple(post for post in posts if not kinds or post.kind in kinds)

    async def promised(self, table_id: int, kind: str) -> Promise:
        """What the newest post of this kind promises."""
        return promises.read((await self.posts(table_id, kind))[-1].payload)


async def opened(path: Path) -> SqliteStore:
    return await SqliteStore.open(path / "turnpost.db", factory=Hasty)


def code(error: TableError) -> tuple[str, dict[str, object]]:
    return error.code, error.data
