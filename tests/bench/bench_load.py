"""The bot as a host runs it with many tables in play: ``python -m tests.bench load [TABLES [SECONDS [RATE]]]``.

It is a process of its own, and paints; this process is Discord, with its rate limits, and everybody who plays. First
the bot starts and posts a board at each table, all that was promised while it was away. Then people type moves, each at
another table, RATE a second; each is timed until Discord hears that it arrived (it allows 3 seconds), until the
player reads what has become of it (before that it was committed), and until its board is posted. A move takes two
requests, the new board and the old one's buttons, and 50 a second are allowed (docs, topics/rate-limits): people can be
no faster than 25 a second.
"""

import asyncio
import os
import secrets
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from msgspec import Struct, field

from bot.clock import WallClock
from bot.store.sqlite.looking import looking
from bot.tables import Tables
from sandbox.bus import Happening
from tests.bench import hall
from tests.end_to_end.host import Host
from tests.end_to_end.room import custom_ids, version_of

TABLES, SECONDS, RATE = 30, 10, 2
ALLOWED = 50
PATIENCE = 300.0
"""Seconds for one move, and for one board of those that wait at the start: a bot that does not keep up is measured,
too."""
TICKS = os.sysconf("SC_CLK_TCK")


class Times(Struct):
    """Milliseconds of each move from the moment it was typed."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)


class Watch:
    """Hears what happens on Discord, and when."""

    def __init__(self, host: Host) -> None:
        self.acknowledged: dict[str, float] = {}
        self.boards: dict[str, tuple[int, float]] = {}
        """By channel: the version of the newest board, and when it came."""
        self._sandbox = host.sandbox
        host.sandbox.platform.bus.listen(self._hear)

    async def board(self, channel: str, version: int) -> float:
        """When a board of that version or a later one came."""
        await self._sandbox.wait_for(lambda: self.boards.get(channel, (-1, 0.0))[0] >= version, PATIENCE)
        return self.boards[channel][1]

    def _hear(self, happening: Happening) -> None:
        data = happening.data
        if happening.name == "interaction":
            self.acknowledged.setdefault(data["id"], time.perf_counter())
        elif happening.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not data["flags"] & 64 and custom_ids(data):
            version, channel = version_of(data), data["channel_id"]
            if version > self.boards.get(channel, (-1, 0.0))[0]:
                self.boards[channel] = version, time.perf_counter()


class People:
    """They move at tables that nobody moves at just then, in turn."""

    def __init__(self, host: Host, tables: Tables, ids: Sequence[int], chance: Random) -> None:
        self.times = Times()
        self._host, self._tables, self._chance = host, tables, chance
        self._watch = Watch(host)
        self._idle = list(ids)

    async def wait_for_boards(self) -> None:
        """Until each table has its board."""
        for table_id in self._idle:
            table = await self._tables.get(table_id)
            await self._watch.board(str(table.channel_id), table.version)

    async def move_for(self, seconds: float, rate: float) -> float:
        """So many moves a second are begun for so many seconds, as far as there are tables; the seconds until the last
        of them was posted."""
        began, moves = time.perf_counter(), set[asyncio.Task[None]]()
        for number in range(int(seconds * rate)):
            if self._idle:
                moves.add(asyncio.create_task(self._move(self._idle.pop(0))))
            await asyncio.sleep(max(0.0, began + (number + 1) / rate - time.perf_counter()))
        await asyncio.gather(*moves)
        return time.perf_counter() - began

    async def _move(self, table_id: int) -> None:
        table = await self._tables.get(table_id)
        if not table.live:
            return
        text = table.rules.format(table.state, hall.pick(table, self._chance))
        person, channel = self._host.sandbox.person(str(table.awaited[0])), str(table.channel_id)
        typed = time.perf_counter()
        outcome = await person.slash(channel, "move", move=text)
        answered = time.perf_counter()
        assert outcome.text.startswith("Done: "), (text, outcome)
        if (await self._tables.get(table_id)).live:
            posted = await self._watch.board(channel, table.version + 1)
            self.times.posted.append(1_000 * (posted - typed))
        self.times.acknowledged.append(1_000 * (self._watch.acknowledged[outcome.interaction] - typed))
        self.times.answered.append(1_000 * (answered - typed))
        self._idle.append(table_id)


def busy(process: int) -> float:
    """Seconds of processors that the process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> float:
    """MB that the process holds now."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1]) / 1024


@contextmanager
def looked_at(database: Path) -> Iterator[Tables]:
    with looking(database) as store:
        yield Tables(store, WallClock(), secrets.token_bytes)


async def run(number: int, seconds: float, rate: float) -> None:
    chance = Random("load")
    with tempfile.TemporaryDirectory() as name:
        host = Host(Path(name), None, fresh=True)
        host.sandbox.limits.requests_a_second, host.sandbox.actions.patience = ALLOWED, PATIENCE
        async with host:
            ids = await hall.fill(host.sandbox, host.database, number, chance)
            began = time.perf_counter()
            with looked_at(host.database) as tables:
                people = People(host, tables, ids, chance)
                await host.start(TURNPOST_LOG_LEVEL="WARNING")
                assert host.process is not None
                process, connected = host.process.pid, time.perf_counter()
                print(f"{number:,} tables in play: connected after {connected - began:.1f} s")
                print(f"memory: {resident(process):.0f} MB", flush=True)
                used = busy(process)
                await people.wait_for_boards()
                took, used = time.perf_counter() - connected, busy(process) - used
                print(f"boards that waited: {number / took:.1f} a second, {1_000 * used / number:.0f} ms of CPU each")
                print(f"memory: {resident(process):.0f} MB", flush=True)
                used = busy(process)
                took = await people.move_for(seconds, rate)
                print_moves(people.times, rate, took, busy(process) - used)
                print(f"memory: {resident(process):.0f} MB")


def print_moves(times: Times, wanted: float, took: float, used: float) -> None:
    made = len(times.answered)
    print(f"{made:,} moves: {made / took:.1f} a second (wanted {wanted:g}), {1_000 * used / made:.0f} ms of CPU each")
    for name, kind in (("acknowledged", times.acknowledged), ("answered", times.answered), ("posted", times.posted)):
        ordered = sorted(kind)
        half, most = (ordered[len(ordered) * percent // 100] for percent in (50, 99))
        print(f"  {name:12} p50 {half:7.0f} ms, p99 {most:7.0f} ms")


def main(tables: int = TABLES, seconds: int = SECONDS, rate: int = RATE) -> None:
    """Prints how long moves take, and what processors and memory do meanwhile."""
    asyncio.run(run(tables, seconds, rate))


if __name__ == "__main__":
    main()
