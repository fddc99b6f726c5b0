"""Pauses of a whole table, by consent. Each has an end; `Span.ended` ends it earlier."""

from bot.pace.durations import DAY, WEEK
from bot.pace.errors import PaceError
from bot.pace.spans import Span

LEAST, MOST = DAY, 60 * DAY
CHOICES = (3 * DAY, WEEK, 2 * WEEK, 4 * WEEK)
"""Seconds, for a menu; others may be typed."""


def plan(duration: int, now: int) -> Span:
    """A pause of so many seconds from now on."""
    if not LEAST <= duration <= MOST:
        raise PaceError("pause-out-of-range", value=duration, low=LEAST, high=MOST)
    return Span(now, now + duration)
