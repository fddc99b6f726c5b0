"""Vacations: days on which no table waits for a person, so many a year."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta

from bot.pace import localtime
from bot.pace.errors import PaceError
from bot.pace.spans import Span

DAYS = 28
"""A calendar year, by the person's clock. A day of which a part is taken counts as a whole."""
AHEAD = 366
"""How many days from today a vacation may begin."""


def plan(first: str, last: str, now: int, taken: Iterable[Span], zone: str) -> Span:
    """The vacation from one day to another (ISO dates, both included), from now on if it begins today.

    ``taken`` are the person's other vacations, all of this year and the next.
    """
    begins, ends, today = localtime.read_day(first), localtime.read_day(last), localtime.day_of(now, zone)
    if ends < begins:
        raise PaceError("vacation-backwards", first=first, last=last)
    if ends < today:
        raise PaceError("vacation-past", last=last)
    latest = today + timedelta(days=AHEAD)
    if begins > latest:
        raise PaceError("vacation-too-far", first=first, latest=latest.isoformat())
    planned = Span(max(now, localtime.instant(begins, 0, zone)), localtime.instant(ends + timedelta(days=1), 0, zone))
    others = tuple(taken)
    for other in others:
        if planned.overlaps(other):
            raise PaceError("vacation-overlaps", start=other.start, end=other.end)
    more = _days(planned, zone).difference(*(_days(other, zone) for other in others))
    for year, asked in sorted(_years(more).items()):
        left = days_left(others, year, zone)
        if asked > left:
            raise PaceError("vacation-too-long", year=year, days=asked, left=left)
    return planned


def days_left(taken: Iterable[Span], year: int, zone: str) -> int:
    """How many days of that year a person may still take, after these vacations."""
    days = {day for vacation in taken for day in _days(vacation, zone)}
    return max(0, DAYS - _years(days)[year])


def _days(vacation: Span, zone: str) -> set[date]:
    first = localtime.day_of(vacation.start, zone)
    return {first + timedelta(days=n) for n in range((localtime.day_of(vacation.end - 1, zone) - first).days + 1)}


def _years(days: Iterable[date]) -> Counter[int]:
    return Counter(day.year for day in days)
