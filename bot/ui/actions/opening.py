"""Opening a table where one stands, and in a thread of its own."""

import asyncio
from collections.abc import Iterable

import discord

from bot.tables import Place, Table, TableError
from bot.ui import lobby, permissions
from bot.ui.desk import link
from bot.ui.handling import Asked
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import Refused, place_taken
from bot.words import limits, names
from engine.catalogue import GAMES

THREADS = asyncio.Lock()
"""One thread at a time: the same click delivered twice must not leave a second, empty one behind."""


async def open_here(asked: Asked, game: str, invited: Iterable[int]) -> Message:
    """A lobby in this channel or thread; if one is in play here already, says so and offers a thread."""
    interaction = asked.interaction
    if interaction.guild_id is None:
        raise Refused("error-not-here")
    check_permissions(asked, thread=isinstance(interaction.channel, discord.Thread))
    guests = [user for user in dict.fromkeys(invited) if user != asked.user_id]
    try:
        table = await asked.desk.tables.open(asked.place, asked.person, game, {}, guests, asked.id)
    except TableError as error:
        if error.code != "place-taken":
            raise
        return _taken(asked, await asked.desk.tables.get(error.data["table"]), game, guests)
    return Message(asked.say("lobby-opened", game=asked.say(f"{table.game}-name")))


def _taken(asked: Asked, standing: Table, game: str, guests: list[int]) -> Message:
    """What stands in the way, and ways round it."""
    why = asked.say(place_taken(standing), link=link(standing))
    offers = []
    if isinstance(asked.interaction.channel, discord.TextChannel):
        press = Press("thread", standing.id, 0, (game, *map(str, guests[:2])))
        offers.append(button(press, asked.say("button-thread"), discord.ButtonStyle.primary, row=2))
    if standing.status == "lobby":
        return lobby.in_private(standing, why, asked.say, *offers)
    return Message(why, view=view(*offers))


async def open_in_thread(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """A public thread in this channel with a lobby in it."""
    async with THREADS:
        made = await asked.desk.tables.came(asked.id)
        if made is not None:
            return Message(asked.say("thread-opened", thread=f"<#{made.channel_id}>"))
        return await _open_in_thread(asked, press)


async def _open_in_thread(asked: Asked, press: Press) -> Message:
    channel = asked.interaction.channel
    if not press.picks or not isinstance(channel, discord.TextChannel):
        raise Refused("error-not-here")
    check_permissions(asked, thread=True)
    if not asked.interaction.app_permissions.create_public_threads:
        raise lacking(asked, ("create_public_threads",))
    game, *guests = press.picks
    if game not in GAMES:
        raise TableError("unknown-game", game=game)
    title = asked.say("post-thread", game=asked.say(f"{game}-name"))
    thread = await channel.create_thread(
        name=limits.cut(title, limits.THREAD_NAME), type=discord.ChannelType.public_thread
    )
    place = Place(channel.guild.id, thread.id)
    invited = [int(guest) for guest in guests if guest.isdecimal()]
    await asked.desk.tables.open(place, asked.person, game, {}, invited, asked.id)
    return Message(asked.say("thread-opened", thread=thread.mention))


def check_permissions(asked: Asked, *, thread: bool) -> None:
    """Raises with the names of what the bot may not do here, before anybody sits down."""
    missing = permissions.missing(asked.interaction.app_permissions, thread=thread)
    if missing:
        raise lacking(asked, missing)


def lacking(asked: Asked, missing: Iterable[str]) -> Refused:
    named = names.joined(asked.say, [asked.say(permissions.key(name)) for name in missing])
    return Refused("error-permissions", names=named, channel=f"<#{asked.interaction.channel_id}>")
