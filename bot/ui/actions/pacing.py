"""The pace of a table, and what a player who is awaited says about time."""

from datetime import date

import discord

from bot.pace import pace as paces
from bot.pace.pace import CHOICES, ByPromise
from bot.tables import Table, TableError
from bot.tables.awaited import Waiting
from bot.ui import numbers
from bot.ui.actions import lobbies
from bot.ui.handling import Asked
from bot.ui.message import Message, button, menu, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import limits, moments
from bot.words.contract import Say
from bot.words.paces import told


async def show(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return _menu(await lobbies.own(asked, press), asked.say, asked.say("pace-ask"))


async def agree(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """``values``: the pace as it is typed."""
    pace = paces.parse(values[0] if values else "")
    table = await asked.desk.tables.clocks.agree(press.table, asked.user_id, pace, asked.id)
    return _menu(table, asked.say, asked.say("pace-set", pace=told(asked.say, table.pace)))


async def ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The days that may be promised."""
    days = await asked.desk.tables.clocks.days(press.table, asked.user_id)
    left = (await own(asked, press.table)).promises_left
    options = [discord.SelectOption(label=_day(asked.say, days[0], day), value=day) for day in days]
    text = asked.say("promise-ask", left=left)
    return Message(text, view=view(menu(Press("promised", press.table, 0), asked.say("promise-menu"), options)))


async def promise(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """``values``: the day."""
    made = await asked.desk.tables.clocks.promise(press.table, asked.user_id, values[0] if values else "")
    assert made.until is not None  # noqa: S101  for the type checker: a promise has an end
    return Message(asked.say("promise-made", **moments.filling("until", made.until)))


async def mute(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The picks of a reminder's button say when that came: it must not silence a turn that came later."""
    at = numbers.first(press.picks)
    if at is not None and at < (await own(asked, press.table)).began:
        raise Refused("error-turn-over")
    await asked.desk.tables.clocks.mute(press.table, asked.user_id, True)
    again = button(Press("unmute", press.table, 0), asked.say("button-unmute"))
    return Message(asked.say("mute-done"), view=view(again))


async def unmute(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await asked.desk.tables.clocks.mute(press.table, asked.user_id, False)
    return Message(asked.say("mute-undone"))


async def own(asked: Asked, table_id: int) -> Waiting:
    """The wait for whoever asks; raises why there is none."""
    waits = await asked.desk.tables.clocks.waits(table_id)
    found = next((wait for wait in waits if wait.user_id == asked.user_id), None)
    if found is None:
        raise TableError("not-awaited", table=table_id)
    return found


def actions(table: Table, user_id: int) -> list[str]:
    """What an awaited player can say about time, for buttons."""
    if user_id not in table.awaited:
        return []
    return ["promise", "mute"] if isinstance(table.pace, ByPromise) else ["mute"]


def _menu(table: Table, say: Say, text: str) -> Message:
    options = [
        discord.SelectOption(
            label=limits.cut(told(say, pace), limits.LABEL), value=paces.write(pace), default=pace == table.pace
        )
        for pace in CHOICES
    ]
    return Message(text, view=view(menu(Press("pace-set", table.id, 0), say("pace-menu"), options)))


def _day(say: Say, today: str, day: str) -> str:
    after = (date.fromisoformat(day) - date.fromisoformat(today)).days
    if after < 2:
        return say("promise-tomorrow" if after else "promise-today")
    return say("promise-day", weekday=say(f"weekday-{date.fromisoformat(day).isoweekday()}"), day=day)
