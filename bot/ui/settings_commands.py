"""The slash commands with which people settle things for themselves: ``/settings``, ``/vacation``, ``/note``."""

from discord import app_commands

from bot.tables.settings import SWITCHES, WAYS
from bot.ui import settings_completion as completion
from bot.ui.actions import notes, settings, vacation
from bot.ui.actions.showing import table_here
from bot.ui.answers import Interaction, Way
from bot.ui.command_parts import Texts, command_of, name_options
from bot.ui.desk import Desk
from bot.ui.handling import Asked, handle
from bot.ui.languages import name_of
from bot.ui.message import Message
from bot.ui.settings_panel import DISCORDS


def add(tree: "app_commands.CommandTree", desk: Desk, texts: Texts) -> None:
    """Puts them into the tree."""
    for command in (_settings(desk, texts), _vacation(desk, texts), _note(desk, texts)):
        tree.add_command(command)


def _settings(desk: Desk, texts: Texts) -> "app_commands.Command[app_commands.Group, ..., None]":
    async def callback(
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        weekends: str | None = None,
        turn: str | None = None,
        reminder: str | None = None,
        request: str | None = None,
        heads_up: str | None = None,
        language: str | None = None,
        forget: bool = False,
    ) -> None:
        typed = {
            "zone": zone,
            "quiet": quiet,
            "weekends": weekends,
            "turn": turn,
            "reminder": reminder,
            "request": request,
            "heads-up": heads_up,
            "language": language,
        }
        told = {name: text for name, text in typed.items() if text is not None}

        async def work(asked: Asked) -> Message:
            if told:
                return await settings.change(asked, told)
            return settings.forget_question(asked) if forget else await settings.panel(asked)

        await handle(desk, interaction, Way.PRIVATE, work)

    async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return completion.zones(current)

    command = command_of(texts, "settings", callback)
    ways = [app_commands.Choice(name=texts(f"option-way-{way}"), value=way) for way in WAYS]
    weekends, heads_up = (
        [app_commands.Choice(name=texts(f"option-{name}-{switch}"), value=switch) for switch in SWITCHES]
        for name in ("weekends", "heads-up")
    )
    languages = [
        app_commands.Choice(name=texts("settings-language-discord"), value=DISCORDS),
        *(app_commands.Choice(name=name_of(desk.words, language), value=language) for language in desk.words.languages),
    ]
    app_commands.choices(
        turn=ways, reminder=ways, request=ways, weekends=weekends, heads_up=heads_up, language=languages
    )(command)
    name_options(
        texts,
        command,
        zone="zone",
        quiet="quiet",
        weekends="weekends",
        turn="turn",
        reminder="reminder",
        request="request",
        heads_up="heads-up",
        language="language",
        forget="forget",
    )
    command.autocomplete("zone")(complete_zone)
    return command


def _vacation(desk: Desk, texts: Texts) -> app_commands.Group:
    group = app_commands.Group(name=texts("command-vacation"), description=texts("command-vacation-description"))

    async def plan(interaction: Interaction, first: str, last: str) -> None:
        await handle(desk, interaction, Way.PRIVATE, lambda asked: vacation.plan_days(asked, first, last))

    async def complete_first(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.days(desk, interaction, current)

    async def complete_last(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.days(desk, interaction, current, after=getattr(interaction.namespace, "from", None))

    command = command_of(texts, "vacation-plan", plan)
    name_options(texts, command, first="first-day", last="last-day")
    command.autocomplete("first")(complete_first)
    command.autocomplete("last")(complete_last)
    group.add_command(command)

    async def show(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, vacation.panel)

    async def cancel(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, vacation.cancel_only)

    group.add_command(command_of(texts, "vacation-list", show))
    group.add_command(command_of(texts, "vacation-cancel", cancel))
    return group


def _note(desk: Desk, texts: Texts) -> "app_commands.Command[app_commands.Group, ..., None]":
    async def callback(interaction: Interaction, text: str | None = None) -> None:
        async def work(asked: Asked) -> Message:
            table = await table_here(asked)
            return await notes.show(asked, table) if text is None else await notes.keep(asked, table.id, text)

        await handle(desk, interaction, Way.PRIVATE, work)

    command = command_of(texts, "note", callback)
    name_options(texts, command, text="text")
    return command
