"""A bot of several shards: people reach it only as long as all of them are connected."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import client as clients
from bot.identify import Tickets
from bot.sharded import ShardedTurnpost
from bot.store.shards import Shards
from bot.tables import Tables
from bot.ui.desk import Desk
from bot.words.localizer import load_localizer
from tests.bot.tables.rig import Repeating, StillClock, opened
from tests.end_to_end.fittings import QuickPictures


class Recorded(ShardedTurnpost):
    """What it has told, without any connection."""

    said: list[bool]
    sweeps: int


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Recorded]:
    store, clock, said = await opened(tmp_path), StillClock(), list[bool]()
    pictures = QuickPictures()

    async def wake(guild: int) -> None:
        """Nothing waits."""

    async def sleep(seconds: float) -> None:
        clock.time += round(seconds)

    async def sweep(*_: object) -> None:
        client.sweeps += 1

    monkeypatch.setattr(clients, "sweep", sweep)
    desk = Desk(Tables(store, clock, Repeating()), load_localizer(), pictures)
    shards = Shards(4, 1, 2)
    async with Recorded(desk, store, wake, said.append, shards=shards, tickets=Tickets(store, clock, sleep)) as client:
        client.said, client.sweeps = said, 0
        yield client
    pictures.close()
    await store.close()


async def test_all_shards_have_to_be_there(bot: Recorded) -> None:
    await bot.on_shard_ready(1)
    assert (bot.said, bot.sweeps) == ([False], 0)
    await bot.on_shard_ready(2)
    assert (bot.said[-1], bot.sweeps) == (True, 1)


async def test_one_that_is_lost_is_waited_for(bot: Recorded) -> None:
    for shard in (1, 2):
        await bot.on_shard_ready(shard)
    for shard in (2, 1):
        await bot.on_shard_disconnect(shard)
        assert not bot.said[-1]
    await bot.on_shard_resumed(2)
    assert not bot.said[-1]
    await bot.on_shard_resumed(1)
    assert (bot.said[-1], bot.sweeps) == (True, 1), "who has missed nothing need not look for what has gone"


async def test_a_new_session_of_one_shard_looks_for_what_has_gone_meanwhile(bot: Recorded) -> None:
    for shard in (1, 2):
        await bot.on_shard_ready(shard)
    await bot.on_shard_disconnect(1)
    await bot.on_shard_ready(1)
    assert (bot.said[-1], bot.sweeps) == (True, 2)


async def test_what_the_library_tells_of_any_shard_says_nothing_of_all(bot: Recorded) -> None:
    for each in (bot.on_ready, bot.on_resumed, bot.on_disconnect):
        await each()
    assert (bot.said, bot.sweeps) == ([], 0)


async def test_each_waits_for_its_ticket_as_discord_lets_so_many_at_once(
    bot: Recorded, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    limits = SimpleNamespace(max_concurrency=16)

    async def take(_: Tickets, shard: int, concurrency: int) -> None:
        asked.append((shard, concurrency))

    async def fetch(_: ShardedTurnpost) -> SimpleNamespace:
        limits.max_concurrency += 1
        return limits

    monkeypatch.setattr(Tickets, "take", take)
    monkeypatch.setattr(ShardedTurnpost, "fetch_session_start_limits", fetch)
    for shard in (1, 2):
        await bot.before_identify_hook(shard, initial=True)
    assert asked == [(1, 17), (2, 17)], "asked once"
