"""Faults on demand, as the real discord.py meets them."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox import faults
from sandbox.faults import Fault, Faults
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot
from tests.sandbox.throwaway import Bot, point

MESSAGES = "/channels/*/messages"


def channel_of(sandbox: Sandbox, bot: Bot) -> discord.TextChannel:
    found = bot.get_channel(int(sandbox.channels[0]))
    assert isinstance(found, discord.TextChannel)
    return found


def test_queue_takes_the_first_that_matches_and_counts() -> None:
    queue = Faults()
    queue.add(Fault("POST", "/channels/*/messages", 502, times=2))
    queue.add(Fault("", "/", 503))
    assert [fault and fault.status for fault in (queue.take("POST", "/channels/1/messages") for _ in range(4))] == [
        502,
        502,
        503,
        None,
    ]
    queue.add(Fault())
    queue.clear()
    assert queue.take("GET", "/") is None


@pytest.mark.parametrize("code", [10003, 10008, 10062, 50001, 50007, 50013, 50083])
async def test_refusals_by_code(sandbox: Sandbox, bot: Bot, code: int) -> None:
    sandbox.faults.add(faults.refusal(code, "POST", MESSAGES))
    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(sandbox, bot).send("x")
    assert (refused.value.code, refused.value.status) == (code, faults.REFUSALS[code][0])
    await channel_of(sandbox, bot).send("x")


async def test_429_with_via_is_waited_for(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.add(faults.rate_limited(MESSAGES, times=2))
    await channel_of(sandbox, bot).send("x")
    posted = [entry["status"] for entry in sandbox.requests if entry["path"].endswith("/messages")]
    assert posted == [429, 429, 200]


async def test_30046_is_waited_for_like_any_429(sandbox: Sandbox, bot: Bot) -> None:
    message = await channel_of(sandbox, bot).send("x")
    sandbox.faults.add(faults.refusal(30046, "PATCH", MESSAGES))
    await message.edit(content="y")
    assert [entry["status"] for entry in sandbox.requests if entry["method"] == "PATCH"] == [429, 200]


async def test_429_without_via_is_an_error(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.add(faults.banned(MESSAGES))
    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(sandbox, bot).send("x")
    assert (refused.value.status, refused.value.code) == (429, 0)
    assert "1015" in refused.value.text


async def test_5xx_before_and_after_acceptance(sandbox: Sandbox, raw: RawBot) -> None:
    channel = sandbox.channels[0]
    sandbox.faults.add(Fault("POST", MESSAGES, 503))
    sandbox.faults.add(Fault("POST", MESSAGES, 502, after_acceptance=True))
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    path = f"/channels/{channel}/messages"
    assert [(await raw.call("POST", path, body))[0] for _ in range(3)] == [503, 502, 200]
    assert len(await sandbox.person("ann").messages(channel)) == 1


async def test_answer_lost_after_acceptance(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.add(faults.lost_answer("POST", MESSAGES))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel_of(sandbox, bot).send("lost")
    assert [message["content"] for message in await sandbox.person("ann").messages(sandbox.channels[0])] == ["lost"]


async def test_connection_cut_before_acceptance(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.faults.add(Fault("POST", MESSAGES, 0))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await channel_of(sandbox, bot).send("never")
    assert await sandbox.person("ann").messages(sandbox.channels[0]) == []


async def test_an_interaction_delivered_twice(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.deeds.control({"control": "duplicate_next_interaction"})
    await sandbox.person("ann").slash(sandbox.channels[0], "hand")
    await sandbox.wait_for(lambda: bot.heard.count("INTERACTION_CREATE") == 2)
    await sandbox.person("ann").slash(sandbox.channels[0], "hand")
    assert bot.heard.count("INTERACTION_CREATE") == 3


async def test_a_first_connect_that_is_refused_ends_the_client(sandbox: Sandbox) -> None:
    """discord.py 2.7.1 does not survive this (its issue 10520): a bot needs a retry of its own."""
    sandbox.faults.refused_connects = 1
    bot = Bot()
    point(sandbox)
    async with bot:
        await bot.login(sandbox.token)
        with pytest.raises(AttributeError, match="sequence"):
            await asyncio.wait_for(bot.connect(), 5)
