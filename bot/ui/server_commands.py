"""The slash commands that look at tables from outside: ``/games``, and ``/server ...`` for those who look after one."""

import discord
from discord import app_commands

from bot.store.errors import StoreError
from bot.tables.whereabouts import Whereabouts
from bot.ui import moderators
from bot.ui.actions import games, guilds, moderating
from bot.ui.answers import Interaction, Way
from bot.ui.command_parts import Texts, command_of, name_options
from bot.ui.completion import CHOICES, log
from bot.ui.desk import Desk
from bot.ui.handling import Asked, handle
from bot.words import limits
from bot.words.contract import Say


def add(tree: "app_commands.CommandTree", desk: Desk, texts: Texts) -> None:
    """Puts them into the tree."""

    async def mine(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, games.mine)

    tree.add_command(command_of(texts, "games", mine))
    tree.add_command(_server(desk, texts))


def _server(desk: Desk, texts: Texts) -> app_commands.Group:
    group = app_commands.Group(
        name=texts("command-server"),
        description=texts("command-server-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )

    async def settings(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, guilds.panel)

    async def overview(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, guilds.overview_here)

    async def table(interaction: Interaction, number: app_commands.Range[int, 1] | None = None) -> None:
        await handle(desk, interaction, Way.PRIVATE, lambda asked: moderating.table(asked, number))

    async def complete_number(interaction: Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        return await _tables(desk, interaction, str(current))

    group.add_command(command_of(texts, "server-settings", settings))
    group.add_command(command_of(texts, "server-overview", overview))
    command = command_of(texts, "server-table", table)
    name_options(texts, command, number="table")
    command.autocomplete("number")(complete_number)
    group.add_command(command)
    return group


async def _tables(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Open tables of this server that this person may moderate and whose number begins so."""
    guild = interaction.guild
    if guild is None:
        return []
    try:
        asked = Asked(interaction, desk, await desk.say_to(interaction.user.id, interaction.locale))
        tables = await moderators.moderated(asked, guild, await desk.tables.servers.tables_in(guild.id))
    except StoreError as error:
        # A completion has no way to show an error; the command itself will say what is wrong.
        log.error("tables cannot be offered: %s", error)
        return []
    offered = [table for table in tables if str(table.id).startswith(typed)][:CHOICES]
    return [app_commands.Choice(name=_label(asked.say, guild, table), value=table.id) for table in offered]


def _label(say: Say, guild: discord.Guild, table: Whereabouts) -> str:
    name = say("games-choice", game=say(f"{table.game}-name"), number=str(table.id))
    place = guild.get_channel_or_thread(table.channel_id)
    return limits.cut(f"{name} · #{place.name}" if place is not None else name, limits.LABEL)
