"""Weeks of many tables in seconds, from one seed: people, troubles, kills at named points, jumps of the clock."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from bot.pace.errors import PaceError, VoteError
from bot.store import crash
from bot.store.contract import Session
from bot.tables import TableError
from bot.words.localizer import load_localizer
from engine.contract import Refusal
from tests.bot.tables.rig import Repeating
from tests.simulator import checks, people, playing, standing, timeline
from tests.simulator.inline import opened
from tests.simulator.life import Life, calm
from tests.simulator.people import Deed
from tests.simulator.timeline import VirtualClock, VirtualLoop
from tests.simulator.weather import HOUR, Weather
from tests.simulator.world import World

START = 1_700_000_000
CHANNELS = 6
CALM_EVERY = 40
WORDS = load_localizer(strict=True)
REFUSALS = (TableError, Refusal, PaceError, VoteError)
STEPS = ("act",) * 10 + ("rush",) * 2 + ("crowd", "repeat", "change", "change", "kill", "stop", "jump")


class Broken(AssertionError):
    """An invariant does not hold."""


class Simulation:
    """One run. The same seed gives the same run."""

    def __init__(self, seed: int, folder: Path, *, memory: bool) -> None:
        self.seed, self.folder, self.memory = seed, folder, memory
        self.chance = Random(seed)
        self.loop = VirtualLoop()
        self.clock = VirtualClock(self.loop, START)
        self.world = World(channels=list(range(70, 70 + CHANNELS)))
        self.weather = Weather(self.chance, self.world, self.clock)
        self.watch = checks.Watch(seed)
        self.store = opened(folder, memory=memory)
        self.lives = self.number = 0
        self.tables: set[int] = set()
        self.acknowledged: list[int] = []
        self.last: tuple[Deed, int] | None = None
        self.trace = hashlib.blake2b()
        self.life = self._new_life()

    def run(self, steps: int) -> str:
        """All steps. Returns what tells this run from others; raises `Broken`."""

        def strike(_: str) -> None:
            self.weather.strike(self.life)

        crash.watch(strike)
        try:
            timeline.run(self.loop, self._whole(steps))
        finally:
            crash.unwatch(strike)
        return self.trace.hexdigest()

    async def _whole(self, steps: int) -> None:
        await self.life.begin()
        doings: dict[str, Callable[[], Awaitable[None]]] = {
            "act": self._act,
            "rush": self._rush,
            "crowd": self._crowd,
            "repeat": self._repeat,
            **{name: self._happens(name) for name in ("change", "kill", "stop", "jump")},
        }
        for step in range(1, steps + 1):
            self.weather.foul = self.chance.choice((0.0, 0.03, 0.3))
            name = self.chance.choice(STEPS)
            await self._guarded(doings[name])
            await self._guarded(lambda: asyncio.sleep(self.chance.choice((0.0, 1.0, 60.0, HOUR, 8 * HOUR))))
            await self._check(step, name, lambda session: self.watch.after_each_step(session, self.world, self.tables))
            if step % CALM_EVERY == 0 or step == steps:
                await self._calm(step)
        await self.life.end()
        await self.store.close()

    def _happens(self, name: str) -> Callable[[], Awaitable[None]]:
        doing: Callable[[Life], Awaitable[None]] = getattr(self.weather, name)
        return lambda: doing(self.life)

    async def _guarded(self, deed: Callable[[], Awaitable[object]]) -> None:
        """What is refused changes nothing; what a dying process was doing ends, and a new one begins."""
        try:
            await deed()
        except REFUSALS:
            pass
        except asyncio.CancelledError:
            if self.life.alive:
                raise
        while not self.life.alive:
            await self._restart()

    async def _act(self) -> None:
        await self._do(await self._deed(self.chance.choice(self.world.channels)))

    async def _deed(self, channel: int) -> tuple[Deed, int]:
        """What somebody wants there, and the number of the interaction."""
        here, self.number = self.weather.here, self.number + 1
        table = await self.life.tables.in_channel(channel)
        if table is not None and table.status == "lobby":
            return people.gathering(self.chance, here, table, self.number), self.number
        if table is not None and table.live:
            return playing.playing(self.chance, here, table, self.number), self.number
        if table is not None and self.chance.random() < 0.3:
            return people.again(self.chance, here, table, self.number), self.number
        return people.opening(self.chance, here, channel, self.number), self.number

    async def _rush(self) -> None:
        """Many moves at one table, one after the other."""
        channel = self.chance.choice(self.world.channels)
        for _ in range(self.chance.randint(5, 30)):
            table = await self.life.tables.in_channel(channel)
            if table is None or table.status != "playing" or not table.awaited:
                return
            self.number += 1
            await self._do((playing.move(self.chance, self.weather.here, table, self.number), self.number))

    async def _crowd(self) -> None:
        """Several people at once, none of whom sees what the others do."""
        channel = self.chance.choice(self.world.channels)
        deeds = [await self._deed(channel) for _ in range(4)]
        results = await asyncio.gather(*(self._do(deed) for deed in deeds), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, REFUSALS):
                raise result

    async def _do(self, deed: tuple[Deed, int]) -> None:
        self.last = deed
        work, number = deed
        await work(self.life.tables)
        entry = await self.store.read(lambda session: session.entries.by_interaction(number))
        if entry is not None:
            self.acknowledged.append(number)
            self.tables.add(entry.table_id)

    async def _repeat(self) -> None:
        """The last click comes a second time."""
        if self.last is not None:
            await self._do(self.last)

    async def _restart(self) -> None:
        """It may be killed while it begins."""
        await self.life.end()
        if not self.memory:
            await self.store.close()
            self.store = opened(self.folder, memory=False)
        self.life = self._new_life()
        try:
            await self.life.begin()
        except asyncio.CancelledError:
            if self.life.alive:
                raise

    def _new_life(self) -> Life:
        self.lives += 1
        entropy = Repeating(f"{self.seed} {self.lives}: ")
        return Life(self.store, self.world, self.clock, self.loop, WORDS, entropy, self.weather.befall)

    async def _calm(self, step: int) -> None:
        """Fair weather, until all that was promised is delivered."""
        self.weather.foul, self.weather.until_death = 0.0, 0
        await self._guarded(lambda: self.weather.allow(self.life))
        # What was done before the clock was put back begins in the future.
        await asyncio.sleep(max(0, self.clock.latest - self.clock.now()))
        await calm(self.life, self.clock)
        now = self.clock.now()
        await self._check(
            step,
            "calm",
            lambda session: [
                *checks.once_calm(session, self.world, self.tables, now),
                *self.watch.replay_all(session),
                *self._lost(session),
            ],
        )
        self._tell(step, "calm", await standing.wrong(self.life, self.world, self.tables, self.chance, now))

    def _lost(self, session: Session) -> list[str]:
        return [
            f"interaction {number} was acknowledged and is lost"
            for number in self.acknowledged
            if session.entries.by_interaction(number) is None
        ]

    async def _check(self, step: int, name: str, check: Callable[[Session], list[str]]) -> None:
        found = await self.store.read(check)
        versions = await self.store.read(lambda session: [row.version for row in session.tables.live()])
        self.trace.update(f"{step} {name} {self.clock.now()} {len(self.world.messages)} {versions}".encode())
        self._tell(step, name, found)

    def _tell(self, step: int, name: str, found: list[str]) -> None:
        if found:
            raise Broken(f"seed {self.seed}, step {step}, {name}: " + "; ".join(found))
