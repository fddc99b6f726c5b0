"""The server and its channels, as discord.py knows them from the gateway."""

import asyncio
from typing import Any

import discord

from tests.bot.tables.rig import GUILD
from tests.simulator.world import BOT, World

COLOURS = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
SWITCHES = {"hoist": False, "managed": False, "mentionable": False}
EVERYONE = {"id": str(GUILD), "name": "@everyone", "permissions": str((1 << 53) - 1), "position": 0}


def settle(client: discord.Client, world: World) -> None:
    """As after READY: the client is in the server and knows its channels."""
    state = client._connection
    state.application_id = BOT
    data: Any = {
        "id": str(GUILD),
        "name": "Server",
        "owner_id": "1",
        "roles": [{**EVERYONE, **SWITCHES, "color": 0, "colors": COLOURS}],
        "channels": [channel(number) for number in world.channels],
        "members": [],
    }
    state._add_guild(discord.Guild(data=data, state=state))
    client._ready = asyncio.Event()
    client._ready.set()


def channel(number: int) -> Any:
    return {
        "id": str(number),
        "type": 0,
        "guild_id": str(GUILD),
        "name": "table",
        "position": 0,
        "permission_overwrites": [],
        "parent_id": None,
    }


def appear(client: discord.Client, number: int) -> None:
    """CHANNEL_CREATE."""
    guild = _guild(client)
    guild._add_channel(discord.TextChannel(state=client._connection, guild=guild, data=channel(number)))


def vanish(client: discord.Client, number: int) -> None:
    """CHANNEL_DELETE."""
    guild = _guild(client)
    found = guild.get_channel(number)
    if found is not None:
        guild._remove_channel(found)


def _guild(client: discord.Client) -> discord.Guild:
    guild = client.get_guild(GUILD)
    assert guild is not None
    return guild
