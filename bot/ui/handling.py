"""Around every answer: acknowledge first, do the work, and turn whatever goes wrong into a private sentence."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from typing import TypeAlias

from msgspec import Struct

from bot import logs
from bot.tables import Person, Place
from bot.ui.answers import Interaction, Way, acknowledge, answer, present, refuse
from bot.ui.desk import Desk
from bot.ui.forms import Form
from bot.ui.message import Message
from bot.ui.refusals import explain
from bot.words.contract import Say

log = logging.getLogger(__name__)


class Asked(Struct, frozen=True):
    """One interaction: who wants something, where, in which language."""

    interaction: Interaction
    desk: Desk
    say: Say

    @property
    def person(self) -> Person:
        user = self.interaction.user
        return Person(user.id, user.display_name)

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def id(self) -> int:
        """By which a second delivery of the same interaction is known."""
        return self.interaction.id

    @property
    def place(self) -> Place:
        # Only interactions of activities, which we have none of, come without a channel.
        interaction = self.interaction
        locale = interaction.guild_locale.value if interaction.guild_locale is not None else None
        return Place(interaction.guild_id, interaction.channel_id or 0, locale)


Work: TypeAlias = Callable[[Asked], Awaitable[Message | None]]
Asking: TypeAlias = Callable[[Asked], Awaitable[Form]]
FORM_SECONDS = 2.0
"""A form has to be the first answer, within 3 seconds: what fills it in must be found before that."""


async def handle(desk: Desk, interaction: Interaction, way: Way, work: Work) -> None:
    """Runs to its end even if Discord has stopped listening: a move that was asked for is made."""
    with desk.busy(), _logged(interaction):
        await acknowledge(interaction, way, desk.elsewhere)
        asked = Asked(interaction, desk, await desk.say_to(interaction.user.id, interaction.locale))
        try:
            async with desk.crowd.turn(asked.user_id):
                message = await work(asked)
        except Exception as error:
            await refuse(interaction, way, await _explained(asked, error))
            return
        await answer(interaction, way, message)


async def ask(desk: Desk, interaction: Interaction, asking: Asking) -> None:
    """Opens a form; what is filled in comes as an interaction of its own."""
    with desk.busy(), _logged(interaction):
        asked = Asked(interaction, desk, desk.say(interaction.locale))
        try:
            async with asyncio.timeout(FORM_SECONDS):
                say = await desk.say_to(asked.user_id, interaction.locale)
                asked = Asked(interaction, desk, say)
                form = await asking(asked)
        except Exception as error:
            await acknowledge(interaction, Way.PRIVATE, desk.elsewhere)
            await refuse(interaction, Way.PRIVATE, await _explained(asked, error))
            return
        await present(interaction, form)


def _logged(interaction: Interaction) -> AbstractContextManager[None]:
    return logs.about(interaction=interaction.id, guild=interaction.guild_id, channel=interaction.channel_id)


async def _explained(asked: Asked, error: Exception) -> Message:
    """Words for the error, also when the database, asked for these words, fails itself."""
    if isinstance(error, TimeoutError):
        return Message(asked.say("error-busy"))
    try:
        return await explain(asked.desk, asked.say, error)
    except Exception as another:
        log.exception("an error could not be explained", exc_info=another)
        return Message(asked.say("error-busy"))
