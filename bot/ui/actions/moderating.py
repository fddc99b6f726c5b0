"""What moderators do at tables that are not theirs; each step makes sure anew that they are moderators."""

import discord

from bot.tables import Person, Table, TableError
from bot.ui import moderating_panel, moderators, numbers, visibility
from bot.ui.answers import UNHEARD
from bot.ui.handling import Asked
from bot.ui.message import Message, button, people_menu, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import names

REFUSALS = {"already-seated": "error-already-there", "too-many-tables": "error-person-busy"}
"""Why somebody else cannot take a seat."""


async def table(asked: Asked, number: int | None) -> Message:
    """The table of that number on this server, or that of this channel."""
    moderators.guild_of(asked)
    if number is None:
        found = await asked.desk.tables.in_channel(asked.place.channel_id)
        if found is None:
            raise Refused("error-no-table")
        return await _panel(asked, found)
    try:
        return await _panel(asked, await asked.desk.tables.get(number))
    except TableError as error:
        if error.code != "no-table":
            raise
        raise Refused("error-no-such-table") from None


async def pause(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """For the chosen number of seconds."""
    await _checked(asked, press)
    await asked.desk.tables.moderation.pause(press.table, asked.user_id, _number(values), asked.id)
    return Message(asked.say("moderator-done"))


async def resume(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _checked(asked, press)
    await asked.desk.tables.moderation.resume(press.table, asked.user_id, asked.id)
    return Message(asked.say("moderator-done"))


async def end_ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """Asked for once more, as it cannot be taken back."""
    table = await _checked(asked, press)
    if not table.live:
        raise TableError("table-over", table=table.id, status=table.status)
    sure = Press("mod-end-sure", table.id, table.version)
    text = asked.say("moderator-end-ask", game=asked.say(f"{table.game}-name"))
    return Message(text, view=view(button(sure, asked.say("button-moderator-end"), discord.ButtonStyle.danger)))


async def end(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _checked(asked, press)
    await asked.desk.tables.moderation.end(press.table, asked.user_id, asked.id)
    return Message(asked.say("moderator-done"))


async def seat(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """Who is to take the chosen seat."""
    table = await _checked(asked, press)
    number = _number(values)
    if number >= len(table.seats):
        raise TableError("no-person", table=table.id)
    chosen = Press("mod-replace", table.id, table.version, (str(number),))
    text = asked.say("moderator-person-ask", player=names.mention(table.seats[number].user_id))
    return Message(text, view=view(people_menu(chosen, asked.say("moderator-person-menu"))))


async def replace(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """The chosen person sits down."""
    await _checked(asked, press)
    person, number = await _member(moderators.guild_of(asked), _number(values)), _number(press.picks)
    try:
        await asked.desk.tables.moderation.replace(press.table, asked.user_id, number, person, asked.id)
    except TableError as error:
        if error.code not in REFUSALS:
            raise
        # The usual words are for whoever wants to sit down.
        raise Refused(REFUSALS[error.code]) from None
    return Message(asked.say("moderator-done"))


async def _panel(asked: Asked, table: Table) -> Message:
    guild = await moderators.check(asked, table)
    servers, moderation = asked.desk.tables.servers, asked.desk.tables.moderation
    place = await visibility.place_of(guild, table.channel_id)
    where, held = await servers.whereabouts(table.id), await moderation.held(table.id)
    return moderating_panel.show(asked.say, table, where, place, held)


async def _checked(asked: Asked, press: Press) -> Table:
    table = await asked.desk.tables.get(press.table)
    await moderators.check(asked, table)
    return table


async def _member(guild: discord.Guild, user_id: int) -> Person:
    try:
        member = guild.get_member(user_id) or await guild.fetch_member(user_id)
    except UNHEARD:
        raise Refused("error-not-in-server") from None
    if member.bot:
        raise Refused("error-no-bot")
    return Person(member.id, member.display_name)


def _number(values: tuple[str, ...]) -> int:
    """What a menu gives; anything may come from outside."""
    number = numbers.first(values)
    if number is None:
        raise Refused("error-table-gone")
    return number
