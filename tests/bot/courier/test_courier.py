"""The courier's round: who is served when, what each failure means, and how it ends."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import aiohttp
import discord
import pytest

from bot.courier.courier import CHANNELS_AT_ONCE, FAULT_WAIT, FAULTS, FORBIDDEN_LONGEST, FORBIDDEN_WAIT
from bot.store.contract import Session
from bot.store.errors import DiskFull
from bot.tables import Place
from tests.bot.courier.rig import APOLOGY, PATIENCE, Round, refusal
from tests.bot.tables.rig import GUILD

HOUR = 3600
T = TypeVar("T")


async def test_posts_of_one_channel_come_in_order(round_: Round) -> None:
    table = await round_.playing()
    await round_.play(table, "take 1", "take 1")
    await round_.until(ended=len([post for post in await round_.posts(table.id) if post.state == "new"]))
    ids = [row.id for row in round_.delivery.ended]
    assert ids == sorted(ids)
    assert len(set(ids)) == len(ids)


async def test_channel_that_hangs_holds_up_no_other_one(round_: Round) -> None:
    round_.delivery.gate.clear()
    await round_.lobbies(3)
    await round_.until(begun=3)
    assert len({row.channel_id for row in round_.delivery.begun}) == 3
    assert round_.delivery.ended == []


async def test_no_channel_is_served_twice_at_once(round_: Round) -> None:
    round_.delivery.gate.clear()
    table = await round_.lobby()
    await round_.until(begun=1)
    await round_.tables.wish(table.id, table.opened_by, 1)
    await round_.lobby(Place(GUILD, 999))
    await round_.until(begun=2)
    assert len({row.channel_id for row in round_.delivery.begun}) == 2


async def test_not_more_channels_at_once_than_agreed(round_: Round) -> None:
    round_.delivery.gate.clear()
    await round_.lobbies(CHANNELS_AT_ONCE + 3)
    await round_.until(begun=CHANNELS_AT_ONCE)
    round_.courier.wake()
    await round_.a_while()
    assert len(round_.delivery.begun) == CHANNELS_AT_ONCE
    round_.delivery.gate.set()
    await round_.until(ended=CHANNELS_AT_ONCE + 3)


@pytest.mark.parametrize(
    ("trouble", "wait"),
    [
        (refusal(503), 2),
        (aiohttp.ServerDisconnectedError(), 2),
        (TimeoutError(), 2),
        (discord.RateLimited(700), 700),
        (refusal(403, 50013), FORBIDDEN_WAIT),
        (refusal(403, 50001), FORBIDDEN_WAIT),
        (refusal(403, 160005), FORBIDDEN_WAIT),
        (ValueError("ours"), FAULT_WAIT),
    ],
    ids=repr,
)
async def test_failure_puts_the_post_off_for_as_long_as_it_means(round_: Round, trouble: Exception, wait: int) -> None:
    round_.delivery.troubles.append(trouble)
    table = await round_.lobby()
    post = await round_.settled(table.id)
    assert (post.state, post.not_before - round_.clock.time) == ("new", wait)
    await round_.later(wait - 1)
    await round_.lobby(Place(GUILD, 999))
    await round_.until(ended=1)
    assert len(round_.delivery.begun) == 2
    await round_.later(1)
    await round_.until(ended=2)
    assert (await round_.settled(table.id)).state == "done"


async def test_post_that_always_fails_by_our_fault_gives_way_to_words(round_: Round) -> None:
    """It must not hold the channel's later posts back for ever."""
    round_.delivery.troubles.extend(ValueError("ours") for _ in range(FAULTS))
    table = await round_.lobby()
    for attempt in range(1, FAULTS):
        assert (await round_.settled(table.id)).state == "new"
        await round_.later(FAULT_WAIT * attempt)
        await round_.until(begun=attempt + 1)
    post = await round_.settled(table.id)
    assert (post.state, post.message_id) == ("done", APOLOGY)


async def test_missing_permission_is_asked_for_ever_more_seldom(round_: Round) -> None:
    table = await round_.lobby()
    waits = []
    for attempt in range(1, 10):
        round_.delivery.troubles.append(refusal(403, 50013))
        await round_.until(begun=attempt)
        waits.append((await round_.settled(table.id)).not_before - round_.clock.time)
        await round_.later(waits[-1])
    assert waits == sorted(waits)
    assert (waits[0], waits[-1]) == (FORBIDDEN_WAIT, FORBIDDEN_LONGEST)


async def test_ban_stops_everything_and_longer_each_time(round_: Round) -> None:
    """10,000 refused requests within 10 minutes ban the address (Discord, "Rate Limits")."""
    round_.delivery.troubles.extend([refusal(429), refusal(429)])
    table = await round_.lobby()
    first = await round_.settled(table.id)
    await round_.lobby(Place(GUILD, 999))
    await round_.later(first.not_before - round_.clock.time - 1)
    await round_.a_while()
    assert len(round_.delivery.begun) == 1
    pause = first.not_before - round_.clock.time + 59
    await round_.later(1)
    await round_.until(begun=2)
    second = await round_.settled(table.id, first)
    assert second.not_before - round_.clock.time == 2 * pause
    await round_.later(2 * pause)
    await round_.until(ended=2)


async def test_channel_that_is_gone_ends_its_table(round_: Round) -> None:
    round_.delivery.troubles.append(refusal(404, 10003))
    table = await round_.lobby()
    assert (await round_.settled(table.id)).state == "dead"
    assert (await round_.tables.get(table.id)).status == "orphaned"


async def test_post_that_discord_never_takes_is_given_up_and_the_next_one_comes(round_: Round) -> None:
    round_.delivery.troubles.append(refusal(400, 50035))
    table = await round_.lobby()
    assert (await round_.settled(table.id)).state == "dead"
    await round_.tables.wish(table.id, table.opened_by, 1)
    await round_.until(ended=1)


async def test_post_that_always_fails_is_given_up(round_: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.courier.courier.GIVE_UP", 3)
    round_.delivery.troubles.extend([refusal(503)] * 3)
    table = await round_.lobby()
    post, waits = None, []
    for _ in range(2):
        post = await round_.settled(table.id, post)
        waits.append(post.not_before - round_.clock.time)
        await round_.later(waits[-1])
    assert waits == [2, 4]
    assert (await round_.settled(table.id, post)).state == "dead"


async def test_refused_token_is_told_once_and_nothing_more_is_sent(round_: Round) -> None:
    round_.delivery.troubles.append(refusal(401))
    table = await round_.lobby()
    await round_.settled(table.id)
    await round_.later(HOUR)
    await round_.lobby(Place(GUILD, 999))
    await round_.a_while()
    assert round_.refused == 1
    assert len(round_.delivery.begun) == 1
    assert (await round_.post(table.id)).state == "new"


async def test_delivery_under_way_is_finished_when_the_courier_is_stopped(round_: Round) -> None:
    round_.delivery.gate.clear()
    table = await round_.lobby()
    await round_.until(begun=1)
    round_.running.cancel()
    await asyncio.sleep(0)
    round_.delivery.gate.set()
    await asyncio.wait({round_.running}, timeout=PATIENCE)
    assert round_.running.cancelled()
    assert (await round_.post(table.id)).state == "done"


async def test_stopping_while_being_woken_stops(round_: Round) -> None:
    """The cancellation comes together with a wake and must not be lost."""
    for _ in range(5):
        await round_.a_while()
    round_.courier.wake()
    await asyncio.sleep(0)
    round_.running.cancel()
    done, _ = await asyncio.wait({round_.running}, timeout=PATIENCE)
    assert done


async def test_full_disk_does_not_end_the_courier(round_: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    """No crash; what was promised comes when there is room again."""
    await round_.end()
    await round_.lobby()
    write, failures = round_.store.write, iter([DiskFull("The disk is full")] * 2)

    async def full(change: Callable[[Session], T]) -> T:
        if (failure := next(failures, None)) is not None:
            round_.courier.wake()
            raise failure
        return await write(change)

    monkeypatch.setattr(round_.store, "write", full)
    round_.running = asyncio.create_task(round_.courier.run())
    await round_.until(ended=1)
    assert not round_.running.done()
