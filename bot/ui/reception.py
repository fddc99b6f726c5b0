"""Where every click and command of ours arrives, and which work it is for."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot import logs
from bot.ui import forms, reach
from bot.ui.actions import (
    games,
    gathering,
    guilds,
    holding,
    looking,
    moderating,
    moving,
    notes,
    opening,
    ordering,
    pacing,
    replaying,
    requesting,
    settings,
    speaking,
    stats,
    vacation,
)
from bot.ui.actions.showing import Look, showing
from bot.ui.answers import Interaction, Way
from bot.ui.desk import Desk, link
from bot.ui.forms import Form
from bot.ui.handling import Asked, ask, handle
from bot.ui.message import Message
from bot.ui.press import Press
from bot.ui.refusals import Refused

Action: TypeAlias = Callable[[Asked, Press, tuple[str, ...]], Awaitable[Message | None]]


def _at(look: Look) -> Action:
    """A look at the table of the pressed button."""
    look = showing(look)

    async def action(asked: Asked, press: Press, _: tuple[str, ...]) -> Message | None:
        return await look(asked, await asked.desk.tables.get(press.table))

    return action


async def _log_page(asked: Asked, press: Press, _: tuple[str, ...]) -> Message | None:
    look = showing(lambda asked, table: looking.log(asked, table, press.page))
    return await look(asked, await asked.desk.tables.get(press.table))


ACTIONS: dict[str, tuple[Way, Action]] = {
    "join": (Way.QUIET, gathering.join),
    "leave": (Way.QUIET, gathering.leave),
    "start": (Way.QUIET, gathering.start),
    "cancel": (Way.QUIET, gathering.cancel),
    "again": (Way.PRIVATE, gathering.repost),
    "options": (Way.PRIVATE, gathering.show_options),
    "option": (Way.HERE, gathering.set_option),
    "side": (Way.PRIVATE, gathering.show_sides),
    "wish": (Way.HERE, gathering.set_side),
    "pace": (Way.PRIVATE, pacing.show),
    "pace-set": (Way.HERE, pacing.agree),
    "language": (Way.PRIVATE, speaking.show),
    "speak": (Way.HERE, speaking.choose),
    "promise": (Way.PRIVATE, pacing.ask),
    "promised": (Way.HERE, pacing.promise),
    "mute": (Way.PRIVATE, pacing.mute),
    "unmute": (Way.HERE, pacing.unmute),
    "take-back": (Way.PRIVATE, requesting.take_back),
    "take-back-ask": (Way.HERE, requesting.take_back_ask),
    "pause": (Way.PRIVATE, requesting.pause),
    "pause-for": (Way.HERE, requesting.pause_for),
    "resume": (Way.PRIVATE, requesting.resume),
    "agree-end": (Way.PRIVATE, requesting.agree_end),
    "agree-end-ask": (Way.HERE, requesting.agree_end_ask),
    "hand-over": (Way.PRIVATE, requesting.hand_over),
    "hand-over-to": (Way.HERE, requesting.hand_over_to),
    "late-wait": (Way.PRIVATE, requesting.late_wait),
    "late-skip": (Way.PRIVATE, requesting.late_skip),
    "late-computer": (Way.PRIVATE, requesting.late_computer),
    "late-end": (Way.PRIVATE, requesting.late_end),
    "late-end-ask": (Way.HERE, requesting.late_end_ask),
    "late-replace": (Way.PRIVATE, requesting.late_replace),
    "late-replace-by": (Way.HERE, requesting.late_replace_by),
    "agree": (Way.PRIVATE, requesting.agree),
    "decline": (Way.PRIVATE, requesting.decline),
    "withdraw": (Way.PRIVATE, requesting.withdraw),
    "come-back": (Way.PRIVATE, requesting.come_back),
    "rematch": (Way.QUIET, requesting.rematch),
    "thread": (Way.PRIVATE, opening.open_in_thread),
    "move": (Way.PRIVATE, moving.begin),
    "pick": (Way.HERE, moving.walk),
    "walk": (Way.HERE, moving.walk),
    "page": (Way.HERE, moving.walk),
    "back": (Way.HERE, moving.walk),
    "over": (Way.HERE, moving.walk),
    "confirm": (Way.HERE, moving.confirm),
    "hand": (Way.PRIVATE, _at(holding.hand)),
    "orders": (Way.PRIVATE, _at(ordering.orders)),
    **{f"order-{kind}": (Way.HERE, ordering.step) for kind in ("pick", "walk", "page", "back", "over", "confirm")},
    "board": (Way.PRIVATE, _at(looking.board)),
    "text": (Way.PRIVATE, _at(looking.text)),
    "tiles": (Way.PRIVATE, _at(looking.tiles)),
    "more": (Way.PRIVATE, _at(looking.more)),
    "log": (Way.PRIVATE, _at(looking.log)),
    "log-page": (Way.HERE, _log_page),
    "rules": (Way.PRIVATE, _at(looking.rules)),
    "export": (Way.PRIVATE, _at(looking.export)),
    "resign": (Way.PRIVATE, moving.resign_ask),
    "give-up": (Way.HERE, moving.resign),
    "settings": (Way.PRIVATE, settings.show),
    "set": (Way.HERE, settings.choose),
    "clock-set": (Way.HERE, settings.set_clock),
    "forget": (Way.PRIVATE, settings.forget_ask),
    "forget-sure": (Way.HERE, settings.forget),
    "vacations": (Way.PRIVATE, vacation.show),
    "vacation-plan": (Way.HERE, vacation.plan),
    "vacation-cancel": (Way.HERE, vacation.cancel),
    "replay": (Way.PRIVATE, _at(replaying.replay)),
    "step": (Way.HERE, replaying.step),
    "animate": (Way.PRIVATE, replaying.animate),
    "luck": (Way.PRIVATE, _at(stats.luck)),
    "players": (Way.PRIVATE, stats.players),
    "note-write": (Way.PRIVATE, notes.write),
    "games": (Way.PRIVATE, games.show),
    "games-page": (Way.HERE, games.show),
    "games-table": (Way.PRIVATE, games.table),
    "srv-language": (Way.HERE, guilds.language),
    "srv-role": (Way.HERE, guilds.role),
    "srv-ratings": (Way.HERE, guilds.ratings),
    "srv-overview": (Way.HERE, guilds.overview),
    "mod-pause": (Way.HERE, moderating.pause),
    "mod-resume": (Way.HERE, moderating.resume),
    "mod-seat": (Way.PRIVATE, moderating.seat),
    "mod-replace": (Way.HERE, moderating.replace),
    "mod-end": (Way.PRIVATE, moderating.end_ask),
    "mod-end-sure": (Way.HERE, moderating.end),
}
"""Every action that a component or form of ours may name."""

FORMS: dict[str, Callable[[Asked, Press], Awaitable[Form]]] = {
    "clock": settings.clock,
    "vacation-form": vacation.form,
    "note": notes.form,
}
"""The actions that open a form."""


class Reception:
    """Hands each interaction to its work."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """A button or menu of ours."""
        logs.note(table=press.table or None, version=press.version or None)
        if press.action in FORMS:

            async def form(asked: Asked) -> Form:
                await reach.check(asked, press)
                return await FORMS[press.action](asked, press)

            await ask(self.desk, interaction, form)
            return
        if press.action not in ACTIONS:
            await self.not_understood(interaction)
            return
        way, action = ACTIONS[press.action]
        message = interaction.message
        if message is None or (way is Way.HERE and not message.flags.ephemeral):
            # What is for one person must never take the place of a public post, whatever a button there says; and a
            # form that a command has opened has no message whose answer could be quiet.
            way = Way.PRIVATE

        async def work(asked: Asked) -> Message | None:
            await reach.check(asked, press)
            await asked.desk.tables.meet(press.table, asked.person)
            return await action(asked, press, values)

        await handle(self.desk, interaction, way, work)

    async def sent(self, interaction: Interaction) -> None:
        """A form of ours that somebody has filled in."""
        press, values = forms.sent(interaction)
        if press is not None and press.action in ACTIONS:
            await self.pressed(interaction, press, values)
            return

        async def work(asked: Asked) -> None:
            raise Refused("error-form-gone")

        await handle(self.desk, interaction, Way.PRIVATE, work)

    async def not_understood(self, interaction: Interaction) -> None:
        """A component or command of another version: it is answered, never left to fail."""

        async def work(asked: Asked) -> None:
            table = await asked.desk.tables.in_channel(asked.place.channel_id)
            raise Refused("error-old-button", link=link(table)) if table else Refused("error-table-gone")

        await handle(self.desk, interaction, Way.PRIVATE, work)
