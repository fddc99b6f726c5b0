"""When somebody who is awaited is reminded: few times, at decent hours, ever more rarely, and then no more.

`schedule` is computed afresh whenever it is needed, and what was sent is remembered as one moment, ``handled``. So
reminders follow a deadline that moves, and those that were missed in the meantime come as one.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.pace import calendar
from bot.pace import wait as waits
from bot.pace.calendar import Calendar
from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import Pace, PerMove
from bot.pace.wait import Wait

Kind: TypeAlias = Literal["half", "bank", "last", "overdue", "waiting"]
"""Half of the time is gone; the bank is drawn on; little is left; time is over; there is no limit, but it is long."""

OVERDUE = (1 * DAY, 3 * DAY, 7 * DAY)
WAITING = (3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY)
APART = 4 * HOUR
"""Reminders are at least so far from the ping that began the turn, and from each other."""
LEAD = HOUR // 2
"""Any later before the deadline, a first reminder is no help."""
PLAYING = 15 * MINUTE
"""Whoever did anything at the table so recently knows that it waits."""


class Reminder(Struct, frozen=True):
    kind: Kind
    at: int
    """UTC seconds."""
    until: int | None = None
    """From then on it says nothing true any more."""


def schedule(wait: Wait, pace: Pace, times: Calendar, *, muted: bool = False) -> tuple[Reminder, ...]:
    """All reminders of a turn, in order; none if the player has muted the turn."""
    if muted:
        return ()
    kept: list[Reminder] = []
    for reminder in _wished(wait, pace, times):
        last = kept[-1].at if kept else wait.since
        if reminder.at - last >= APART and (reminder.until is None or reminder.at < reminder.until):
            kept.append(reminder)
    return tuple(kept)


def pending(reminders: Sequence[Reminder], handled: int, now: int) -> Reminder | None:
    """The newest one that is due and was not handled; older ones are left out, and what is no longer true."""
    due = [each for each in reminders if handled < each.at <= now]
    return due[-1] if due and (due[-1].until is None or now < due[-1].until) else None


def upcoming(reminders: Sequence[Reminder], handled: int) -> int | None:
    """When `pending` is worth asking again; None if nothing is left."""
    return next((each.at for each in reminders if each.at > handled), None)


def opportune(now: int, active: int | None, times: Calendar) -> int:
    """When a person who last did something at ``active`` may be pinged, now or later: at a decent hour, not in play."""
    rested = now if active is None else max(now, active + PLAYING)
    return calendar.open_from(rested, times)


def _wished(wait: Wait, pace: Pace, times: Calendar) -> Iterator[Reminder]:
    due = waits.due(wait, pace, times)
    if due is None:
        for after in WAITING:
            yield Reminder("waiting", calendar.open_from(calendar.deadline(wait.began, after, times), times))
        return
    yield from sorted(_before(wait, pace, times, due), key=lambda reminder: reminder.at)
    for after in OVERDUE:
        yield Reminder("overdue", calendar.open_from(calendar.deadline(due, after, times), times))


def _before(wait: Wait, pace: Pace, times: Calendar, due: int) -> Iterator[Reminder]:
    began = wait.since
    whole = calendar.used(began, due, times)
    # The last one rather comes earlier than late: the evening before, if the time runs out in the morning.
    last = calendar.open_before(calendar.deadline(began, whole - whole // 8, times), times)
    until = due - LEAD
    if last - began >= APART:
        yield Reminder("last", last, due)
        until = min(until, last)
    first = pace.move if isinstance(pace, PerMove) else whole
    yield Reminder("half", calendar.open_from(calendar.deadline(began, first // 2, times), times), until)
    bank = waits.bank_begins(wait, pace, times)
    if bank is not None:
        yield Reminder("bank", calendar.open_from(bank, times), until)
