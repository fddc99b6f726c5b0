"""Discord's expected failures, by name."""

from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from bot.courier.failures import CLOUDFLARE_SECONDS, Failure, Meaning, patience, understand


def error(status: int, code: int = 0) -> discord.HTTPException:
    response = cast(aiohttp.ClientResponse, SimpleNamespace(status=status, reason="", headers={}))
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (401, 0, Meaning.TOKEN),
        (403, 50001, Meaning.FORBIDDEN),
        (403, 50013, Meaning.FORBIDDEN),
        (403, 160005, Meaning.FORBIDDEN),
        (403, 40333, Meaning.FORBIDDEN),
        (404, 10003, Meaning.CHANNEL_GONE),
        (404, 10004, Meaning.CHANNEL_GONE),
        (404, 10008, Meaning.MESSAGE_GONE),
        (429, 30046, Meaning.TOO_OLD),
        (400, 50083, Meaning.ARCHIVED),
        (400, 50035, Meaning.UNFIT),
        (413, 0, Meaning.UNFIT),
        (429, 20016, Meaning.LATER),
        (429, 20028, Meaning.LATER),
        (500, 0, Meaning.UNKNOWN),
        (503, 0, Meaning.UNKNOWN),
    ],
)
def test_each_known_failure_has_its_meaning(status: int, code: int, meaning: Meaning) -> None:
    assert understand(error(status, code)) == Failure(meaning)


def test_a_limit_that_discord_names_is_kept() -> None:
    assert understand(discord.RateLimited(900.0)) == Failure(Meaning.LATER, 900.0)


def test_a_429_of_the_guard_before_discord_stops_everything() -> None:
    assert understand(error(429)) == Failure(Meaning.PAUSE, CLOUDFLARE_SECONDS)


@pytest.mark.parametrize("lost", [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError()])
def test_a_lost_connection_is_tried_again(lost: Exception) -> None:
    assert understand(lost) == Failure(Meaning.UNKNOWN)


def test_our_own_mistakes_are_none_of_discords() -> None:
    assert understand(KeyError("x")) is None


def test_patience_grows_and_is_bounded() -> None:
    waits = [patience(attempts) for attempts in range(40)]
    assert waits == sorted(waits)
    assert waits[0] == 1
    assert waits[-1] == 300
