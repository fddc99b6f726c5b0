"""Quiet hours: when a person is not to be disturbed, night by night."""

import re
from datetime import timedelta

from msgspec import Struct

from bot.pace import localtime, typed
from bot.pace.errors import PaceError
from bot.pace.spans import Span

LEAST, MOST = 60, 16 * 60
"""Minutes. The rest of the day is left for reminders and for deadlines."""
OFF = frozenset({"off", "none", "no"})
_CLOCK = r"(\d{1,2})(?: ?h|[:.h]?([0-5]\d))?\s*(?:([ap])\.?(?:m\.?)?)?"
_HOURS = re.compile(rf"{_CLOCK}\s*(?:-|to|until)\s*{_CLOCK}", re.ASCII)


class Quiet(Struct, frozen=True):
    """Minutes after midnight by the person's clock (0 to 1,439); over midnight if ``end`` comes before ``start``."""

    start: int
    end: int


NIGHT = Quiet(23 * 60, 7 * 60)
"""Unless a person says otherwise."""


def night(quiet: Quiet, zone: str, at: int) -> Span | None:
    """The quiet span that holds this moment. Where clocks are changed in it, it is never the shorter for that."""
    today = localtime.day_of(at, zone)
    for first in (today - timedelta(days=1), today):
        last = first + timedelta(days=quiet.end <= quiet.start)
        start = localtime.instant(first, quiet.start, zone)
        span = Span(start, localtime.last_instant(last, quiet.end, zone))
        if span.holds(at):
            return span
    return None


def parse(text: str) -> Quiet | None:
    """From ``23-7``, ``23:00-07:30``, ``11pm to 7am``, in other languages, too; None from ``off``."""
    plain = typed.plain(re.sub(r"[\u2010-\u2015\u2212~\uff5e]", "-", text))
    if plain in OFF:
        return None
    match = _HOURS.fullmatch(plain)
    start, end = (_minute(*match.groups()[at : at + 3]) if match else None for at in (0, 3))
    if start is None or end is None:
        raise PaceError("unreadable-quiet-hours", text=text)
    length = (end - start) % 1440
    if not LEAST <= length <= MOST:
        raise PaceError("quiet-hours-length", minutes=length, low=LEAST, high=MOST)
    return Quiet(start, end)


def write(quiet: Quiet) -> str:
    """As `parse` reads it: ``23:00-07:30``."""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in (quiet.start, quiet.end))


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Minutes after midnight; None if no clock shows that."""
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + (12 if half == "p" else 0)
    if hours > 24 or (hours == 24 and minutes):
        return None
    return hours % 24 * 60 + minutes
