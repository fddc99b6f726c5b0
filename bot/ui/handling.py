"""Around every answer: acknowledge first, do the work, and turn whatever goes wrong into a private sentence."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from bot.tables import Person, Place
from bot.ui.answers import Interaction, Way, acknowledge, answer, refuse
from bot.ui.desk import Desk
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
        return Place(self.interaction.guild_id, self.interaction.channel_id or 0)


Work: TypeAlias = Callable[[Asked], Awaitable[Message | None]]


async def handle(desk: Desk, interaction: Interaction, way: Way, work: Work) -> None:
    """Runs to its end even if Discord has stopped listening: a move that was asked for is made."""
    with desk.busy():
        asked = Asked(interaction, desk, desk.say(interaction.locale))
        await acknowledge(interaction, way)
        try:
            message = await work(asked)
        except Exception as error:
            await refuse(interaction, way, await _explained(asked, error))
            return
        await answer(interaction, way, message)


async def _explained(asked: Asked, error: Exception) -> Message:
    """Words for the error, also when the database, asked for these words, fails itself."""
    try:
        return await explain(asked.desk, asked.say, error)
    except Exception as another:
        log.exception("an error could not be explained", exc_info=another)
        return Message(asked.say("error-busy"))
