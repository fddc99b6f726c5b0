"""When people last reached the bot, kept for each shard."""

from collections.abc import AsyncIterator

import pytest

from bot.store.contract import Session
from bot.store.shards import ALL, Shards
from bot.tables import alive
from tests.bot.tables.rig import Rig

NOW = 1_700_000_000
ONE, OTHER = Shards(2, 0, 0), Shards(2, 1, 1)


class Reached:
    """Processes with these shards, one after the other on the same tables."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig

    async def mark(self, shards: Shards, at: int) -> None:
        def change(session: Session) -> None:
            session.shards = shards  # type: ignore[misc]
            alive.mark(session, at)

        await self._rig.store.write(change)

    async def last(self, shards: Shards) -> int | None:
        def change(session: Session) -> int | None:
            session.shards = shards  # type: ignore[misc]
            return alive.last(session)

        return await self._rig.store.write(change)


@pytest.fixture
async def reached(rig: Rig) -> AsyncIterator[Reached]:
    yield Reached(rig)


async def test_nothing_is_known_at_the_first_start(reached: Reached) -> None:
    for shards in (ALL, ONE, Shards(8, 3, 5)):
        assert await reached.last(shards) is None


async def test_each_process_knows_its_own_shards(reached: Reached) -> None:
    await reached.mark(ONE, NOW)
    assert await reached.last(OTHER) is None
    await reached.mark(OTHER, NOW - 60)
    assert [await reached.last(shards) for shards in (ONE, OTHER)] == [NOW, NOW - 60]


async def test_of_several_shards_the_one_that_was_away_for_longest_counts(reached: Reached) -> None:
    await reached.mark(ONE, NOW)
    await reached.mark(OTHER, NOW - 60)
    assert await reached.last(Shards(2, 0, 1)) == NOW - 60


async def test_more_shards_do_not_forget_when_the_fewer_were_reached(reached: Reached) -> None:
    await reached.mark(ALL, NOW)
    assert await reached.last(OTHER) == NOW
    await reached.mark(ONE, NOW + 60)
    assert [await reached.last(Shards(4, number, number)) for number in range(4)] == [NOW + 60] * 4
    await reached.mark(Shards(4, 3, 3), NOW + 90)
    assert await reached.last(ALL) == NOW + 90


async def test_what_was_kept_for_the_same_number_long_before_counts_no_more(reached: Reached) -> None:
    await reached.mark(Shards(2, 0, 1), NOW)
    await reached.mark(ALL, NOW + 3_600)
    assert [await reached.last(shards) for shards in (ONE, OTHER)] == [NOW + 3_600] * 2
