"""Posts of words alone: reminders, to one person, and notices."""

from collections.abc import Callable
from typing import ClassVar

import discord

from bot.courier.direct import Direct
from bot.courier.sending import arrived, send
from bot.store.rows import DuePost, PostKind
from bot.tables import Table, promises, reminding
from bot.ui import reminders
from bot.ui.desk import Desk
from bot.ui.posts import Post


class PlainDelivery:
    KINDS: ClassVar[frozenset[PostKind]] = frozenset({"reminder", "notice"})

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk = desk
        self._client = client
        self._direct = Direct(client, desk.tables)

    async def deliver(self, due: DuePost) -> int | None:
        """The id of the message; None if there is nothing to be said any more. Raises what Discord raises."""
        row = due.row
        table = await self._desk.tables.get(row.table_id)
        if row.kind == "notice":
            note = promises.read_note(row.payload)
            return await self._post(due, table, reminders.of_notice(self._desk, table, note))
        told = reminding.read(row.payload)
        waits = await self._desk.tables.clocks.waits(table.id)
        if reminding.is_idle(told, waits):
            return None
        if row.user_id is not None:
            say = await self._desk.say_for(row.user_id, table)
            post = reminders.of_reminder(say, table, told, waits)
            sent = await self._direct.send(row.user_id, post, row.nonce)
            if sent is not None or told.kind in reminding.BEFOREHAND:
                return sent
        # Here, too, if the person takes no direct messages: what is said holds nothing that others may not read.
        return await self._post(due, table, reminders.of_reminder(self._desk.public_say(table), table, told, waits))

    async def _post(self, due: DuePost, table: Table, post: Post) -> int:
        row = due.row
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=table.guild_id)
        if row.attempts > 1 and (found := await arrived(channel, self._client, table, _like(post))) is not None:
            return found
        return await send(channel, row, post)


def _like(post: Post) -> Callable[[discord.Message], bool]:
    """Whether a message has the same words and the same buttons."""
    controls = post.message.view.children if post.message.view is not None else ()
    wanted = [getattr(item, "custom_id", None) for item in controls]

    def like(message: discord.Message) -> bool:
        items = (item for row in message.components for item in getattr(row, "children", ()))
        found = [getattr(item, "custom_id", None) for item in items]
        return message.content == post.message.content and found == wanted

    return like
