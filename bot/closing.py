"""Ends of the connection to Discord after which no new attempt helps, and what the host has to do about them."""

from collections.abc import Mapping

import discord

REFUSED = "Discord refuses the token: copy it anew from the developer portal (Bot, Reset Token) into DISCORD_TOKEN."
ADVICE: Mapping[int, str] = {
    4004: REFUSED,
    4010: "Discord does not know such a shard: SHARD_IDS must name shards below SHARD_COUNT.",
    4011: "Discord wants more than one shard for so many servers: set SHARD_COUNT, or raise it.",
    4012: "Discord does not speak this version of its protocol any more: update Turnpost.",
    4013: "Discord does not know the intents that Turnpost asks for: update Turnpost.",
    4014: "Discord does not allow the intents that Turnpost asks for, though none is privileged: update Turnpost.",
}
"""By the gateway's close code: Discord, "Opcodes and Status Codes", Gateway Close Event Codes."""


class TokenRefusedError(Exception):
    """Discord ended our token while we were running."""


def advice(error: BaseException | None) -> str | None:
    """One sentence for the host; None if a new attempt may help."""
    if isinstance(error, discord.LoginFailure | TokenRefusedError):
        return REFUSED
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return ADVICE[4014]
    return ADVICE.get(error.code) if isinstance(error, discord.ConnectionClosed) else None
