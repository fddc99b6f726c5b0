"""A person's vacations: seen, planned, cancelled."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.pace import localtime
from bot.pace.vacations import DAYS
from bot.store.people import VacationRow
from bot.ui import numbers
from bot.ui.forms import Field, Form
from bot.ui.handling import Asked
from bot.ui.message import Message, button, menu, view
from bot.ui.pace_refusals import EXAMPLE
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import moments

LONGEST = 20
"""Characters of a day."""
CHOICES = 25
"""Discord, "Component Reference": so many options of a menu."""


async def show(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return await panel(asked)


async def panel(asked: Asked, done: Sequence[str] = ()) -> Message:
    """What has just been done, the vacations to come, and ways to plan and to cancel."""
    personal, say = asked.desk.tables.personal, asked.say
    coming = (await personal.vacations(asked.user_id))[:CHOICES]
    year, left = await personal.days_left(asked.user_id)
    lines = [
        *done,
        f"**{say('vacation-title')}**",
        *(f"- {say('vacation-line', **_days(row))}" for row in coming),
        *([] if coming else [say("vacation-none")]),
        say("vacation-left", days=left, most=DAYS, year=str(year)),
        say("vacation-about"),
    ]
    items: list[ui.Item[Any]] = [button(Press("vacation-form", 0, 0), say("button-vacation-plan"), row=1)]
    if coming:
        zone = (await personal.settings(asked.user_id)).zone or "UTC"
        options = [discord.SelectOption(label=_choice(asked, row, zone), value=str(row.start)) for row in coming]
        items.append(menu(Press("vacation-cancel", 0, 0), say("vacation-menu"), options, row=0))
    return Message("\n".join(lines), view=view(*items))


async def form(asked: Asked, press: Press) -> Form:
    labels = (asked.say(key, example=EXAMPLE) for key in ("vacation-form-first", "vacation-form-last"))
    fields = tuple(Field(label, LONGEST) for label in labels)
    return Form(Press("vacation-plan", 0, 0), asked.say("vacation-form-title"), fields)


async def plan(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    first, last = values if len(values) == 2 else ("", "")
    return await plan_days(asked, first, last)


async def plan_days(asked: Asked, first: str, last: str) -> Message:
    row = await asked.desk.tables.personal.plan_vacation(asked.user_id, first, last, asked.id)
    return await panel(asked, [asked.say("vacation-planned", **_days(row)), ""])


async def cancel(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """The one that starts in this second."""
    return await _cancel(asked, numbers.first(values) or 0)


async def cancel_only(asked: Asked) -> Message:
    """The only one; which of several is for the person to say."""
    coming = await asked.desk.tables.personal.vacations(asked.user_id)
    if not coming:
        raise Refused("error-no-vacation")
    return await _cancel(asked, coming[0].start) if len(coming) == 1 else await panel(asked)


async def _cancel(asked: Asked, start: int) -> Message:
    taken = await asked.desk.tables.personal.cancel_vacation(asked.user_id, start)
    return await panel(asked, [asked.say("vacation-ended" if taken is not None else "vacation-cancelled"), ""])


def _days(row: VacationRow) -> dict[str, str]:
    """First and last day, as the reader's Discord writes them."""
    return {"start": moments.day(row.start), "end": moments.day(row.end - 1)}


def _choice(asked: Asked, row: VacationRow, zone: str) -> str:
    """In a menu, where Discord shows no timestamps: by the person's own clock."""
    first, last = (localtime.day_of(at, zone).isoformat() for at in (row.start, row.end - 1))
    return asked.say("vacation-choice", first=first, last=last)
