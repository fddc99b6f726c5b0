"""What the bot does for itself once a day: a backup, and forgetting posts that are long over."""

import asyncio
import logging
from pathlib import Path

from bot.backups import Backups
from bot.store.errors import StoreError
from bot.store.outbox import Outbox
from bot.tables import Clock

HOUR = 3600
DAY = 24 * HOUR

log = logging.getLogger(__name__)


class Upkeep:
    """Runs until cancelled. Without ``backups`` none are made."""

    def __init__(self, outbox: Outbox, clock: Clock, backups: Backups | None) -> None:
        self._outbox = outbox
        self._clock = clock
        self._backups = backups
        self._pruned: int | None = None

    async def run(self) -> None:
        """Looks once an hour: a backup that failed is tried again then."""
        while True:
            await self.look()
            await asyncio.sleep(HOUR)

    async def look(self) -> Path | None:
        """Does what is to be done today, and returns the new backup. Nothing that fails here ends the bot."""
        now = self._clock.now()
        made = await self._back_up(now)
        if self._pruned is None or abs(now - self._pruned) >= DAY:
            await self._prune(now)
        return made

    async def _back_up(self, now: int) -> Path | None:
        if self._backups is None:
            return None
        try:
            return await self._backups.make(now)
        except (StoreError, OSError) as error:
            log.error("there is no backup of today: %s", error)
        except Exception:
            log.exception("there is no backup of today")
        return None

    async def _prune(self, now: int) -> None:
        try:
            pruned = await self._outbox.prune(now)
        except StoreError as error:
            log.error("posts that are over cannot be forgotten: %s", error)
            return
        self._pruned = now
        log.info("%s posts that were over are forgotten", pruned)
