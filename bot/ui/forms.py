"""Forms: a few lines that a person fills in. Like buttons they live in their ``custom_id`` alone."""

from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.ui import press
from bot.ui.press import Press
from bot.words import limits

TITLE = LABEL = 45
"""Characters (Discord, "Component Reference", Label; "Modal")."""


class Field(Struct, frozen=True):
    """A text of at most ``longest`` characters, over several lines if ``long``; may be left empty."""

    label: str
    longest: int
    value: str = ""
    long: bool = False


class Form(Struct, frozen=True):
    """What is filled in comes back as the values of ``press``, by the order of the fields (1 to 5)."""

    press: Press
    title: str
    fields: tuple[Field, ...]

    def modal(self) -> ui.Modal:
        """For one opening."""
        made = ui.Modal(title=limits.cut(self.title, TITLE), custom_id=self.press.custom_id())
        for number, field in enumerate(self.fields):
            line: ui.TextInput[ui.Modal] = ui.TextInput(
                custom_id=str(number),
                style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
                default=field.value or None,
                required=False,
                max_length=field.longest,
            )
            made.add_item(ui.Label(text=limits.cut(field.label, LABEL), component=line))
        # Discord's library remembers open forms and forgets them with the process; what comes back finds us without.
        made.stop()
        return made


def sent(interaction: discord.Interaction[Any]) -> tuple[Press | None, tuple[str, ...]]:
    """Which form was filled in and with what; None for one of another version. Anything may stand in it."""
    data: dict[str, Any] = dict(interaction.data or {})
    match = press.TEMPLATE.fullmatch(str(data.get("custom_id", "")))
    rows: list[dict[str, Any]] = data.get("components", [])
    values = tuple(str(row.get("component", {}).get("value") or "") for row in rows)
    return press.read(match) if match else None, values
