"""Direct messages: to one person, who may not want any; then the channel has to do."""

import logging
from datetime import UTC, datetime

import discord
from msgspec import Struct

from bot.courier.sending import arrived, like, newest, send
from bot.store.rows import DuePost
from bot.tables import Table, Tables
from bot.ui.posts import Post

CLOSED = frozenset({50007, 50278, 10013})
"""Cannot send messages to this user; no server in common any more; unknown user (Discord, "Opcodes and Status Codes",
JSON error codes)."""
SKEW = 60
"""Seconds by which the host's clock may be ahead of Discord's; of a larger error the nonce takes care for minutes."""

log = logging.getLogger(__name__)


class Word(Struct, frozen=True):
    """What one person is told: directly, or ``aloud`` in the channel; where that is None, then not at all.

    ``since``: it cannot have been said before (UTC seconds).
    """

    user_id: int
    direct: Post
    aloud: Post | None
    since: int

    @property
    def begun(self) -> int:
        """The id that a message of that moment would have."""
        return discord.utils.time_snowflake(datetime.fromtimestamp(self.since - SKEW, UTC))


class Direct:
    """Sends with the bot's own token, and remembers whose direct messages are closed."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def bring(self, due: DuePost, table: Table, word: Word) -> int | None:
        """The id of the message; None if the person takes none and nothing else is to be said. Raises what Discord
        raises.

        An earlier attempt may have said it in either place, and the person may have opened or closed the other since.
        """
        channel = self._client.get_partial_messageable(due.row.channel_id, guild_id=table.guild_id)
        if word.aloud is not None and due.row.attempts > 1:
            found = await arrived(channel, self._client, word.begun, like(word.aloud, due.row))
            if found is not None:
                return found
        sent = await self._send(due, word)
        if sent is not None or word.aloud is None:
            return sent
        return await send(channel, due.row, word.aloud)

    async def _send(self, due: DuePost, word: Word) -> int | None:
        """None if the person takes no direct messages."""
        try:
            channel = await self._client.create_dm(discord.Object(word.user_id))
            message_id = None
            if due.row.attempts > 1:
                # Discord forgets nonces after some minutes.
                message_id = await newest(channel, self._client, word.begun, like(word.direct, due.row))
            if message_id is None:
                message_id = await send(channel, due.row, word.direct)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            log.info("%s takes no direct messages: %s", word.user_id, error)
            await self._tables.personal.arrived(word.user_id, direct=False)
            return None
        await self._tables.personal.arrived(word.user_id, direct=True)
        return message_id
