"""The failures of Discord that are expected, each once, with what it means for a delivery.

Codes: Discord, "Opcodes and Status Codes", JSON error codes.
"""

import enum

import aiohttp
import discord
from msgspec import Struct

HOUR = 3600


class Meaning(enum.Enum):
    """What a failure means."""

    LATER = enum.auto()
    """Nobody's fault, and nothing has arrived: the same again."""
    UNKNOWN = enum.auto()
    """It may have arrived all the same: the same again, with the same nonce, and nothing else in its place."""
    PAUSE = enum.auto()
    """Discord refuses the whole bot for a while: nothing may be sent at all."""
    FORBIDDEN = enum.auto()
    """The bot lacks a permission here: seldom again, and at once when permissions change."""
    CHANNEL_GONE = enum.auto()
    MESSAGE_GONE = enum.auto()
    TOO_OLD = enum.auto()
    """The message may not be edited so often any more: a new one takes its place."""
    ARCHIVED = enum.auto()
    """The thread sleeps: it can be woken."""
    UNFIT = enum.auto()
    """Discord will never take this message: a mistake of ours. Text alone may pass."""
    TOKEN = enum.auto()
    """The token is not valid any more."""


class Failure(Struct, frozen=True):
    """A failure understood. ``seconds``: how long to wait at least, where Discord said so."""

    meaning: Meaning
    seconds: float = 0.0


BY_CODE = {
    10003: Meaning.CHANNEL_GONE,
    10004: Meaning.CHANNEL_GONE,
    10008: Meaning.MESSAGE_GONE,
    20016: Meaning.LATER,  # slow mode
    20028: Meaning.LATER,  # write limit of the channel
    30046: Meaning.TOO_OLD,
    40004: Meaning.LATER,  # sending is switched off for a while
    40005: Meaning.UNFIT,  # the body is too large
    50001: Meaning.FORBIDDEN,
    50013: Meaning.FORBIDDEN,
    50035: Meaning.UNFIT,
    50083: Meaning.ARCHIVED,
    160005: Meaning.FORBIDDEN,  # the thread is locked
}
BY_STATUS = {401: Meaning.TOKEN, 403: Meaning.FORBIDDEN, 413: Meaning.UNFIT}
CLOUDFLARE_SECONDS = 60.0


def understand(error: Exception) -> Failure | None:
    """What the failure means; None if it is not one of Discord's and so a fault of ours."""
    if isinstance(error, discord.RateLimited):
        return Failure(Meaning.LATER, error.retry_after)
    if isinstance(error, discord.HTTPException):
        if error.code in BY_CODE:
            return Failure(BY_CODE[error.code])
        if error.status == 429:
            # discord.py waits for ordinary limits by itself. What reaches us came without a `Via` header: from the
            # guard before Discord, which bans whoever goes on knocking.
            return Failure(Meaning.PAUSE, CLOUDFLARE_SECONDS)
        return Failure(BY_STATUS.get(error.status, Meaning.UNKNOWN if error.status >= 500 else Meaning.UNFIT))
    if isinstance(error, aiohttp.ClientError | TimeoutError | OSError):
        return Failure(Meaning.UNKNOWN)
    return None


def patience(attempts: int) -> int:
    """Seconds until the next attempt: doubling from 1, at most 5 minutes."""
    return min(300, 1 << min(attempts, 9))
