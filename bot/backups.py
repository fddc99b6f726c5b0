"""Daily backups: made and checked by the running bot, the newest seven kept, and one of each of four weeks."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, date, datetime
from pathlib import Path

from bot.store.errors import Unwritable
from bot.store.sqlite import copies

DAILY = 7
WEEKLY = 4
FOLDER = "backup"
NAME = re.compile(r"turnpost-(\d{4})(\d\d)(\d\d)\.db")
"""Of a daily backup. Others in the folder are the host's own, and left alone."""

log = logging.getLogger(__name__)


class Backups:
    """``copy`` writes an unfinished copy under the name it is given, and returns its path."""

    def __init__(self, data: Path, copy: Callable[[Path], Awaitable[Path]]) -> None:
        self._folder = data / FOLDER
        self._copy = copy

    async def make(self, now: int) -> Path | None:
        """The backup of today (UTC), checked; None if there is one already. Raises `StoreError`.

        Older ones go only after that.
        """
        today = datetime.fromtimestamp(now, UTC).date()
        target = self._folder / f"turnpost-{today:%Y%m%d}.db"
        if target.exists():
            return None
        try:
            self._folder.mkdir(exist_ok=True)
        except OSError as error:
            raise Unwritable(f"{self._folder} cannot be made ({error.strerror})") from error
        unfinished = await self._copy(target)
        await asyncio.to_thread(copies.finish, unfinished, target)
        # Of days on which the bot was killed in the middle.
        halves = self._folder.glob(f"turnpost-????????.db{copies.UNFINISHED}")
        for path in [*outdated(self._folder.iterdir()), *halves]:
            path.unlink(missing_ok=True)
        log.info("the backup %s is made and checked", target)
        return target


def outdated(paths: Iterable[Path]) -> list[Path]:
    """Those daily backups that need not be kept, oldest first."""
    by_day = {day: path for path in paths if (day := day_of(path)) is not None}
    kept = keep(by_day)
    return [by_day[day] for day in sorted(by_day) if day not in kept]


def keep(days: Iterable[date]) -> set[date]:
    """The newest `DAILY` of them, and the newest of each of the newest `WEEKLY` weeks."""
    newest_first = sorted(days, reverse=True)
    weeks: dict[tuple[int, int], date] = {}
    for day in newest_first:
        weeks.setdefault(day.isocalendar()[:2], day)
    return {*newest_first[:DAILY], *list(weeks.values())[:WEEKLY]}


def day_of(path: Path) -> date | None:
    """Of a daily backup, by its name."""
    match = NAME.fullmatch(path.name)
    if match is None:
        return None
    try:
        return date(int(match[1]), int(match[2]), int(match[3]))
    except ValueError:
        return None
