"""Taking turns to identify at the gateway, over all processes of a bot.

Discord lets so many shards identify at once as ``max_concurrency`` says, and the next ones five seconds later (Discord,
"Gateway", Rate Limiting). Who comes too early is sent away and has wasted one of a thousand a day.
"""

import asyncio
from collections.abc import Awaitable, Callable

from bot.store.contract import Session, Store
from bot.tables import Clock

PAUSE = 5.0
"""Seconds between two identifies of one bucket."""
KEY = "identify"


class Tickets:
    """Each ticket is for one identify; they are kept in the database that all processes share."""

    def __init__(self, store: Store, clock: Clock, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._store = store
        self._clock = clock
        self._sleep = sleep

    async def take(self, shard: int, concurrency: int) -> None:
        """Waits for a ticket of the shard's bucket."""
        key = f"{KEY}-{shard % concurrency}"
        while wait := await self._store.write(lambda session: self._asked(session, key)):
            await self._sleep(wait)

    def _asked(self, session: Session, key: str) -> float:
        """The seconds until there is a ticket; 0, it is given out now."""
        now, told = self._clock.now(), session.meta.get(key)
        # After a clock was set back, the last ticket may seem to be given out in the future.
        last = min(now, int(told)) if told is not None else None
        # One second more, as the clock counts whole ones.
        wait = last + PAUSE + 1 - now if last is not None else 0
        session.meta.put(key, str(last if wait > 0 else now))
        return max(0.0, wait)
