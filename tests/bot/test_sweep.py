"""When a place counts as gone; in doubt it does not."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.sweep import _is_gone
from bot.tables import Place

PLACE = Place(7, 70)


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    response = cast(aiohttp.ClientResponse, SimpleNamespace(status=status, reason="", headers={}))
    return kind(response, {"code": code, "message": ""})


class Known:
    """What a client knows of one guild, and what Discord answers when asked for its channel."""

    def __init__(self, guild: object, answer: Exception | None) -> None:
        self.guild = guild
        self.answer = answer

    def get_guild(self, guild_id: int) -> object:
        return self.guild if guild_id == PLACE.guild_id else None

    async def fetch_channel(self, channel_id: int) -> object:
        if self.answer is not None:
            raise self.answer
        return object()


def guild(*, unavailable: bool = False, cached: object = None) -> SimpleNamespace:
    return SimpleNamespace(unavailable=unavailable, get_channel_or_thread=lambda channel: cached)


GONE = refusal(discord.NotFound, 404, 10003)


@pytest.mark.parametrize(
    ("known", "gone"),
    [
        (Known(None, None), True),
        (Known(guild(), GONE), True),
        (Known(guild(), None), False),
        (Known(guild(cached=object()), GONE), False),
        (Known(guild(unavailable=True), GONE), False),
        (Known(guild(), refusal(discord.Forbidden, 403, 50001)), False),
        (Known(guild(), refusal(discord.DiscordServerError, 503, 0)), False),
        (Known(guild(), discord.RateLimited(900)), False),
        (Known(guild(), ConnectionResetError()), False),
        (Known(guild(), aiohttp.ServerDisconnectedError()), False),
    ],
    ids=[
        "no guild",
        "no channel",
        "asleep",
        "known",
        "outage",
        "forbidden",
        "server",
        "limited",
        "connection",
        "broken",
    ],
)
async def test_only_what_is_gone_for_certain_is_gone(known: Known, gone: bool) -> None:
    assert await _is_gone(cast(Any, known), PLACE) is gone


async def test_direct_messages_never_go() -> None:
    assert not await _is_gone(cast(Any, Known(None, GONE)), Place(None, 1))
