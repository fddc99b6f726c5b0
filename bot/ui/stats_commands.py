"""The slash command that looks at results: ``/stats``."""

import discord
from discord import app_commands

from bot.ui.actions import stats
from bot.ui.answers import Interaction, Way
from bot.ui.command_parts import Texts, command_of, name_options
from bot.ui.desk import Desk
from bot.ui.handling import Asked, handle
from bot.ui.message import Message
from engine.catalogue import GAMES


def add(tree: "app_commands.CommandTree", desk: Desk, texts: Texts) -> None:
    """Puts it into the tree."""

    async def callback(interaction: Interaction, person: discord.User | None = None, game: str | None = None) -> None:
        async def work(asked: Asked) -> Message:
            if person is None and game is not None:
                return await stats.of_server(asked, game)
            return await stats.of_person(asked, person.id if person is not None else asked.user_id, game)

        await handle(desk, interaction, Way.PRIVATE, work)

    command = command_of(texts, "stats", callback)
    app_commands.choices(game=[app_commands.Choice(name=texts(f"{game}-name"), value=game) for game in GAMES])(command)
    name_options(texts, command, person="person", game="stats-game")
    tree.add_command(command)
