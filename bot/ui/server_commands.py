"""The slash commands that look at tables from outside: ``/games``, and ``/server ...`` for those who look after one."""

import discord
from discord import app_commands

from bot.store.errors import StoreError
from bot.ui import moderators
from bot.ui.actions import games, guilds, moderating
from bot.ui.answers import Interaction, Way
from bot.ui.command_parts import Texts, command_of, name_options
from bot.ui.completion import CHOICES, log
from bot.ui.desk import Desk
from bot.ui.handling import Asked, handle
from bot.words import limits


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
        say = await desk.say_to(interaction.user.id, interaction.locale)
        asked = Asked(interaction, desk, say)
        found: list[app_commands.Choice[int]] = []
        for where in await desk.tables.servers.tables_in(guild.id):
            if len(found) == CHOICES:
                break
            known = guild.get_channel_or_thread(where.channel_id)
            if str(where.id).startswith(typed) and await moderators.moderates(asked, guild, where.channel_id):
                name = say("games-choice", game=say(f"{where.game}-name"), number=str(where.id))
                label = f"{name} · #{known.name}" if known is not None else name
                found.append(app_commands.Choice(name=limits.cut(label, limits.LABEL), value=where.id))
    except (StoreError, discord.DiscordException) as error:
        # A completion has no way to show an error; the command itself will say what is wrong.
        log.error("tables cannot be offered: %s", error)
        return []
    return found
