"""A server's settings, and its overview."""

import contextlib

import discord
import msgspec

from bot.store.guilds import OverviewRow
from bot.ui import moderators, numbers, server_panel
from bot.ui.actions.opening import check_permissions
from bot.ui.answers import UNHEARD
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import names


async def panel(asked: Asked) -> Message:
    guild = moderators.check_manager(asked)
    return await _shown(asked, guild)


async def language(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """Of what everybody reads; it must be one that there is."""
    guild = moderators.check_manager(asked)
    chosen = values[0] if values else ""
    if chosen not in asked.desk.words.languages:
        raise Refused("error-bad-setting", setting=asked.say("option-language"), value=names.escaped(chosen))
    await asked.desk.tables.servers.change(guild.id, language=chosen)
    return await _shown(asked, guild)


async def role(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """Of the moderators of tables; none, if none was chosen."""
    guild = moderators.check_manager(asked)
    chosen = guild.get_role(numbers.first(values) or 0)
    await asked.desk.tables.servers.change(guild.id, moderators=chosen.id if chosen is not None else None)
    return await _shown(asked, guild)


async def ratings(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The page is 1 to turn them on, 0 to turn them off."""
    guild = moderators.check_manager(asked)
    await asked.desk.tables.servers.change(guild.id, ratings=bool(press.page))
    return await _shown(asked, guild)


async def overview(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The page is 1 for an overview in this channel, 0 for none at all."""
    guild = moderators.check_manager(asked)
    if press.page:
        await _stand(asked, guild)
    else:
        await _delete(asked, guild, await asked.desk.tables.servers.drop_overview(guild.id))
    return await _shown(asked, guild)


async def overview_here(asked: Asked) -> Message:
    """By the command; for moderators, too."""
    guild = moderators.guild_of(asked)
    if not asked.interaction.permissions.manage_guild:
        await moderators.check_here(asked)
    await _stand(asked, guild)
    return Message(asked.say("server-overview-stands", channel=f"<#{asked.place.channel_id}>"))


async def _shown(asked: Asked, guild: discord.Guild) -> Message:
    servers = asked.desk.tables.servers
    row, standing = await servers.settings(guild.id), await servers.overview(guild.id)
    # The server's locale may not have been heard before.
    row = msgspec.structs.replace(row, locale=asked.place.locale)
    return server_panel.show(row, standing, asked.desk.words, asked.say)


async def _stand(asked: Asked, guild: discord.Guild) -> None:
    check_permissions(asked, thread=isinstance(asked.interaction.channel, discord.Thread))
    place = asked.place
    before = await asked.desk.tables.servers.stand_overview(guild.id, place.channel_id, place.locale)
    await _delete(asked, guild, before)


async def _delete(asked: Asked, guild: discord.Guild, before: OverviewRow | None) -> None:
    """The post of an overview that is no longer kept up to date."""
    if before is None or before.message_id is None:
        return
    channel = asked.interaction.client.get_partial_messageable(before.channel_id, guild_id=guild.id)
    with contextlib.suppress(*UNHEARD):
        await channel.get_partial_message(before.message_id).delete()
