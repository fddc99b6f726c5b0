"""Random kills under load: ``python -m tests.simulator.kills ROUNDS [SEED]``.

Each round a process in which people play as fast as it goes is killed by SIGKILL after a moment; of Discord's answers
3 % are lost after acceptance. In the end nothing acknowledged is missing, and all that was promised was posted once.
"""

import asyncio
import logging
import os
import signal
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random

import msgspec

from bot.pace.errors import PaceError, VoteError
from bot.tables import TableError
from engine.contract import Refusal
from tests.bot.tables.rig import Repeating
from tests.simulator import checks, people, playing, timeline
from tests.simulator.inline import opened
from tests.simulator.life import Life, calm
from tests.simulator.rest import Trouble
from tests.simulator.simulation import START, WORDS
from tests.simulator.timeline import VirtualClock, VirtualLoop
from tests.simulator.world import World

CHANNELS = range(70, 74)
LOST = 0.03
MOMENT = (0.05, 0.6)
"""Seconds that a process lives."""


class Load:
    """One process. It never ends by itself, unless it only sees to what is left."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.kept, self.acks = folder / "world.json", folder / "acknowledged"
        self.world = (
            msgspec.json.decode(self.kept.read_bytes(), type=World)
            if self.kept.exists()
            else World(time=START, channels=list(CHANNELS))
        )
        self.world.lives += 1
        self.chance = Random(f"{seed} {self.world.lives}")
        self.loop = VirtualLoop()
        self.clock = VirtualClock(self.loop, self.world.time + 1)
        self.store = opened(folder, memory=False)
        entropy = Repeating(f"{seed} {self.world.lives}: ")
        self.life = Life(self.store, self.world, self.clock, self.loop, WORDS, entropy, self._befall, self._save)
        self._save()

    async def play(self) -> None:
        await self.life.begin()
        number = self.world.lives * 100_000
        while True:
            number += 1
            table = await self.life.tables.in_channel(channel := self.chance.choice(CHANNELS))
            if table is None or not table.live:
                deed = people.opening(self.chance, people.PEOPLE, channel, number)
            else:
                doing = people.gathering if table.status == "lobby" else playing.playing
                deed = doing(self.chance, people.PEOPLE, table, number)
            try:
                await deed(self.life.tables)
            except (TableError, Refusal, PaceError, VoteError):
                continue
            known = number
            if await self.store.read(lambda session: session.entries.by_interaction(known)) is not None:  # noqa: B023
                with self.acks.open("a") as file:
                    file.write(f"{number}\n")
            await asyncio.sleep(1.0)

    async def end(self) -> list[str]:
        """Until all is delivered. What is broken."""
        await self.life.begin()
        await calm(self.life, self.clock)
        tables = set(await self.store.read(lambda session: [row.id for row in session.tables.live()]))
        now, numbers = self.clock.now(), [int(line) for line in self.acks.read_text().splitlines()]
        found = await self.store.read(
            lambda session: [
                *checks.Watch(1).after_each_step(session, self.world, tables),
                *checks.once_calm(session, self.world, tables, now),
                *(f"{number} is lost" for number in numbers if session.entries.by_interaction(number) is None),
            ]
        )
        await self.life.end()
        await self.store.close()
        return found

    def _befall(self, method: str, path: str) -> Trouble:
        return "lost answer" if self.chance.random() < LOST else "none"

    def _save(self) -> None:
        self.world.time = self.clock.now()
        self.kept.with_suffix(".new").write_bytes(msgspec.json.encode(self.world))
        self.kept.with_suffix(".new").replace(self.kept)


def killed(folder: Path, seed: int, seconds: float) -> None:
    """One process lives and dies."""
    child = os.fork()
    if child == 0:
        try:
            load = Load(folder, seed)
            timeline.run(load.loop, load.play())
        except BaseException:
            # Nobody above would tell: `os._exit` passes everything by.
            traceback.print_exc()
        finally:
            os._exit(1)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise RuntimeError("the process has ended by itself")


def main() -> None:
    logging.disable(logging.CRITICAL)
    rounds, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            killed(Path(folder), seed, chance.uniform(*MOMENT))
        load = Load(Path(folder), seed)
        found = timeline.run(load.loop, load.end())
        acknowledged = len(load.acks.read_text().splitlines())
        print(f"{rounds} kills, {acknowledged} changes, {len(load.world.messages)} messages: {found or 'all is well'}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
