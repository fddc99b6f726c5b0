"""Direct messages: to one person, who may not want any."""

import logging

import discord

from bot.tables import Tables
from bot.ui.posts import Post

CLOSED = frozenset({50007, 50278, 10013})
"""Cannot send messages to this user; no server in common any more; unknown user (Discord, "Opcodes and Status Codes",
JSON error codes)."""

log = logging.getLogger(__name__)


class Direct:
    """Sends with the bot's own token, and remembers whose direct messages are closed."""

    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def send(self, user_id: int, post: Post, nonce: str) -> int | None:
        """The id of the message; None if the person takes none, and something else has to do. Raises what Discord
        raises otherwise.

        Nothing that the channel may not read belongs into it: what comes back from here may be posted there.
        """
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            message = await channel.send(
                post.message.content,
                files=post.message.files(),
                view=post.message.view if post.message.view is not None else discord.utils.MISSING,
                allowed_mentions=post.allowed_mentions,
                nonce=nonce,
            )
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            log.info("%s takes no direct messages: %s", user_id, error)
            await self._tables.personal.arrived(user_id, direct=False)
            return None
        await self._tables.personal.arrived(user_id, direct=True)
        return message.id
