"""The table of a channel, and a look at it, or what stands in its place when there is no board to look at."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot import logs
from bot.tables import Table, TableError
from bot.ui import lobby
from bot.ui.actions import looking, old_rules
from bot.ui.desk import link
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.refusals import Refused

Look: TypeAlias = Callable[[Asked, Table], Awaitable[Message | None]]


async def table_here(asked: Asked) -> Table:
    """The table of this channel or thread: the live one, else the one that ended last."""
    table = await asked.desk.tables.in_channel(asked.place.channel_id)
    if table is None:
        raise Refused("error-no-table" if asked.place.guild_id is not None else "error-no-table-in-private")
    logs.note(table=table.id, version=table.version)
    return table


def showing(look: Look) -> Look:
    """The look; before the start the lobby; under rules that are no longer known what can still be read, or why
    nothing can."""

    async def shown(asked: Asked, table: Table) -> Message | None:
        if table.status == "lobby" and look is not looking.rules:
            return lobby.in_private(table, asked.say("error-not-started", link=link(table)), asked.say)
        if not table.under_other_rules:
            return await look(asked, table)
        if look not in READABLE:
            raise TableError("other-rules", table=table.id, game=table.game)
        return await READABLE[look](asked, table)

    return shown


READABLE: dict[Look, Look] = {
    looking.log: old_rules.log,
    looking.export: old_rules.export,
    looking.rules: looking.rules,
    looking.more: looking.more,
}
"""What needs no board, and what it becomes without rules."""
