"""Two processes that share the tables: each has its own, and neither does what is the other's."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest

from bot.store import Locked, Outbox, Session
from bot.store.due import NO_TABLE, DueRow
from bot.store.guilds import OverviewRow
from bot.store.outbox import KEPT
from bot.store.postgres import PostgresStore, line
from bot.store.shards import ALL, Shards
from tests import postgres
from tests.bot.store.samples import NOW, add_posts, add_table, post, table

ONE, OTHER = Shards(2, 0, 0), Shards(2, 1, 1)
OF_ONE, OF_OTHER = 6 << 22 | 5, 7 << 22 | 5
"""Servers of the first shard and of the second."""


@pytest.fixture
async def one(postgres_url: str) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.open(postgres_url, ONE)
    yield made
    await made.close()


@pytest.fixture
async def other(postgres_url: str, one: PostgresStore) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.open(postgres_url, OTHER)
    yield made
    await made.close()


@pytest.mark.parametrize("guild_id", [OF_ONE, OF_OTHER, None, 81384788765712384])
def test_each_server_belongs_to_one_shard(guild_id: int | None) -> None:
    ranges = (Shards(8, 0, 2), Shards(8, 3, 3), Shards(8, 4, 7))
    assert sum(shards.own(guild_id) for shards in ranges) == 1
    assert ALL.own(guild_id)
    assert ranges[0].own(None), "direct messages come to the first shard"


def test_whether_there_are_others() -> None:
    assert [shards.whole for shards in (ALL, Shards(4, 0, 3), ONE, Shards(4, 1, 3))] == [True, True, False, False]


async def test_posts_are_handed_out_to_their_own_process(one: PostgresStore, other: PostgresStore) -> None:
    for store, channel, guild in ((one, 1, OF_ONE), (one, 2, OF_OTHER), (other, 3, None)):
        kept = await add_table(store, table(channel, guild_id=guild))
        await add_posts(store, post(kept.id, str(channel), channel))
    assert await Outbox(other).next_due() == NOW
    assert [due.row.nonce for due in await Outbox(other).due(NOW, 9)] == ["2"]
    assert await Outbox(other).next_due() == NOW + 300, "it waits for its own, which it has taken"
    assert [due.row.nonce for due in await Outbox(one).due(NOW, 9)] == ["1", "3"]


async def test_to_one_person_no_process_waits_for_the_other(one: PostgresStore, other: PostgresStore) -> None:
    """Which may be away. Its own posts go one after the other."""
    for channel, guild in ((1, OF_ONE), (2, OF_OTHER)):
        kept = await add_table(one, table(channel, guild_id=guild))
        for number in range(2):
            told = post(kept.id, f"{channel}{number}", channel, kind="reminder")
            await add_posts(one, msgspec.structs.replace(told, user_id=101))
    for store, first, second in ((other, "20", "21"), (one, "10", "11")):
        (due,) = await Outbox(store).due(NOW, 9)
        assert due.row.nonce == first
        assert await Outbox(store).next_due() == NOW + 300
        await Outbox(store).done(due.row.id, 5)
        assert [due.row.nonce for due in await Outbox(store).due(NOW, 9)] == [second]


async def test_who_starts_again_lets_the_others_reservations_be(
    postgres_url: str, one: PostgresStore, other: PostgresStore
) -> None:
    for channel, guild in ((1, OF_ONE), (2, OF_OTHER)):
        kept = await add_table(one, table(channel, guild_id=guild))
        await add_posts(one, post(kept.id, str(channel), channel))
    assert len(await Outbox(one).due(NOW, 9)) == len(await Outbox(other).due(NOW, 9)) == 1
    await other.close()
    again = await PostgresStore.open(postgres_url, OTHER)
    assert [due.row.attempts for due in await Outbox(again).due(NOW, 9)] == [2]
    assert await Outbox(one).due(NOW, 9) == ()
    await again.close()


async def test_each_process_sees_what_falls_due_at_its_tables(one: PostgresStore, other: PostgresStore) -> None:
    mine, theirs = [await add_table(one, table(guild, guild_id=guild)) for guild in (OF_ONE, OF_OTHER)]

    def put(session: Session) -> None:
        for at, number in ((NOW + 1, mine.id), (NOW, theirs.id), (NOW + 2, NO_TABLE)):
            session.due.put(DueRow(number, "wait", 0, at))

    await one.write(put)
    found = [
        await store.read(lambda session: ([row.table_id for row in session.due.by(NOW + 9, 9)], session.due.next_at()))
        for store in (one, other)
    ]
    assert found == [([mine.id, NO_TABLE], NOW + 1), ([theirs.id], NOW)]


async def test_overviews_belong_to_one_process(one: PostgresStore, other: PostgresStore) -> None:
    def put(session: Session) -> None:
        for guild in (OF_ONE, OF_OTHER):
            session.guilds.put_overview(OverviewRow(guild, 5, 1, not_before=guild % 9, changed=False))

    def look(session: Session) -> tuple[list[int], int | None]:
        return [row.guild_id for row in session.guilds.changed_overviews(NOW, 9)], session.guilds.next_overview()

    await one.write(put)
    await one.write(lambda session: session.guilds.touch_all())
    assert await one.read(look) == ([OF_ONE], OF_ONE % 9)
    assert await other.read(look) == ([], None)
    await one.write(lambda session: session.guilds.touch(OF_OTHER))
    assert await other.read(look) == ([OF_OTHER], OF_OTHER % 9)


async def test_one_process_forgets_what_is_over_at_all_tables(one: PostgresStore, other: PostgresStore) -> None:
    for guild in (OF_ONE, OF_OTHER):
        kept = await add_table(one, table(guild, guild_id=guild, status="over", ended_at=NOW))
        await add_posts(one, post(kept.id, str(guild), guild))
    for store in (one, other):
        for due in await Outbox(store).due(NOW, 9):
            await Outbox(store).done(due.row.id, 5)
    later = NOW + KEPT + 1
    assert [await Outbox(store).prune(later) for store in (other, one, other)] == [0, 2, 0]


async def test_changes_of_two_processes_do_not_mix(one: PostgresStore, other: PostgresStore) -> None:
    def count(session: Session) -> int:
        value = int(session.meta.get("count") or 0)
        time.sleep(0.001)
        session.meta.put("count", str(value + 1))
        return value

    counted = await asyncio.gather(*(store.write(count) for _ in range(30) for store in (one, other)))
    assert sorted(counted) == list(range(60))


async def test_of_two_changes_to_one_revision_one_is_made(one: PostgresStore, other: PostgresStore) -> None:
    kept = await add_table(one, table())

    def save(number: int, session: Session) -> bool:
        return session.tables.save(msgspec.structs.replace(kept, revision=2, opened_by=number), 1)

    saved = await asyncio.gather(*(store.write(partial(save, n)) for n in range(10) for store in (one, other)))
    assert saved.count(True) == 1


@pytest.mark.parametrize("shards", [ONE, Shards(4, 3, 3), ALL])
async def test_a_shard_has_one_process_and_all_count_alike(
    postgres_url: str, one: PostgresStore, shards: Shards
) -> None:
    with pytest.raises(Locked):
        await PostgresStore.open(postgres_url, shards)
    await one.close()
    await (await PostgresStore.open(postgres_url, shards)).close()


async def test_a_shard_is_free_as_soon_as_its_process_is_gone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, one: PostgresStore
) -> None:
    monkeypatch.setattr(line, "HOLD_OVER", 0.0)
    postgres.cut(postgres_url)
    successor = await PostgresStore.open(postgres_url, ONE)
    with pytest.raises(Locked):
        await one.write(lambda session: session.meta.put("who", "the old one"))
    assert await successor.read(lambda session: session.meta.get("who")) is None
    await successor.close()
    await one.write(lambda session: session.meta.put("who", "the old one, once it is alone"))
