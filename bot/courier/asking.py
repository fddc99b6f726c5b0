"""Posts of requests: sent once, then edited as answers come, until they close themselves."""

from collections.abc import Callable

import discord

from bot.courier.direct import Direct, Word
from bot.courier.failures import Meaning, understand
from bot.courier.sending import arrived, last_board, presses, send
from bot.store.requests import RequestRow
from bot.store.rows import DuePost
from bot.tables import Table, sweeping
from bot.ui import request_posts
from bot.ui.desk import Desk
from bot.ui.posts import Post


class RequestDelivery:
    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk = desk
        self._client = client
        self._direct = Direct(client, desk.tables)

    async def deliver(self, due: DuePost) -> int | None:
        """The id of the message; None for a word that nobody needs any more. Raises what Discord raises."""
        row, asking = due.row, sweeping.read(due.row.payload)
        request = await self._desk.tables.agreements.get(asking.request)
        table = await self._desk.tables.get(row.table_id)
        if row.user_id is not None:
            return await self._word(due, table, request, row.user_id)
        post = await request_posts.of_request(self._desk, table, request, asking.pings)
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=table.guild_id)
        message_id = await self._edit(channel, request, post)
        if message_id is None and row.attempts > 1:
            message_id = await arrived(channel, self._client, last_board(table), _shows(request))
        if message_id is None:
            message_id = await send(channel, row, post)
        await self._desk.tables.agreements.posted(request.id, message_id)
        return message_id

    async def _word(self, due: DuePost, table: Table, request: RequestRow, user_id: int) -> int | None:
        """By direct message; in the channel, if the person takes none. Both hold the same."""
        if request.outcome is not None or (request.request is not None and user_id not in request.request.missing):
            return None
        direct = request_posts.of_word(await self._desk.say_for(user_id, table), table, request)
        aloud = request_posts.of_call(self._desk.public_say(table), table, request, user_id)
        return await self._direct.bring(due, table, Word(user_id, direct, aloud, request.opened_at))

    async def _edit(self, channel: discord.PartialMessageable, request: RequestRow, post: Post) -> int | None:
        """None: a new message has to take its place."""
        if request.message_id is None:
            return None
        try:
            await channel.get_partial_message(request.message_id).edit(
                content=post.message.content, view=post.message.view, allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.HTTPException, discord.RateLimited) as error:
            failure = understand(error)
            past = (Meaning.MESSAGE_GONE, Meaning.TOO_OLD, Meaning.ARCHIVED)
            if isinstance(error, discord.RateLimited) or (failure is not None and failure.meaning in past):
                return None
            raise
        return request.message_id


def _shows(request: RequestRow) -> Callable[[discord.Message], bool]:
    """Whether a message has buttons of that request."""

    def shows(message: discord.Message) -> bool:
        found = presses(message.components)
        return any(item.action in ("agree", "late-wait") and item.picks == (str(request.id),) for item in found)

    return shows
