"""What the host is told when Discord ends the connection for good."""

import discord
import pytest
from aiohttp import ClientWebSocketResponse

from bot.closing import ADVICE, REFUSED, TokenRefusedError, advice


class Closed(discord.ConnectionClosed):
    """As discord.py raises it, without a socket."""

    def __init__(self, code: int) -> None:
        super().__init__(ClientWebSocketResponse.__new__(ClientWebSocketResponse), shard_id=None, code=code)


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
def test_a_code_that_no_attempt_mends_has_its_advice(code: int) -> None:
    told = advice(Closed(code))
    assert told == ADVICE[code]
    assert told is not None and told.endswith(".")


def test_the_token_and_the_intents_have_errors_of_their_own() -> None:
    assert advice(discord.LoginFailure("Improper token has been passed.")) == REFUSED
    assert advice(TokenRefusedError()) == REFUSED
    assert advice(discord.PrivilegedIntentsRequired(None)) == ADVICE[4014]


@pytest.mark.parametrize("error", [None, Closed(4000), Closed(4008), OSError(), discord.RateLimited(900.0)])
def test_anything_else_is_tried_again(error: Exception | None) -> None:
    assert advice(error) is None
