"""What people ask of each other at a table, and how they answer."""

import logging
from typing import Any

import discord

from bot.pace import pauses
from bot.pace.terms import Kind
from bot.store.requests import RequestRow
from bot.tables import Person, Table, TableError
from bot.tables.requesting import Wanted
from bot.ui import numbers, panel, request_posts
from bot.ui.answers import UNHEARD
from bot.ui.handling import Asked
from bot.ui.message import Message, button, menu, people_menu, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import limits, paces

log = logging.getLogger(__name__)


async def actions(asked: Asked, table: Table) -> list[str]:
    """What somebody can ask for at the table now, for buttons."""
    seat = table.seat_of(asked.user_id)
    if seat is None or table.started_at is None:
        return []
    if table.ended_at is not None:
        return ["rematch"]
    agreements = asked.desk.tables.agreements
    undo = ["take-back"] if await agreements.can_take_back(table.id, asked.user_id) else []
    paused = await agreements.paused_until(table.id) is not None
    back = ["come-back"] if seat.computer else []
    return [*undo, *back, "resume" if paused else "pause", "hand-over", "agree-end"]


async def lines(asked: Asked, table: Table) -> list[str]:
    """The open requests of the table, each with the way to its post."""
    return await request_posts.lines(asked.desk, table, asked.say)


async def take_back(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """At once where nobody has to be asked; else a question whether to ask."""
    agreements = asked.desk.tables.agreements
    free = await agreements.free(press.table, asked.user_id)
    if free is None:
        await _check_seated(asked, press.table)
        raise TableError("nothing-to-undo", table=press.table)
    if not free:
        ask = button(Press("take-back-ask", press.table, press.version), asked.say("button-ask"))
        return Message(asked.say("take-back-ask"), view=view(ask))
    table = await agreements.take_back(press.table, asked.user_id, press.version, asked.id)
    done = asked.say("take-back-done")
    mover = await asked.desk.mover(table, asked.user_id, asked.say)
    return await panel.show(asked.desk, mover, (), done=[done]) if mover is not None else Message(done)


async def take_back_ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask(asked, press.table, Wanted("take-back"))


async def pause(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The lengths that a pause may have."""
    await _check_seated(asked, press.table)
    options = [
        discord.SelectOption(label=limits.cut(paces.duration(asked.say, seconds), limits.LABEL), value=str(seconds))
        for seconds in pauses.CHOICES
    ]
    return Message(
        asked.say("pause-ask"), view=view(menu(Press("pause-for", press.table, 0), asked.say("button-pause"), options))
    )


async def pause_for(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """``values``: seconds."""
    return await _ask(asked, press.table, Wanted("pause", seconds=numbers.first(values) or 0))


async def resume(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask(asked, press.table, Wanted("resume"))


async def agree_end(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _check_seated(asked, press.table)
    return _sure(asked, Press("agree-end-ask", press.table, 0), "agree-end-ask")


async def agree_end_ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask(asked, press.table, Wanted("agreed-end"))


async def hand_over(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _check_seated(asked, press.table)
    chosen = people_menu(Press("hand-over-to", press.table, 0), asked.say("button-hand-over"))
    return Message(asked.say("hand-over-ask"), view=view(chosen))


async def hand_over_to(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return await _ask(asked, press.table, Wanted("offer", person=_person(asked, values)))


async def late_wait(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _late(asked, press)
    return Message(asked.say("late-waiting"))


async def late_skip(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask_about_late(asked, press, "skip")


async def late_computer(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask_about_late(asked, press, "computer")


async def late_end(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """Once more, since it cannot be undone."""
    await _late(asked, press)
    return _sure(asked, Press("late-end-ask", press.table, 0, press.picks), "late-end-ask")


async def late_end_ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _ask_about_late(asked, press, "end")


async def late_replace(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await _late(asked, press)
    chosen = people_menu(Press("late-replace-by", press.table, 0, press.picks), asked.say("button-late-replace"))
    return Message(asked.say("late-replace-ask"), view=view(chosen))


async def late_replace_by(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    return await _ask_about_late(asked, press, "replace", _person(asked, values))


async def agree(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _answer(asked, press, yes=True)


async def decline(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await _answer(asked, press, yes=False)


async def withdraw(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    await asked.desk.tables.agreements.withdraw(_id(press), asked.user_id, asked.id)
    return Message(asked.say("request-withdrawn"))


async def come_back(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    table = await asked.desk.tables.agreements.come_back(press.table, asked.user_id, asked.id)
    move = Press("move", table.id, table.version)
    buttons = [button(move, asked.say("button-move"), discord.ButtonStyle.success)]
    return Message(asked.say("come-back-done"), view=view(*buttons) if asked.user_id in table.awaited else None)


async def rematch(asked: Asked, press: Press, _: tuple[str, ...]) -> None:
    """What comes of it is seen in the channel."""
    gone = await _gone(asked, await asked.desk.tables.get(press.table))
    await asked.desk.tables.agreements.rematch(press.table, asked.person, gone, asked.id)


async def _ask(asked: Asked, table_id: int, wanted: Wanted) -> Message:
    row = await asked.desk.tables.agreements.ask(table_id, asked.user_id, wanted, asked.id)
    return _outcome(asked, row, "request-asked")


async def _ask_about_late(asked: Asked, press: Press, kind: Kind, person: Person | None = None) -> Message:
    late = await _late(asked, press)
    return await _ask(asked, late.table_id, Wanted(kind, seat=late.seat, person=person))


async def _answer(asked: Asked, press: Press, *, yes: bool) -> Message:
    row = await asked.desk.tables.agreements.answer(_id(press), asked.person, yes, asked.id)
    return _outcome(asked, row, "request-answered")


def _outcome(asked: Asked, row: RequestRow, key: str) -> Message:
    """What has come of a request by what somebody did."""
    if row.outcome is None:
        return Message(asked.say(key))
    return Message(asked.say(f"request-{row.outcome}"))


async def _late(asked: Asked, press: Press) -> RequestRow:
    """The post about somebody late whose button was pressed, by somebody seated."""
    row = await asked.desk.tables.agreements.get(_id(press))
    await _check_seated(asked, row.table_id)
    if row.outcome is not None:
        raise TableError("not-late", table=row.table_id)
    return row


async def _check_seated(asked: Asked, table_id: int) -> None:
    table = await asked.desk.tables.get(table_id)
    if table.status != "playing":
        raise TableError("table-over" if table.ended_at else "not-started", table=table.id, status=table.status)
    if table.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=table.id)


def _sure(asked: Asked, press: Press, key: str) -> Message:
    return Message(asked.say(key), view=view(button(press, asked.say("button-ask-end"), discord.ButtonStyle.danger)))


def _id(press: Press) -> int:
    """Any picks are possible."""
    number = numbers.first(press.picks)
    if number is None:
        raise Refused("error-no-request")
    return number


def _person(asked: Asked, values: tuple[str, ...]) -> Person | None:
    """Whoever was chosen in a menu of people; None for bots."""
    data: dict[str, Any] = dict(asked.interaction.data or {})
    resolved: dict[str, Any] = data.get("resolved", {})
    (user_id,) = values[:1] or ("",)
    user = resolved.get("users", {}).get(user_id)
    if user is None or user.get("bot"):
        return None
    member = resolved.get("members", {}).get(user_id, {})
    return Person(int(user_id), member.get("nick") or user.get("global_name") or str(user["username"]))


async def _gone(asked: Asked, table: Table) -> list[int]:
    """Who has left the server."""
    guild = asked.interaction.guild
    if guild is None:
        return []
    gone = []
    for seat in table.seats:
        if seat.user_id == asked.user_id:
            continue
        try:
            await guild.fetch_member(seat.user_id)
        except discord.NotFound:
            gone.append(seat.user_id)
        except UNHEARD as error:
            log.info("whether %s has left the server is not known: %s", seat.user_id, error)
    return gone
