"""Durations as people write them: ``36h``, ``2d``, ``1d12h``, ``1 week``, and in other languages. In whole hours."""

import re

from bot.pace import typed
from bot.pace.errors import PaceError

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
WEEK = 7 * DAY

_UNITS = {"h": HOUR, "d": DAY, "w": WEEK}
_PART = r"(\d{1,4})\s*(?:(h)(?:ours?|rs?)?|(d)(?:ays?)?|(w)(?:eeks?)?)"
_WHOLE = re.compile(rf"(?:{_PART}\s*)+", re.ASCII | re.IGNORECASE)
_PARTS = re.compile(_PART, re.ASCII | re.IGNORECASE)


def parse(text: str) -> int:
    """Seconds; the parts of the text are added up, each unit at most once."""
    plain = typed.plain(text)
    parts = {"".join(unit): int(number) for number, *unit in _PARTS.findall(plain)}
    if not _WHOLE.fullmatch(plain) or len(parts) < len(_PARTS.findall(plain)):
        raise PaceError("unreadable-duration", text=text)
    return sum(number * _UNITS[unit] for unit, number in parts.items())


def write(seconds: int) -> str:
    """The shortest text that `parse` reads as these whole hours: ``2d``, ``1d12h``."""
    days, hours = divmod(seconds // HOUR, 24)
    return "".join(f"{number}{unit}" for number, unit in ((days, "d"), (hours, "h")) if number) or "0h"
