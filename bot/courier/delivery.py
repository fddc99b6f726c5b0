"""One post, made from the table and brought to its channel."""

import logging

import discord

from bot.courier.asking import RequestDelivery
from bot.courier.failures import Meaning, understand
from bot.courier.plain import PlainDelivery
from bot.courier.sending import arrived, last_board, send, stands_for
from bot.store.rows import DuePost, PostRow
from bot.tables import Promise, Table, promises
from bot.ui import posts
from bot.ui.desk import Desk
from bot.ui.posts import Post

log = logging.getLogger(__name__)


class Delivery:
    """Posts with the bot's own token: the tokens of interactions die after 15 minutes."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk = desk
        self._client = client
        self._plain = PlainDelivery(desk, client)
        self._requests = RequestDelivery(desk, client)

    async def deliver(self, due: DuePost) -> int | None:
        """The id of the message that now stands for the post; None for a retire, and for what is idle by now.

        Raises what Discord raises.

        What edits a message does so again after a crash, which changes nothing.
        """
        row = due.row
        if row.kind in PlainDelivery.KINDS:
            return await self._plain.deliver(due)
        if row.kind == "request":
            return await self._requests.deliver(due)
        table = await self._desk.tables.at(row.table_id, row.version)
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=table.guild_id)
        promise = promises.read(row.payload)
        if row.kind == "retire":
            for message_id in due.retire:
                await self._retire(channel.get_partial_message(message_id))
            return None
        if row.kind == "lobby":
            return await self._lobby(channel, due, await self._desk.tables.get(row.table_id), promise)
        if row.attempts > 1 and (found := await self._arrived(channel, table, row)) is not None:
            return found
        try:
            return await self._put(channel, due, await self._compose(table, row, promise, painted=True))
        except discord.HTTPException as error:
            if not _means(error, Meaning.UNFIT):
                raise
            log.error("table %s: Discord does not take the picture: %s", table.id, error)
            return await self._put(channel, due, await self._compose(table, row, promise, painted=False))

    async def apologise(self, due: DuePost) -> int | None:
        """Words in place of a post that cannot be made, with its ping; nothing in place of what pings nobody."""
        row = due.row
        if row.kind in ("lobby", "turn", "retire", "request") or row.kind in PlainDelivery.KINDS:
            return due.message_id
        table = await self._desk.tables.get(row.table_id)
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=table.guild_id)
        return await send(channel, row, posts.of_fault(self._desk, table, promises.read(row.payload)))

    async def _compose(self, table: Table, row: PostRow, promise: Promise, *, painted: bool) -> Post:
        make = {"board": posts.of_board, "turn": posts.of_turn, "result": posts.of_result}[row.kind]
        return await make(self._desk, table, promise, painted=painted)

    async def _lobby(self, channel: discord.PartialMessageable, due: DuePost, table: Table, promise: Promise) -> int:
        post = await posts.of_lobby(self._desk, table, promise)
        if (edited := await self._edit(channel, due, post)) is not None:
            return edited
        if due.row.attempts > 1 and (found := await self._arrived(channel, table, due.row)) is not None:
            return found
        return await send(channel, due.row, post)

    async def _put(self, channel: discord.PartialMessageable, due: DuePost, post: Post) -> int:
        if (edited := await self._edit(channel, due, post)) is not None:
            return edited
        return await send(channel, due.row, post)

    async def _edit(self, channel: discord.PartialMessageable, due: DuePost, post: Post) -> int | None:
        """The message that stands for the post, with all of it replaced. None: a new one has to take its place, since
        there is none, or it was deleted, sleeps, or is so old that Discord lets nobody edit it."""
        if due.message_id is None:
            return None
        try:
            await channel.get_partial_message(due.message_id).edit(
                content=post.message.content,
                attachments=post.message.files(),
                view=post.message.view,
                allowed_mentions=post.allowed_mentions,
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            if not _past_editing(error):
                raise
            return None
        return due.message_id

    async def _retire(self, message: discord.PartialMessage) -> None:
        try:
            await message.edit(view=None)
        except (discord.HTTPException, discord.RateLimited) as error:
            # The buttons of an old board are answered politely even if they cannot be taken away.
            if not _past_editing(error):
                raise

    async def _arrived(self, channel: discord.PartialMessageable, table: Table, row: PostRow) -> int | None:
        """The post, if an earlier attempt brought it here: Discord forgets nonces after some minutes."""
        return await arrived(channel, self._client, last_board(table), stands_for(row))


def _past_editing(error: Exception) -> bool:
    # A wait so long that discord.py does not sit it out comes at edits of messages over an hour old (code 30046), and
    # the channel's next posts should not wait with it.
    return isinstance(error, discord.RateLimited) or _means(
        error, Meaning.MESSAGE_GONE, Meaning.TOO_OLD, Meaning.ARCHIVED
    )


def _means(error: Exception, *meanings: Meaning) -> bool:
    failure = understand(error)
    return failure is not None and failure.meaning in meanings
