"""Places that went while nobody listened: their tables end as soon as the bot is back, and their seats are free."""

import logging

import aiohttp
import discord

from bot.store.contract import Session, Store
from bot.tables import Place, Tables

APPLICATION = "application"

log = logging.getLogger(__name__)


async def sweep(client: discord.Client, tables: Tables, store: Store) -> None:
    """End the tables of channels and guilds that are gone for certain; in doubt a table stays."""
    if not await store.write(lambda session: _is_ours(session, str(client.application_id))):
        # With another bot's token every guild of this database would seem gone.
        log.warning("this database belongs to another application: its tables are left alone")
        return
    for place in await tables.live_places():
        if await _is_gone(client, place):
            log.info("channel %s is gone: its table ends", place.channel_id)
            await tables.orphan(place.channel_id)


async def _is_gone(client: discord.Client, place: Place) -> bool:
    if place.guild_id is None:
        return False
    guild = client.get_guild(place.guild_id)
    if guild is None:
        return True
    # During an outage of Discord a guild is known without its channels.
    if guild.unavailable or guild.get_channel_or_thread(place.channel_id) is not None:
        return False
    try:
        # A sleeping thread is not among those that Discord tells of by itself.
        await client.fetch_channel(place.channel_id)
    except discord.NotFound:
        return True
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("channel %s cannot be looked at: %s", place.channel_id, error)
    return False


def _is_ours(session: Session, application: str) -> bool:
    known = session.meta.get(APPLICATION)
    if known is None:
        session.meta.put(APPLICATION, application)
    return known in (None, application)
