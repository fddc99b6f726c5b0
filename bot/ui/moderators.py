"""Who may look after a server and its tables (Discord, "Permissions")."""

from collections.abc import Iterable

import discord

from bot.tables import Table
from bot.tables.whereabouts import Whereabouts
from bot.ui import visibility
from bot.ui.handling import Asked
from bot.ui.refusals import Refused


def guild_of(asked: Asked) -> discord.Guild:
    """The server where this was asked. Raises in a direct message."""
    guild = asked.interaction.guild
    if guild is None:
        raise Refused("error-server-only")
    return guild


def check_manager(asked: Asked) -> discord.Guild:
    """Raises unless this person may manage the server."""
    guild = guild_of(asked)
    if not asked.interaction.permissions.manage_guild:
        raise Refused("error-not-manager")
    return guild


async def check_here(asked: Asked) -> discord.Guild:
    """Raises unless this person may moderate the channel where this was asked."""
    guild = guild_of(asked)
    if not asked.interaction.permissions.manage_messages and not await _has_role(asked, guild):
        raise Refused("error-not-moderator")
    return guild


async def check(asked: Asked, table: Table) -> discord.Guild:
    """Raises unless this person may moderate the table, which must stand on the server where this was asked."""
    guild = guild_of(asked)
    if table.guild_id != guild.id:
        raise Refused("error-no-such-table")
    if not await _has_role(asked, guild) and not _may(asked, await visibility.place_of(guild, table.channel_id)):
        raise Refused("error-not-moderator")
    return guild


async def moderated(asked: Asked, guild: discord.Guild, tables: Iterable[Whereabouts]) -> tuple[Whereabouts, ...]:
    """Those of the server's tables that this person may moderate, as far as that is known without asking Discord."""
    if await _has_role(asked, guild):
        return tuple(tables)
    return tuple(table for table in tables if _may(asked, guild.get_channel_or_thread(table.channel_id)))


def _may(asked: Asked, place: visibility.Place | None) -> bool:
    """Whether this person may manage messages there."""
    member = asked.interaction.user
    if not isinstance(member, discord.Member):
        return False
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        # It is gone or hidden from us: whoever may do so everywhere may do so there.
        return member.guild_permissions.manage_messages
    return place.permissions_for(member).manage_messages


async def _has_role(asked: Asked, guild: discord.Guild) -> bool:
    role = (await asked.desk.tables.servers.settings(guild.id)).moderators
    member = asked.interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None
