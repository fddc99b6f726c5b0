"""A new message in a channel, once: sent with a nonce of its own, and looked for before it is sent again."""

import logging
from collections.abc import Callable

import discord

from bot.store.rows import PostRow
from bot.tables import Table
from bot.ui.posts import Post

LOOK_BACK = 20
"""How many messages are looked through for a post of which it is not known whether it arrived."""

log = logging.getLogger(__name__)


async def send(channel: discord.PartialMessageable, row: PostRow, post: Post) -> int:
    """The id of the message."""
    # The nonce is stable: within minutes Discord answers a repeated post with the first one.
    message = await channel.send(
        post.message.content,
        files=post.message.files(),
        view=post.message.view if post.message.view is not None else discord.utils.MISSING,
        allowed_mentions=post.allowed_mentions,
        nonce=row.nonce,
    )
    return message.id


async def arrived(
    channel: discord.PartialMessageable, client: discord.Client, table: Table, is_it: Callable[[discord.Message], bool]
) -> int | None:
    """The newest message of ours after the table's last board of which this is true: Discord forgets nonces."""
    known = table.board_message_id or table.lobby_message_id
    after = discord.Object(known) if known is not None else None
    try:
        async for message in channel.history(limit=LOOK_BACK, after=after, oldest_first=False):
            if message.author == client.user and is_it(message):
                return message.id
    except discord.Forbidden:
        log.warning("table %s: history may not be read, a post may come twice", table.id)
    return None
