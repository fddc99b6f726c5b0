"""Outages: while the bot was away nobody could move, and nobody pays for that."""

from bot.pace.durations import HOUR, MINUTE
from bot.pace.spans import Span

TOLERANCE = 5 * MINUTE
"""A silence no longer than that is a restart, not an outage."""
GRACE = HOUR


def outage(last_alive: int, now: int) -> Span | None:
    """The time since the bot was last known to be alive, if nobody could reach it for long; it stops all clocks."""
    return Span(last_alive, now) if now - last_alive > TOLERANCE else None


def grace(away: Span) -> Span:
    """The time after an outage: it counts, but nothing falls due before people could see that the bot is back."""
    return Span(away.end, away.end + GRACE)
