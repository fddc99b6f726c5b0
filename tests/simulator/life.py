"""One life of the bot's process: the real tables, couriers and alarm, until it is stopped or killed."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from bot.alarm import Alarm
from bot.courier.courier import Courier
from bot.courier.delivery import Delivery
from bot.courier.overviews import Overviews
from bot.store.contract import Session, Store
from bot.store.outbox import Outbox
from bot.sweep import sweep
from bot.tables import Entropy, Tables
from bot.ui.desk import Desk
from bot.ui.pictures import Pictures
from bot.words.localizer import Localizer
from engine.catalogue import GAMES
from render.scene import Scene
from tests.simulator.rest import Rest, Trouble
from tests.simulator.timeline import VirtualClock, VirtualLoop
from tests.simulator.world import World

T = TypeVar("T")
ALARM_SLEEP, COURIER_SLEEP = 3600.0, 86_400.0
"""Long, so that weeks pass quickly; whoever stops the bot marks the moment, so that a restart is no outage."""


class Seen(Pictures):
    """Paints nothing, and holds that a public picture shows what everybody may know."""

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        assert GAMES[game].seen_by(scene.state, None) == scene.state
        return (b"picture",)


class Mortal:
    """A store that nobody reaches any more once the process is dead."""

    def __init__(self, store: Store, life: "Life") -> None:
        self._store = store
        self._life = life

    async def write(self, change: Callable[[Session], T]) -> T:
        self._life.check()
        return await self._store.write(change)

    async def read(self, query: Callable[[Session], T]) -> T:
        self._life.check()
        return await self._store.read(query)

    async def close(self) -> None:
        await self._store.close()


class Life:
    """``trouble`` is what befalls requests."""

    def __init__(
        self,
        store: Store,
        world: World,
        clock: VirtualClock,
        loop: VirtualLoop,
        words: Localizer,
        entropy: Entropy,
        trouble: Callable[[str, str], Trouble] = lambda method, path: "none",
        saved: Callable[[], None] = lambda: None,
    ) -> None:
        self.alive = True
        self._trouble = trouble
        self.store = Mortal(store, self)
        self.tables = Tables(self.store, clock, entropy)
        self.pictures = Seen()
        self.desk = Desk(self.tables, words, self.pictures)
        self.outbox = Outbox(self.store)
        self.world = world
        rest = Rest(world, clock.now, self._befall, saved)
        self.client = rest.client
        self.courier = Courier(self.tables, self.outbox, Delivery(self.desk, self.client), clock, lambda: None)
        self.overviews = Overviews(self.desk, self.client, clock)
        self.alarm = Alarm(self.tables, clock, running=loop.time)
        self.alarm._longest, self.courier._longest, self.overviews._longest = ALARM_SLEEP, COURIER_SLEEP, COURIER_SLEEP
        self.tables.on_commit = self.wake
        self._tasks: list[asyncio.Task[None]] = []

    def check(self) -> None:
        """A dead process does nothing any more."""
        if not self.alive:
            raise asyncio.CancelledError

    async def begin(self) -> None:
        await self.outbox.release()
        self.alarm.hears(True)
        await sweep(self.client, self.tables, self.store)
        works = (self.courier.run(), self.alarm.run(), self.overviews.run())
        self._tasks = [asyncio.create_task(work) for work in works]

    def kill(self) -> None:
        """As SIGKILL: nothing that is under way goes on."""
        self.alive = False

    async def end(self) -> None:
        """Stopped in order, or what is left of a killed one is cleared away. Raises what it may have died of."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.alive = False
        self.pictures.close()
        for result in ended:
            if isinstance(result, Exception):
                raise result

    def _befall(self, method: str, path: str) -> Trouble:
        self.check()
        return self._trouble(method, path)

    def wake(self) -> None:
        """There may be something to do."""
        self.courier.wake()
        self.alarm.wake()
        self.overviews.wake()


async def calm(life: Life, clock: VirtualClock) -> None:
    """Until all that was promised is delivered or given up, and whatever has fallen due is done."""
    quiet = 0
    while quiet < 2:
        due, fallen = await life.outbox.next_due(), await life.tables.clocks.next_at()
        shown = await life.tables.servers.next_overview()
        # An overview that is being brought up to date counts as done, so calm has to last.
        still = due is None and shown is None and (fallen is None or fallen > clock.now())
        quiet = quiet + 1 if still else 0
        life.wake()
        following = min((at for at in (due, fallen, shown) if at is not None and not still), default=0)
        await asyncio.sleep(max(1.0, following - clock.now()))
