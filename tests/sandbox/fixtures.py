"""The throwaway bot with commands, as a fixture."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.clock import ManualClock
from sandbox.stand_in import Sandbox
from tests.sandbox.page_client import PageClient
from tests.sandbox.raw import RawBot
from tests.sandbox.throwaway import Bot, picture, running, view
from tests.standin import check_violations, document

Interaction = discord.Interaction[Any]


class Name(discord.ui.Modal, title="Your name"):
    """A form with a text and a menu."""

    name: discord.ui.Label[Any] = discord.ui.Label(text="Name", component=discord.ui.TextInput(max_length=20))
    side: discord.ui.Label[Any] = discord.ui.Label(
        text="Side",
        component=discord.ui.Select(options=[discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.side.component, discord.ui.Select)
        await interaction.response.send_message(f"{self.name.component.value} plays {self.side.component.values[0]}")


def add_commands(bot: Bot) -> None:
    """A command for each kind of answer."""
    tree = bot.tree
    group = app_commands.Group(name="game", description="Games")

    @group.command(description="Open a table")
    async def new(interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 5] = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}", view=view(0))

    @group.command(description="Show the board")
    async def board(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(attachments=[picture()])

    @new.autocomplete("game")
    async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in ("halali", "risk") if typed in name]

    @tree.command(description="A private answer")
    async def hand(interaction: Interaction) -> None:
        await interaction.response.send_message("only for you", ephemeral=True, view=view(0))

    @tree.command(description="A form")
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Name())

    @tree.command(description="All kinds of options")
    async def options(
        interaction: Interaction,
        who: discord.Member,
        where: discord.TextChannel,
        yes: bool,
        number: float,
    ) -> None:
        await interaction.response.send_message(f"{who.display_name} {where.name} {yes} {number}")

    @tree.command(description="No answer at all")
    async def silent(interaction: Interaction) -> None:
        return

    tree.add_command(group)


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    """The throwaway bot, ready, its commands synced."""
    made = Bot()
    add_commands(made)
    async with running(sandbox, made):
        yield made


@pytest.fixture
def clock() -> ManualClock:
    """Time that stands until the test moves it."""
    return ManualClock()


@pytest.fixture
async def timed(clock: ManualClock) -> AsyncIterator[Sandbox]:
    """A stand-in with the manual clock."""
    async with Sandbox(clock=clock, document=document()) as running_sandbox:
        yield running_sandbox
    check_violations(running_sandbox)


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[RawBot]:
    """The bot without a library."""
    async with RawBot(sandbox) as made:
        yield made


@pytest.fixture
async def timed_raw(timed: Sandbox) -> AsyncIterator[RawBot]:
    """The bot without a library, under the manual clock."""
    async with RawBot(timed) as made:
        yield made


@pytest.fixture
async def pages(sandbox: Sandbox) -> AsyncIterator[dict[str, PageClient]]:
    """A page for everybody, by username."""
    async with aiohttp.ClientSession() as session:
        made = {person.user["username"]: PageClient(sandbox, session, person.id) for person in sandbox.people}
        yield made
        for page in made.values():
            await page.close()
