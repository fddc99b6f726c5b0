"""Promises: a player says until which day the move will come."""

from collections.abc import Sequence
from datetime import timedelta

import msgspec
from msgspec import Struct

from bot.pace import calendar, localtime
from bot.pace.calendar import Calendar
from bot.pace.errors import PaceError

MOST = 3
"""How often one may promise in one turn: a promise that is put off for ever is none."""
FARTHEST = 14
"""Days from today."""


class Promised(Struct, frozen=True):
    made: int
    """UTC seconds."""
    allowance: int
    """Seconds that count, from then on to the end of the promised day, as far as was known then. What stops the time
    later moves the promise; what was known, a vacation say, was promised in spite of it."""


def days(now: int, zone: str) -> tuple[str, ...]:
    """The days that may be promised, from today on, as ISO dates."""
    today = localtime.day_of(now, zone)
    return tuple((today + timedelta(days=after)).isoformat() for after in range(FARTHEST + 1))


def promise(day: str, now: int, earlier: Sequence[Promised], times: Calendar) -> Promised:
    """To move before the end of that day (ISO date) by the person's clock, after what was promised in this turn."""
    promised, today = localtime.read_day(day), localtime.day_of(now, times.zone)
    if len(earlier) >= MOST:
        raise PaceError("too-many-promises", most=MOST)
    if promised < today:
        raise PaceError("promise-past", day=day)
    last = today + timedelta(days=FARTHEST)
    if promised > last:
        raise PaceError("promise-too-far", day=day, last=last.isoformat())
    until = localtime.instant(promised + timedelta(days=1), 0, times.zone)
    return Promised(now, calendar.used(now, until, _every_day(times)))


def end(promised: Promised, times: Calendar) -> int:
    """When the promise ends."""
    return calendar.deadline(promised.made, promised.allowance, _every_day(times))


def _every_day(times: Calendar) -> Calendar:
    """Whoever promises a Sunday means it."""
    return msgspec.structs.replace(times, weekends_off=False)
