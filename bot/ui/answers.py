"""How an interaction is answered: acknowledged before any other work, then answered in private.

Discord gives 3 seconds for the first and 15 minutes for the second (Discord, "Receiving and Responding"). Neither is
needed for a move to stand, so a dead interaction is noted and the work goes on.
"""

import enum
import logging
from typing import Any

import aiohttp
import discord

from bot.ui.elsewhere import Elsewhere
from bot.ui.forms import Form
from bot.ui.message import Message

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]

TAKEN = 40060
"""Interaction has already been acknowledged (Discord, "Opcodes and Status Codes"), perhaps at an earlier delivery."""
NOBODY = discord.AllowedMentions.none()
UNHEARD = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Discord, or the way to it, does not take our answer."""


class Way(enum.Enum):
    """What the person sees at once."""

    PRIVATE = enum.auto()
    """"... is thinking", and then an answer that only this person sees."""
    HERE = enum.auto()
    """The private message with the pressed component is edited."""
    QUIET = enum.auto()
    """Nothing, unless something is refused: what happened is seen in the channel."""


async def acknowledge(interaction: Interaction, way: Way, elsewhere: Elsewhere) -> bool:
    """Tell Discord that we are at it. False if it no longer wants to know."""
    try:
        if way is Way.PRIVATE:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except UNHEARD as error:
        # Else it is too late (10062).
        if getattr(error, "code", None) == TAKEN:
            elsewhere.taken(interaction.id)
        log.info("interaction %s cannot be acknowledged: %s", interaction.id, error)
        return False
    elsewhere.acknowledged(interaction.id)
    return True


async def present(interaction: Interaction, form: Form) -> None:
    """The form, as the first answer."""
    try:
        await interaction.response.send_modal(form.modal())
    except UNHEARD as error:
        log.info("interaction %s cannot be answered by a form: %s", interaction.id, error)


async def answer(interaction: Interaction, way: Way, message: Message | None) -> None:
    """The private answer, after `acknowledge`. None: there is nothing to say."""
    try:
        if message is None:
            if way is Way.PRIVATE:
                await interaction.delete_original_response()
        elif way is Way.QUIET:
            await tell(interaction, message)
        else:
            await interaction.edit_original_response(
                content=message.content, attachments=message.files(), view=message.view, allowed_mentions=NOBODY
            )
    except UNHEARD as error:
        log.info("interaction %s cannot be answered: %s", interaction.id, error)


async def refuse(interaction: Interaction, way: Way, message: Message) -> None:
    """Why it did not work. Never in place of a panel: that one may still be of use."""
    if way is Way.PRIVATE:
        await answer(interaction, way, message)
        return
    try:
        await tell(interaction, message)
    except UNHEARD as error:
        log.info("interaction %s cannot be refused: %s", interaction.id, error)


async def progress(interaction: Interaction, text: str) -> None:
    """How far the private answer is that the person waits for; that one takes its place."""
    try:
        await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)
    except UNHEARD as error:
        log.info("interaction %s cannot be told about progress: %s", interaction.id, error)


async def tell(interaction: Interaction, message: Message) -> None:
    """One more private message."""
    await interaction.followup.send(
        message.content,
        files=message.files(),
        view=message.view if message.view is not None else discord.utils.MISSING,
        allowed_mentions=NOBODY,
        ephemeral=True,
    )
