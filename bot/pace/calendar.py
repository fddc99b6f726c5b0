"""Which time counts for a turn, and when a turn may fall due.

Time left is never counted down: `deadline` computes, from when the turn began, when it ends, and `used` is its inverse.
So a pause that ends early, or an outage that is only found out afterwards, moves every deadline by what it took.
"""

import heapq
from collections.abc import Iterator
from datetime import timedelta

from msgspec import Struct

from bot.pace import localtime, quiet
from bot.pace.durations import MINUTE
from bot.pace.quiet import Quiet
from bot.pace.spans import Span, merged

EVENING = 15 * MINUTE
"""How long before closed time whoever is to be reached earlier is reached."""


class Calendar(Struct, frozen=True):
    """The time of one person at one table."""

    zone: str = "UTC"
    quiet: Quiet | None = None
    """These hours count, but nothing falls due in them."""
    weekends_off: bool = False
    """Saturdays and Sundays in ``zone`` do not count."""
    stops: tuple[Span, ...] = ()
    """What does not count either: the person's vacations, the table's pauses, the bot's outages; in any order."""
    grace: tuple[Span, ...] = ()
    """Counts, but nothing falls due: the time after an outage."""


def used(began: int, until: int, calendar: Calendar) -> int:
    """The seconds between these moments that count."""
    counted, at = 0, began
    for span in _off(calendar, began):
        if span.start >= until:
            break
        counted += max(0, span.start - at)
        at = span.end
    return counted + max(0, until - at)


def deadline(began: int, allowance: int, calendar: Calendar) -> int:
    """The first moment at which ``used`` is ``allowance``."""
    at, left = began, allowance
    for span in _off(calendar, began):
        counts = max(0, span.start - at)
        if counts >= left:
            break
        left -= counts
        at = span.end
    return at + left


def open_from(at: int, calendar: Calendar) -> int:
    """The first moment, then or later, at which something may fall due and a person may be disturbed."""
    while (closed := _closed(at, calendar)) is not None:
        at = closed.end
    return at


def open_before(at: int, calendar: Calendar) -> int:
    """The last such moment, then or earlier; a little before whatever closes then."""
    while (closed := _closed(at, calendar)) is not None:
        at = closed.start - EVENING
    return at


def _off(calendar: Calendar, since: int) -> Iterator[Span]:
    """What does not count, in order, without overlaps, from the first span that ends later than that. Endless when
    weekends are off."""
    weekends = _weekends(calendar.zone, since) if calendar.weekends_off else iter(())
    return merged(heapq.merge(sorted(stop for stop in calendar.stops if stop.end > since), weekends))


def _weekends(zone: str, since: int) -> Iterator[Span]:
    day = localtime.day_of(since, zone)
    monday = day - timedelta(days=day.weekday())
    while True:
        saturday, monday = monday + timedelta(days=5), monday + timedelta(days=7)
        yield Span(localtime.instant(saturday, 0, zone), localtime.instant(monday, 0, zone))


def _closed(at: int, calendar: Calendar) -> Span | None:
    """A span that holds this moment and in which nothing falls due."""
    spans = [*calendar.grace, *calendar.stops]
    if calendar.quiet is not None:
        spans += filter(None, [quiet.night(calendar.quiet, calendar.zone, at)])
    if calendar.weekends_off:
        spans.append(next(_weekends(calendar.zone, at)))
    return next((span for span in spans if span.holds(at)), None)
