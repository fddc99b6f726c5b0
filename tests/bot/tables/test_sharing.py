"""Two processes on one database, each with tables of its own: what belongs to one is done by it alone, and once."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import PerMove
from bot.store import PostRow
from bot.store.postgres import PostgresStore
from bot.store.shards import Shards
from bot.tables import Place, Table, TableError
from tests import postgres
from tests.bot.tables.rig import ANN, BEN, Repeating, Rig
from tests.bot.tables.stones import Stones

PACE = PerMove(2 * DAY)
PLACES = (Place(6 << 22 | 5, 60), Place(7 << 22 | 5, 70))
"""Of the first process, and of the second."""


class Sharing:
    """Both processes, and a table in play at each."""

    def __init__(self, stores: tuple[PostgresStore, PostgresStore]) -> None:
        self.stores = stores
        self.rigs = self.under(Stones())

    def under(self, game: Stones) -> tuple[Rig, Rig]:
        """Both with these rules."""
        one, other = (Rig(store, {"stones": game}, entropy=Repeating(str(store))) for store in self.stores)
        return one, other

    async def begin(self) -> tuple[Table, Table]:
        one, other = [await self._began(rig, place) for rig, place in zip(self.rigs, PLACES, strict=True)]
        return one, other

    async def _began(self, rig: Rig, place: Place) -> Table:
        table = await rig.tables.open(place, ANN, "stones", {}, pace=PACE)
        await rig.tables.join(table.id, BEN)
        return await rig.tables.start(table.id, ANN.user_id)

    async def later(self, seconds: int) -> None:
        """Time passes in both, and both do what has fallen due, at the same time."""
        for rig in self.rigs:
            rig.clock.time += seconds
        await asyncio.gather(*map(self._carry_out, self.rigs))

    async def _carry_out(self, rig: Rig) -> None:
        for row in await rig.tables.clocks.fallen():
            await rig.tables.clocks.carry_out(row)

    async def posts(self, table: Table, *kinds: str) -> tuple[PostRow, ...]:
        return await self.rigs[0].posts(table.id, *kinds)


@pytest.fixture
async def sharing(postgres_url: str) -> AsyncIterator[Sharing]:
    one = await PostgresStore.open(postgres_url, Shards(2, 0, 0))
    other = await PostgresStore.open(postgres_url, Shards(2, 1, 1))
    yield Sharing((one, other))
    await one.close()
    await other.close()


async def test_what_falls_due_is_done_by_one(sharing: Sharing) -> None:
    tables = await sharing.begin()
    for rig, table in zip(sharing.rigs, tables, strict=True):
        ahead = rig.clock.time + 30 * DAY
        due = await rig.store.read(lambda session: session.due.by(ahead, 99))  # noqa: B023
        assert {row.table_id for row in due} == {table.id}
    for hours in (24, 20, 3, 2):
        await sharing.later(hours * HOUR)
    said = [[(post.kind, post.version) for post in await sharing.posts(table)] for table in tables]
    assert said[0] == said[1], "the one says as much as the other"
    assert [kind for kind, _ in said[0]].count("reminder") == 2, "at half time and before the end"
    for table in tables:
        assert [wait.late for wait in await sharing.rigs[0].tables.clocks.waits(table.id)] == [True]


async def test_an_outage_of_both_moves_deadlines_once_and_each_tells_its_own_tables(sharing: Sharing) -> None:
    tables = await sharing.begin()
    began = sharing.rigs[0].clock.time
    for rig, seconds in zip(sharing.rigs, (10, 50), strict=True):
        await rig.tables.clocks.mark(began + seconds)
    for rig in sharing.rigs:
        rig.clock.time += 3 * DAY
    for number, rig in enumerate(sharing.rigs):
        await rig.tables.clocks.returned()
        assert [len(await sharing.posts(table, "notice")) for table in tables] == [1, number]
    for table in tables:
        (wait,) = await sharing.rigs[0].tables.clocks.waits(table.id)
        assert wait.until == pytest.approx(began + 5 * DAY, abs=MINUTE)


async def test_an_outage_of_one_is_told_at_its_tables_alone(sharing: Sharing) -> None:
    tables = await sharing.begin()
    one, other = sharing.rigs
    await one.tables.clocks.mark(one.clock.time)
    await other.tables.clocks.mark(other.clock.time)
    for rig in sharing.rigs:
        rig.clock.time += 3 * HOUR
    await one.tables.clocks.mark(one.clock.time)
    assert await one.tables.clocks.returned() is None
    assert await other.tables.clocks.returned() is not None
    assert [len(await sharing.posts(table, "notice")) for table in tables] == [0, 1]


async def test_each_renews_its_own_tables(sharing: Sharing) -> None:
    tables = await sharing.begin()
    newer = sharing.under(Stones(version=2))
    for rig, table in zip(newer, tables, strict=True):
        assert await rig.tables.operations.renew() == (table.id,)
    for rig in newer:
        assert await rig.tables.operations.renew() == ()


async def test_each_looks_for_its_own_channels(sharing: Sharing) -> None:
    await sharing.begin()
    for rig, place in zip(sharing.rigs, PLACES, strict=True):
        assert await rig.tables.live_places() == (place,)


async def test_each_shows_the_overviews_of_its_own_servers(sharing: Sharing) -> None:
    await sharing.begin()
    for place in PLACES:
        assert place.guild_id is not None
        await sharing.rigs[0].tables.servers.stand_overview(place.guild_id, place.channel_id)
    for rig, place in zip(sharing.rigs, PLACES, strict=True):
        assert [due.row.guild_id for due in await rig.tables.servers.overviews_due()] == [place.guild_id]


async def test_results_are_recorded_once(sharing: Sharing, postgres_url: str) -> None:
    tables = await sharing.begin()
    for rig, table in zip(sharing.rigs, tables, strict=True):
        await rig.tables.resign(table.id, ANN.user_id)
    postgres.command(postgres_url, "DELETE FROM rating", "DELETE FROM result_person", "DELETE FROM result")
    recorded = await asyncio.gather(*(rig.tables.records.record_missing() for rig in sharing.rigs))
    assert sum(recorded) == 2
    kept = await sharing.stores[1].read(lambda session: session.results.of_person(ANN.user_id))
    assert sorted(row.table_id for row in kept) == sorted(table.id for table in tables)


async def test_a_move_made_in_both_at_once_is_made_once(sharing: Sharing) -> None:
    """As when direct messages come to another process than the channel's clicks."""
    table, _ = await sharing.begin()
    (mover,) = table.awaited
    played = await asyncio.gather(
        *(rig.tables.play(table.id, mover, "take 1", table.version, None) for rig in sharing.rigs),
        return_exceptions=True,
    )
    assert sum(isinstance(each, TableError) and each.code == "stale" for each in played) == 1
    assert (await sharing.rigs[1].tables.get(table.id)).ply == 1
    posts = [post for post in await sharing.posts(table, "board") if post.version > table.version]
    assert len(posts) == 1
