"""From the clock on somebody's wall to UTC seconds and back, daylight saving included."""

import re
import unicodedata
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

from bot.pace.errors import PaceError

_DAY = re.compile(r"(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?", re.ASCII)


def day_of(at: int, zone: str) -> date:
    """The date there at that moment."""
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)).date()


def instant(day: date, minute: int, zone: str) -> int:
    """When it is that many minutes after midnight (0 to 1,439) on that day: the first time, if it happens twice.

    A time that is skipped is read by the clock of before: half past two, skipped, is half past three.
    """
    return _instant(day, minute, zone, fold=0)


def last_instant(day: date, minute: int, zone: str) -> int:
    """The same, but the second time, if it happens twice."""
    return max(_instant(day, minute, zone, fold) for fold in (0, 1))


def read_day(text: str) -> date:
    """From ``2026-12-04``, ``2026/12/4``, and with words for year, month and day."""
    match = _DAY.fullmatch(unicodedata.normalize("NFKC", text).strip())
    try:
        return date(*map(int, match.groups())) if match else date.fromisoformat(text.strip())
    except ValueError as error:
        raise PaceError("unreadable-day", text=text) from error


def _instant(day: date, minute: int, zone: str, fold: int) -> int:
    at = time(minute // 60, minute % 60, tzinfo=ZoneInfo(zone), fold=fold)
    return int(datetime.combine(day, at).timestamp())
