"""Whether the bot is well: it looks after that itself, and gives its sign of life."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

from bot import sign_of_life
from bot.store.contract import Store
from bot.store.errors import StoreError
from bot.store.outbox import Outbox
from bot.tables import Clock

BEAT = 30
"""Seconds between two words of a healthy bot, and of one that is ill."""
ILL_BEAT = 5
DEAF = 60
"""Seconds without a connection to Discord that are nothing special."""
WAITING = 300
"""So many seconds a post may be due and not delivered."""
LAG = 5.0
"""So many seconds the event loop may be late."""
WRITTEN = "health"
"""Under this key stands when the database could last be written."""

log = logging.getLogger(__name__)


class Health:
    """Looks at the running bot. Runs until cancelled."""

    def __init__(
        self,
        data: Path,
        store: Store,
        clock: Clock,
        monotonic: Callable[[], float] = time.monotonic,
        more: Callable[[], list[str]] = list,
    ) -> None:
        """``more`` knows of further troubles."""
        self._data = data
        self._store = store
        self._outbox = Outbox(store)
        self._clock = clock
        self._monotonic = monotonic
        self._more = more
        self._deaf_since: float | None = monotonic()
        self._ever_heard = False
        self._lag = 0.0
        self._before: list[str] = []

    def hears(self, people: bool) -> None:
        """Whether people reach the bot; the library ends a connection on which heartbeats are not acknowledged."""
        self._ever_heard = self._ever_heard or people
        if people:
            self._deaf_since = None
        elif self._deaf_since is None:
            self._deaf_since = self._monotonic()

    async def run(self) -> None:
        while True:
            troubles = await self.look()
            for _ in range(ILL_BEAT if troubles else BEAT):
                before = self._monotonic()
                await asyncio.sleep(1)
                self._lag = max(self._lag, self._monotonic() - before - 1)

    async def look(self) -> list[str]:
        """What is wrong now; it is written down, and logged when it changes."""
        troubles = [*self._connection(), *self._loop(), *await self._database(), *self._more()]
        if troubles != self._before:
            log.warning("health: %s", "; ".join(troubles) or "all is well again")
            self._before = troubles
        try:
            sign_of_life.write(self._data, troubles)
        except OSError as error:
            # The file grows old, and that is read as what it is.
            log.error("the sign of life cannot be written: %s", error)
        return troubles

    def _connection(self) -> list[str]:
        if self._deaf_since is None:
            return []
        seconds = round(self._monotonic() - self._deaf_since)
        if self._ever_heard and seconds < DEAF:
            return []
        return ["there is no connection to Discord"]

    def _loop(self) -> list[str]:
        late, self._lag = self._lag, 0.0
        return [f"the event loop was {late:.0f} seconds late"] if late > LAG else []

    async def _database(self) -> list[str]:
        now = self._clock.now()
        try:
            await self._store.write(lambda session: session.meta.put(WRITTEN, str(now)))
            due = await self._outbox.next_due()
        except StoreError as error:
            return [error.what]
        if due is not None and now - due > WAITING:
            return [f"a post has been due for {now - due} seconds"]
        return []
