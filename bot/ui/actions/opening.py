"""Opening a table where one stands, and in a thread of its own."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.pace import pace as paces
from bot.pace.pace import DEFAULT
from bot.tables import Place, Table, TableError
from bot.ui import agreeing, lobby, offers, permissions
from bot.ui.actions import speaking
from bot.ui.answers import UNHEARD
from bot.ui.desk import link
from bot.ui.handling import Asked
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import Refused, place_taken
from bot.words import limits, names
from bot.words.catalogue import speaker
from engine.catalogue import GAMES

log = logging.getLogger(__name__)

WEEK: Final = 10_080
"""Minutes without a message after which Discord puts a thread to sleep: the longest there is."""
THREADS = asyncio.Lock()
"""One thread at a time: the same click delivered twice must not leave a second, empty one behind."""


async def open_here(
    asked: Asked, game: str, agreed: str, pace: str, language: str | None, invited: Iterable[int]
) -> Message:
    """A lobby in this channel or thread; if one is in play here already, says so and offers a thread."""
    interaction = asked.interaction
    if interaction.guild_id is None:
        raise Refused("error-not-here")
    check_permissions(asked, thread=isinstance(interaction.channel, discord.Thread))
    guests = [user for user in dict.fromkeys(invited) if user != asked.user_id]
    options, chosen = agreeing.read(game, agreed, asked.desk.words.voices), paces.parse(pace) if pace else DEFAULT
    if language is not None:
        speaking.check(asked, language)
    try:
        table = await asked.desk.tables.open(
            asked.place, asked.person, game, options, guests, asked.id, pace=chosen, language=language
        )
    except TableError as error:
        if error.code == "bad-option" and any(each.name == error.data["option"] for each in GAMES[game].options):
            called = speaker(game).option(asked.say, error.data["option"])
            raise Refused("error-bad-option", option=called, value=names.escaped(str(error.data["value"]))) from None
        if error.code != "place-taken":
            raise
        return _taken(asked, await asked.desk.tables.get(error.data["table"]), game, guests)
    return Message(asked.say("lobby-opened", game=asked.say(f"{table.game}-name")))


def _taken(asked: Asked, standing: Table, game: str, guests: list[int]) -> Message:
    """What stands in the way, and ways round it."""
    offers_thread = _takes_threads(asked)
    way = asked.say("place-or-thread" if offers_thread else "place-or-channel")
    # On a line of its own: what follows a link without a space would belong to it.
    why = f"{asked.say(place_taken(standing), link=link(standing))}\n{way}"
    made = []
    if offers_thread:
        press = offers.press(game, guests)
        made.append(button(press, asked.say("button-thread"), discord.ButtonStyle.primary, row=2))
    if standing.status == "lobby":
        return lobby.in_private(standing, why, asked.say, *made)
    return Message(why, view=view(*made))


async def open_in_thread(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """A public thread in this channel with a lobby in it; one for each offer, however often it is taken up."""
    message = asked.interaction.message
    async with THREADS:
        made = await asked.desk.tables.came(asked.id)
        if made is None and message is not None:
            made = await asked.desk.tables.lobby_from(asked.user_id, message.id)
        if made is not None:
            return Message(asked.say("thread-opened", thread=f"<#{made.channel_id}>"))
        return await _open_in_thread(asked, press)


async def _open_in_thread(asked: Asked, press: Press) -> Message:
    interaction = asked.interaction
    channel, message = interaction.channel, interaction.message
    if not isinstance(channel, discord.TextChannel) or not _takes_threads(asked):
        raise Refused("error-no-thread-here")
    check_permissions(asked, thread=True)
    if not interaction.app_permissions.create_public_threads:
        raise lacking(asked, ("create_public_threads",))
    game, invited = offers.read(press)
    if game not in GAMES:
        raise TableError("unknown-game", game=game)
    await asked.desk.tables.check_limits(channel.guild.id, asked.user_id)
    say = asked.desk.say_aloud(
        (await asked.desk.tables.servers.settings(channel.guild.id)).language or asked.place.locale
    )
    opener = names.called(say, asked.person.name, 0)
    title = say("post-thread", game=say(f"{game}-name"), opener=opener)
    thread = await channel.create_thread(
        name=limits.cut(title, limits.THREAD_NAME),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=WEEK,
    )
    most = GAMES[game].seats[1] - 1
    place = Place(channel.guild.id, thread.id, asked.place.locale)
    offer = message.id if message is not None else None
    await asked.desk.tables.open(place, asked.person, game, {}, invited[:most], asked.id, offer)
    await _bring_in(thread, asked)
    return Message(asked.say("thread-opened", thread=thread.mention))


async def _bring_in(thread: discord.Thread, asked: Asked) -> None:
    """The opener, into whose list of channels the thread comes so."""
    try:
        await thread.add_user(discord.Object(asked.user_id))
    except UNHEARD as error:
        log.info("%s is not brought into thread %s: %s", asked.user_id, thread.id, error)


def _takes_threads(asked: Asked) -> bool:
    """Whether a table can have a thread here. Channels of announcements look alike, but theirs are of another kind."""
    channel = asked.interaction.channel
    return isinstance(channel, discord.TextChannel) and channel.type is discord.ChannelType.text


def check_permissions(asked: Asked, *, thread: bool) -> None:
    """Raises with the names of what the bot may not do here, before anybody sits down."""
    missing = permissions.missing(asked.interaction.app_permissions, thread=thread)
    if missing:
        raise lacking(asked, missing)


def lacking(asked: Asked, missing: Iterable[str]) -> Refused:
    named = permissions.named(asked.say, missing)
    return Refused("error-permissions", names=named, channel=f"<#{asked.interaction.channel_id}>")
