"""A person's settings: seen, changed one by one or several at once, and forgotten."""

from collections.abc import Mapping

import discord

from bot.pace import quiet
from bot.ui import settings_panel
from bot.ui.forms import Field, Form
from bot.ui.handling import Asked
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import names

LONGEST = 60
"""Characters of a zone or of hours."""


async def show(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return await panel(asked)


async def panel(asked: Asked) -> Message:
    row = await asked.desk.tables.personal.settings(asked.user_id)
    return settings_panel.show(row, asked.desk.words, asked.say)


async def choose(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """One setting, from a menu or a button."""
    told = (*press.picks, *values)
    return await change(asked, {told[0]: told[1]} if len(told) == 2 else {})


async def change(asked: Asked, told: Mapping[str, str]) -> Message:
    """What is told at once, and the panel as it is then, in the language that holds then."""
    wanted = dict(told)
    language = wanted.get("language")
    if language == settings_panel.DISCORDS:
        wanted["language"] = ""
    elif language is not None and language not in asked.desk.words.languages:
        raise Refused("error-bad-setting", setting=asked.say("option-language"), value=names.escaped(language))
    row = await asked.desk.tables.personal.change(asked.user_id, wanted, asked.interaction.locale.value)
    say = await asked.desk.say_to(asked.user_id, asked.interaction.locale)
    return settings_panel.show(row, asked.desk.words, say)


async def clock(asked: Asked, press: Press) -> Form:
    """Time zone and quiet hours, which are by it."""
    row = await asked.desk.tables.personal.settings(asked.user_id)
    hours = quiet.write(row.quiet) if row.quiet is not None else ""
    return Form(
        Press("clock-set", 0, 0),
        asked.say("settings-clock-title"),
        (
            Field(asked.say("settings-clock-zone"), LONGEST, row.zone or ""),
            Field(asked.say("settings-clock-quiet"), LONGEST, hours),
        ),
    )


async def set_clock(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """What was left empty stays as it is."""
    told = dict(zip(("zone", "quiet"), values, strict=False))
    return await change(asked, {name: text for name, text in told.items() if text.strip()})


async def forget_ask(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return forget_question(asked)


def forget_question(asked: Asked) -> Message:
    """Asked for once more, as it cannot be taken back."""
    sure = button(Press("forget-sure", 0, 0), asked.say("button-forget"), discord.ButtonStyle.danger)
    return Message(asked.say("settings-forget-ask"), view=view(sure))


async def forget(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    await asked.desk.tables.personal.forget(asked.user_id)
    return Message(asked.say("settings-forgotten"))
