"""A message as we mean it, before discord.py sees it; and the components on it."""

import io
import re
from typing import Any, Self

import discord
from discord import ui
from msgspec import Struct

from bot.ui import press
from bot.ui.press import Press


class Attachment(Struct, frozen=True):
    """A file; of a picture with the text that stands for it (at most 1,024 characters)."""

    content: bytes
    name: str
    alt: str | None = None

    def file(self) -> discord.File:
        """For one sending: Discord's library uses a file up."""
        return discord.File(io.BytesIO(self.content), self.name, description=self.alt)


class Message(Struct, frozen=True):
    """Text, files, components. Nobody is pinged by it unless whoever sends it says so."""

    content: str
    attachments: tuple[Attachment, ...] = ()
    view: ui.View | None = None

    def files(self) -> list[discord.File]:
        """New files: what stands on an edited message goes."""
        return [attachment.file() for attachment in self.attachments]


class Control(ui.DynamicItem[ui.Item[ui.View]], template=press.TEMPLATE):
    """Any button or menu of ours. It lives in its ``custom_id`` alone, so it outlasts every process."""

    def __init__(self, item: ui.Item[ui.View], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item, press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        await interaction.client.reception.pressed(interaction, self.press, tuple(map(str, data.get("values", ()))))


class LastResort(
    ui.DynamicItem[ui.Item[ui.View]], template=re.compile(rf"(?!{press.TEMPLATE.pattern}\Z).*", re.DOTALL)
):
    """Every component that no `Control` understands: one of a version to come, or of long ago."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.reception.not_understood(interaction)


async def stray(interaction: discord.Interaction[Any]) -> None:
    """Answers a click on a component that its message has lost meanwhile: the library drops it without a word."""
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id, message = str(data.get("custom_id", "")), interaction.message
    standing = ui.View.from_message(message, timeout=None).walk_children() if message is not None else ()
    if any(getattr(item, "custom_id", None) == custom_id for item in standing):
        return
    found = press.TEMPLATE.fullmatch(custom_id)
    if found is None:
        await interaction.client.reception.not_understood(interaction)
    else:
        values = tuple(map(str, data.get("values", ())))
        await interaction.client.reception.pressed(interaction, press.read(found), values)


def button(
    press: Press,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    row: int | None = None,
    disabled: bool = False,
) -> Control:
    """A button of ours."""
    return Control(ui.Button(label=label, style=style, custom_id=press.custom_id(), row=row, disabled=disabled), press)


def menu(press: Press, placeholder: str, options: list[discord.SelectOption], *, row: int | None = None) -> Control:
    """A menu of ours, with 1 to 25 options of which one is chosen."""
    return Control(ui.Select(custom_id=press.custom_id(), placeholder=placeholder, options=options, row=row), press)


def people_menu(press: Press, placeholder: str) -> Control:
    """A menu of ours in which one person is chosen of all whom Discord knows there."""
    return Control(ui.UserSelect(custom_id=press.custom_id(), placeholder=placeholder), press)


def roles_menu(press: Press, placeholder: str, chosen: int | None) -> Control:
    """A menu of ours in which one role of the server is chosen, or none."""
    default = [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)] if chosen else []
    select: ui.RoleSelect[ui.View] = ui.RoleSelect(
        custom_id=press.custom_id(), placeholder=placeholder, min_values=0, default_values=default
    )
    return Control(select, press)


def view(*items: ui.Item[Any]) -> ui.View:
    """Components for a message; they never time out."""
    made = ui.View(timeout=None)
    for item in items:
        made.add_item(item)
    return made
