"""Weeks of many tables in seconds, from one seed: people, troubles, kills at named points, jumps of the clock."""

import asyncio
import hashlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from bot.pace.errors import PaceError, VoteError
from bot.store import crash
from bot.store.contract import Session
from bot.tables import TableError
from bot.words.localizer import load_localizer
from engine.contract import Refusal
from tests.bot.tables.rig import GUILD, Repeating
from tests.simulator import checks, people, timeline
from tests.simulator.inline import opened
from tests.simulator.life import Life, calm
from tests.simulator.people import PEOPLE, Deed
from tests.simulator.rest import Trouble
from tests.simulator.timeline import VirtualClock, VirtualLoop
from tests.simulator.world import World

START = 1_700_000_000
HOUR = 3600
CHANNELS = 5
CALM_EVERY = 40
TROUBLES: tuple[Trouble, ...] = ("reset", "lost answer", "lost with 503", "500", "limit", "ban", "too old")
WORDS = load_localizer(strict=True)


class Broken(AssertionError):
    """An invariant does not hold."""


class Simulation:
    """One run. The same seed gives the same run."""

    def __init__(self, seed: int, folder: Path, *, memory: bool) -> None:
        self.seed, self.folder, self.memory = seed, folder, memory
        self.chance = Random(seed)
        self.loop = VirtualLoop()
        self.clock = VirtualClock(self.loop, START)
        self.world = World()
        self.store = opened(folder, memory=memory)
        self.lives = self.kills = self.number = self.until_death = 0
        self.foul = 0.0
        """How probable it is that a request meets trouble."""
        self.channels = list(range(70, 70 + CHANNELS))
        self.tables: set[int] = set()
        self.acknowledged: list[int] = []
        self.last: Deed | None = None
        self.trace = hashlib.blake2b()
        self.life = self._new_life()

    def run(self, steps: int) -> str:
        """All steps. Returns what tells this run from others; raises `Broken`."""
        crash.watch(self._strike)
        try:
            timeline.run(self.loop, self._whole(steps))
        finally:
            crash.unwatch(self._strike)
        return self.trace.hexdigest()

    async def _whole(self, steps: int) -> None:
        await self.life.begin()
        for step in range(1, steps + 1):
            self.foul = self.chance.choice((0.0, 0.03, 0.3))
            name = self.chance.choice(("act",) * 12 + ("repeat", "weather", "kill", "stop", "jump"))
            await self._guarded(getattr(self, f"_{name}"))
            await self._guarded(lambda: asyncio.sleep(self.chance.choice((0.0, 1.0, 60.0, HOUR, 8 * HOUR))))
            await self._check(step, name, lambda session: checks.after_each_step(session, self.world, self.tables))
            if step % CALM_EVERY == 0 or step == steps:
                await self._calm(step)
        await self.life.end()
        await self.store.close()

    async def _guarded(self, deed: Callable[[], Any]) -> None:
        """What is refused changes nothing; what a dying process was doing ends, and a new one begins."""
        try:
            await deed()
        except (TableError, Refusal, PaceError, VoteError):
            pass
        except asyncio.CancelledError:
            if self.life.alive:
                raise
        if not self.life.alive:
            await self._restart()

    async def _act(self) -> None:
        channel, self.number = self.chance.choice(self.channels), self.number + 1
        table = await self.life.tables.in_channel(channel)
        if table is None or not table.live:
            self.last = people.opening(self.chance, channel, self.number)
        else:
            doing = people.gathering if table.status == "lobby" else people.playing
            self.last = doing(self.chance, table, self.number)
        await self._do(self.last)
        if (table := await self.life.tables.in_channel(channel)) is not None:
            self.tables.add(table.id)

    async def _do(self, deed: Deed) -> None:
        number = self.number
        await deed(self.life.tables)
        if await self.store.read(lambda session: session.entries.by_interaction(number)) is not None:
            self.acknowledged.append(number)

    async def _repeat(self) -> None:
        """The last click comes a second time."""
        if self.last is not None:
            await self._do(self.last)

    async def _weather(self) -> None:
        """Permissions go and come, people close their direct messages, a channel is deleted."""
        channel = self.chance.choice(self.channels)
        what = self.chance.choice(("deny",) * 3 + ("allow",) * 3 + ("close", "open") * 2 + ("delete",))
        if what == "deny":
            self.world.denied.add(channel)
        elif what == "allow":
            await self._allow()
        elif what == "delete":
            self.world.deleted.add(channel)
            self.channels[self.channels.index(channel)] = max(self.channels) + 1
            if self.chance.random() < 0.5:
                await self.life.tables.orphan(channel)
        else:
            (self.world.closed.add if what == "close" else self.world.closed.discard)(
                self.chance.choice(PEOPLE).user_id
            )

    async def _allow(self) -> None:
        self.world.denied.clear()
        await self.life.outbox.hasten(self.clock.now(), GUILD)
        self.life.courier.wake()

    async def _kill(self) -> None:
        """The process dies at one of the next named points."""
        self.until_death = self.chance.randint(1, 30)

    async def _stop(self) -> None:
        await self.life.end()
        await asyncio.sleep(self.chance.choice((1.0, 60.0, HOUR, 72 * HOUR)))

    async def _jump(self) -> None:
        self.clock.offset = max(0.0, self.clock.offset + self.chance.choice((-2, -1, 1, 2)) * HOUR)

    def _strike(self, _: str) -> None:
        if self.until_death and self.life.alive:
            self.until_death -= 1
            if not self.until_death:
                self.kills += 1
                self.life.kill()
                raise asyncio.CancelledError

    def _befall(self, method: str, path: str) -> Trouble:
        return self.chance.choice(TROUBLES) if self.chance.random() < self.foul else "none"

    async def _restart(self) -> None:
        await self.life.end()
        if not self.memory:
            await self.store.close()
            self.store = opened(self.folder, memory=False)
        self.life = self._new_life()
        await self.life.begin()

    def _new_life(self) -> Life:
        self.lives += 1
        entropy = Repeating(f"{self.seed} {self.lives}: ")
        return Life(self.store, self.world, self.clock, self.loop, WORDS, entropy, self._befall)

    async def _calm(self, step: int) -> None:
        """Fair weather, until all that was promised is delivered."""
        self.foul, self.until_death = 0.0, 0
        await self._guarded(self._allow)
        await calm(self.life, self.clock)
        now = self.clock.now()
        await self._check(
            step, "calm", lambda session: checks.once_calm(session, self.world, self.tables, now) + self._lost(session)
        )

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
        if found:
            raise Broken(f"seed {self.seed}, step {step}, {name}: " + "; ".join(found))
