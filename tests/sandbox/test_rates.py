"""The stand-in's rate limits, counted and as the real discord.py meets them."""

import asyncio
import time

import discord

from sandbox.clock import ManualClock
from sandbox.platform import Limits
from sandbox.rates import Rates
from sandbox.stand_in import Sandbox
from tests.sandbox.throwaway import Bot

MESSAGES = "/channels/1/messages"


def statuses(rates: Rates, times: int, method: str, address: str) -> list[int]:
    return [rates.take(method, address).status for _ in range(times)]


def test_nothing_is_refused_unless_asked_for() -> None:
    assert set(statuses(Rates(ManualClock(), Limits()), 1_000, "POST", MESSAGES)) == {200}


def test_a_channel_takes_so_many_messages_and_tells_how_many_more() -> None:
    clock = ManualClock()
    rates = Rates(clock, Limits(requests_a_second=50, messages=2, messages_seconds=5.0))
    first = rates.take("POST", MESSAGES)
    assert first.headers["X-RateLimit-Remaining"] == "1"
    assert first.headers["X-RateLimit-Reset-After"] == "5.000"
    assert statuses(rates, 2, "POST", MESSAGES) == [200, 429]
    refused = rates.take("POST", MESSAGES)
    assert (refused.body["global"], refused.body["retry_after"]) == (False, 5.0)
    assert statuses(rates, 3, "PATCH", f"{MESSAGES}/7") == [200, 200, 429], "edits are counted by themselves"
    assert statuses(rates, 1, "POST", "/channels/2/messages") == [200], "so is another channel"
    assert statuses(rates, 3, "GET", MESSAGES) == [200] * 3
    clock.advance(5.0)
    assert statuses(rates, 1, "POST", MESSAGES) == [200]


def test_so_many_requests_pass_in_a_second_but_any_number_of_answers() -> None:
    clock = ManualClock()
    rates = Rates(clock, Limits(requests_a_second=3))
    assert statuses(rates, 4, "GET", "/gateway") == [200, 200, 200, 429]
    clock.advance(0.25)
    refused = rates.take("POST", MESSAGES)
    assert (refused.status, refused.body["global"], refused.body["retry_after"]) == (429, True, 0.75)
    assert statuses(rates, 5, "POST", "/interactions/1/x/callback") == [200] * 5
    assert statuses(rates, 5, "PATCH", "/webhooks/1/x/messages/@original") == [200] * 5
    clock.advance(0.75)
    assert statuses(rates, 1, "GET", "/gateway") == [200]


async def test_the_library_waits_and_loses_nothing(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.limits.requests_a_second, sandbox.limits.messages, sandbox.limits.messages_seconds = 8, 2, 0.3
    channels = [bot.get_channel(int(identity)) for identity in sandbox.channels[:2]]
    began = time.monotonic()
    sent = []
    for channel in channels:
        assert isinstance(channel, discord.TextChannel)
        sent += [channel.send(str(number)) for number in range(5)]
    await asyncio.gather(*sent)
    assert time.monotonic() - began >= 0.6, "the fifth message of a channel belongs to the third window"
    kept = [sandbox.world.posts[identity] for identity in sandbox.channels[:2]]
    assert [sorted(post.data["content"] for post in posts.values()) for posts in kept] == [list("01234")] * 2
