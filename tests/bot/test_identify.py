"""Taking turns to identify: so many at once as Discord lets, the next ones five seconds later, over all processes."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from bot.identify import PAUSE, Tickets
from bot.store import SqliteStore
from tests.bot.tables.rig import StillClock


class Passing(StillClock):
    """Time goes on only while somebody sleeps."""

    async def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.time += round(seconds)


@pytest.fixture
def clock() -> Passing:
    return Passing()


async def moments(path: Path, clock: Passing, *shards: int, concurrency: int = 1) -> list[int]:
    """When each shard may identify, counted from now; each is one of a process of its own."""
    store = await SqliteStore.open(path / "turnpost.db")
    began, found = clock.time, []
    for shard in shards:
        await Tickets(store, clock, clock.sleep).take(shard, concurrency)
        found.append(clock.time - began)
    await store.close()
    return found


async def test_one_after_the_other(tmp_path: Path, clock: Passing) -> None:
    found = await moments(tmp_path, clock, 0, 1, 2)
    assert found[0] == 0
    assert all(PAUSE <= later - sooner <= PAUSE + 1 for sooner, later in pairwise(found))


async def test_those_of_other_buckets_do_not_wait(tmp_path: Path, clock: Passing) -> None:
    first, second, third, fourth = await moments(tmp_path, clock, 0, 1, 16, 17, concurrency=16)
    assert first == second == 0
    assert PAUSE <= third == fourth <= PAUSE + 1


async def test_who_comes_late_need_not_wait(tmp_path: Path, clock: Passing) -> None:
    await moments(tmp_path, clock, 0)
    clock.time += 60
    assert await moments(tmp_path, clock, 0) == [0]


async def test_a_clock_that_was_set_back_keeps_nobody_waiting_for_long(tmp_path: Path, clock: Passing) -> None:
    await moments(tmp_path, clock, 0)
    clock.time -= 86_400
    (waited,) = await moments(tmp_path, clock, 0)
    assert PAUSE <= waited <= 2 * (PAUSE + 1)


async def test_two_at_once_get_two_tickets(tmp_path: Path, clock: Passing) -> None:
    store = await SqliteStore.open(tmp_path / "turnpost.db")
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await clock.sleep(seconds)

    await asyncio.gather(*(Tickets(store, clock, sleep).take(0, 1) for _ in range(2)))
    assert len(waits) == 1
    await store.close()
