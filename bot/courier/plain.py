"""Posts of words alone: reminders, to one person, and notices."""

from typing import ClassVar

import discord

from bot.courier.direct import Direct, Word
from bot.courier.sending import arrived, last_board, like, send
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
        # What is said aloud holds nothing that others may not read.
        aloud = reminders.of_reminder(self._desk.public_say(table), table, told, waits)
        if row.user_id is None:
            return await self._post(due, table, aloud)
        say = await self._desk.say_for(row.user_id, table)
        direct = reminders.of_reminder(say, table, told, waits)
        word = Word(row.user_id, direct, aloud if told.kind not in reminding.BEFOREHAND else None, told.at)
        return await self._direct.bring(due, table, word)

    async def _post(self, due: DuePost, table: Table, post: Post) -> int:
        row = due.row
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=table.guild_id)
        if row.attempts > 1:
            found = await arrived(channel, self._client, last_board(table), like(post, row))
            if found is not None:
                return found
        return await send(channel, row, post)
