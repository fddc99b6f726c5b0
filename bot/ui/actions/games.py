"""All one's tables, from anywhere, and the way to each of them."""

import discord

from bot.tables import TableError
from bot.tables.whereabouts import Whereabouts
from bot.ui import games_list, numbers, visibility
from bot.ui.actions import looking
from bot.ui.actions.showing import showing
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.press import Press
from bot.words import names

_more = showing(looking.more)


async def show(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The first page, or the one that the button names."""
    return await mine(asked, press.page)


async def mine(asked: Asked, page: int = 0) -> Message:
    """On a server its tables, in a direct message those of all servers; nothing of what this person cannot see, but
    the way out of there."""
    guild_id = asked.place.guild_id
    everywhere = guild_id is None
    tables = await asked.desk.tables.servers.tables_of(asked.user_id, guild_id)
    if not tables:
        return Message(asked.say("games-none-everywhere" if everywhere else "games-none"))
    interaction = asked.interaction
    seen = await visibility.seen(interaction.client, interaction.user, tables)
    entries = [
        games_list.line(asked.say, table, asked.user_id, _server(asked, table) if everywhere else None)
        for table in tables
        if table.id in seen
    ]
    unseen = [table for table in tables if table.id not in seen]
    title = asked.say("games-title-everywhere" if everywhere else "games-title")
    return games_list.show(asked.say, title, entries, unseen, page)


async def table(asked: Asked, press: Press, values: tuple[str, ...]) -> Message | None:
    """What can be done at the chosen table, for those who sit there."""
    chosen = await asked.desk.tables.get(numbers.first(values) or 0)
    if chosen.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=chosen.id)
    return await _more(asked, chosen)


def _server(asked: Asked, table: Whereabouts) -> str | None:
    """Its name, if this process of the bot hears of it."""
    client: discord.Client = asked.interaction.client
    guild = client.get_guild(table.guild_id or 0)
    return names.escaped(guild.name) if guild is not None else None
