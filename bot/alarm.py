"""The alarm: does what falls due, and knows since when nobody could reach the bot."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from bot import logs
from bot.store.due import DueRow
from bot.store.errors import StoreError
from bot.tables import Clock, Tables

BEAT = 60
"""Seconds between two marks in the database that the bot was there."""
LONGEST_SLEEP = 30.0
FOLLOWING_SLEEP = 0.5
"""At most so long until the clock is looked at again; the second, where somebody may put it forward."""
STORE_WAIT = 5.0
"""Until the database is tried again when it fails."""
JUMP = 600
"""A clock that has gone on by so many seconds more than the machine has run was set, or the machine was asleep."""
SETTLE = 120.0
"""Seconds after a jump in which nothing is done: after a sleep the connection proves dead only then, and the time
without it is an outage."""

log = logging.getLogger(__name__)


class Alarm:
    """Runs until cancelled. ``wake`` it after each commit, and tell it when the bot begins or ceases to hear people: as
    long as it does not, nothing is done.

    Where the clock ``follows`` somebody who puts it forward, jumps are how time passes. ``running`` tells for how many
    seconds the machine has run.
    """

    def __init__(
        self, tables: Tables, clock: Clock, *, follows: bool = False, running: Callable[[], float] = time.monotonic
    ) -> None:
        self._clocks = tables.clocks
        self._clock = clock
        self._run = running
        self._follows = follows
        self._longest = FOLLOWING_SLEEP if follows else LONGEST_SLEEP
        self._woken = asyncio.Event()
        self._hears = False
        self._returned = False
        self._seen = clock.now()
        self._running = running()
        self._settled = 0.0
        self._marked = 0

    def wake(self) -> None:
        """Something may have fallen due, or will sooner than it seemed."""
        self._woken.set()

    def hears(self, people: bool) -> None:
        """Whether people reach the bot; a connection that is lost for a moment counts, too."""
        self._hears = people
        if not people:
            self._returned = False
        self.wake()

    async def run(self) -> None:
        """Look at the clock for ever."""
        while True:
            self._woken.clear()
            try:
                seconds = await self._look()
            except StoreError as error:
                log.error("what falls due is out of reach: %s", error)
                seconds = STORE_WAIT
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(self._longest, max(0.0, seconds))):
                    await self._woken.wait()

    async def _look(self) -> float:
        """Do what is due. The seconds until there may be more."""
        if not self._hears:
            return self._longest
        before = self._tick()
        if not self._returned:
            await self._return()
        elif (unsettled := self._settled - self._run()) > 0:
            return unsettled
        else:
            await self._mark(before)
        for row in await self._clocks.fallen():
            await self._carry_out(row)
        following = await self._clocks.next_at()
        return self._longest if following is None else following - self._clock.now()

    def _tick(self) -> int:
        """When the clock was looked at before. Jumps since then are noticed."""
        before, now, running = self._seen, self._clock.now(), self._run()
        jump = now - before - (running - self._running)
        if abs(jump) > JUMP and not self._follows:
            log.warning("the clock has jumped by %s seconds", round(jump))
            self._settled = running + SETTLE
        self._seen, self._running = now, running
        return before

    async def _return(self) -> None:
        away = await self._clocks.returned()
        if away is not None:
            log.warning("nobody could reach the bot for %s seconds: deadlines move by that", away.end - away.start)
        self._returned = self._hears
        self._settled = 0.0
        self._marked = self._seen

    async def _mark(self, before: int) -> None:
        """Mark the look before this one: whether the connection was still alive then is known only now."""
        if before - self._marked >= BEAT or before < self._marked:
            self._marked = before
            await self._clocks.mark(before)

    async def _carry_out(self, row: DueRow) -> None:
        """A fault of ours, or of one table, never stops the others."""
        with logs.about(table=row.table_id or None):
            await self._try(row)

    async def _try(self, row: DueRow) -> None:
        try:
            await self._clocks.carry_out(row)
        except StoreError:
            raise
        except Exception:
            log.exception("%s of table %s, due at %s, cannot be carried out", row.kind, row.table_id, row.at)
            await self._clocks.put_off(row)
