"""Which channels a person sees: nobody is told of what stands where they cannot look."""

import logging
from collections.abc import Iterable

import discord

from bot.tables.whereabouts import Whereabouts
from bot.ui.answers import UNHEARD

log = logging.getLogger(__name__)

Place = discord.abc.GuildChannel | discord.Thread


async def seen(
    client: discord.Client, user: discord.User | discord.Member, tables: Iterable[Whereabouts]
) -> frozenset[int]:
    """The ids of the tables whose channels this person sees now. In doubt a table is not among them."""
    guilds: dict[int, discord.Guild | None] = {}
    members: dict[int, discord.Member | None] = {}
    found = set()
    for table in tables:
        if table.guild_id is None:
            continue
        if table.guild_id not in guilds:
            guilds[table.guild_id] = await _guild(client, table.guild_id)
        guild = guilds[table.guild_id]
        if guild is None:
            continue
        if guild.id not in members:
            members[guild.id] = await _member(guild, user)
        member, place = members[guild.id], await place_of(guild, table.channel_id)
        if member is not None and place is not None and await _sees(member, place):
            found.add(table.id)
    return frozenset(found)


async def open_beside(guild: discord.Guild, channel_id: int, tables: Iterable[Whereabouts]) -> tuple[Whereabouts, ...]:
    """Those of them that everybody who reads that channel may know of: they stand in the same channel or its threads,
    or where everybody can look."""
    here = await place_of(guild, channel_id)
    return tuple([table for table in tables if await _is_open(guild, here, table)])


async def place_of(guild: discord.Guild, channel_id: int) -> Place | None:
    """The channel or thread; None if it is gone, or hidden from us."""
    known = guild.get_channel_or_thread(channel_id)
    if known is not None:
        return known
    try:
        # A sleeping thread is not among those that Discord tells of by itself.
        found = await guild.fetch_channel(channel_id)
    except (*UNHEARD, discord.DiscordException) as error:
        log.info("channel %s cannot be looked at: %s", channel_id, error)
        return None
    return found


async def _guild(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """Also one of which another process of the bot hears."""
    known = client.get_guild(guild_id)
    if known is not None or not isinstance(client, discord.AutoShardedClient) or client.shard_count is None:
        return known
    if (guild_id >> 22) % client.shard_count in (client.shard_ids or ()):
        return None
    try:
        return await client.fetch_guild(guild_id, with_counts=False)
    except UNHEARD as error:
        log.info("guild %s is not seen: %s", guild_id, error)
        return None


async def _member(guild: discord.Guild, user: discord.User | discord.Member) -> discord.Member | None:
    if isinstance(user, discord.Member) and user.guild == guild:
        return user
    try:
        return await guild.fetch_member(user.id)
    except UNHEARD as error:
        log.info("%s is not seen in guild %s: %s", user.id, guild.id, error)
        return None


async def _sees(member: discord.Member, place: Place) -> bool:
    if isinstance(place, discord.Thread) and place.parent is None:
        return False
    allowed = place.permissions_for(member)
    if not allowed.view_channel or not isinstance(place, discord.Thread) or not place.is_private():
        return allowed.view_channel
    if allowed.manage_threads:
        return True
    try:
        await place.fetch_member(member.id)
    except UNHEARD:
        return False
    return True


async def _is_open(guild: discord.Guild, here: Place | None, table: Whereabouts) -> bool:
    place = await place_of(guild, table.channel_id)
    if place is None:
        return False
    if place == here:
        return True
    if isinstance(place, discord.Thread):
        if place.is_private() or place.parent is None:
            return False
        if place.parent == here:
            return True
    return place.permissions_for(guild.default_role).view_channel
