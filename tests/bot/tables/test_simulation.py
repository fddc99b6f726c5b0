"""Weeks at one channel in seconds: people, clicks, a courier, failures and restarts at random, from one seed.

After every step all invariants hold, and no post has reached the channel twice.
"""

from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from bot.store import DuePost, Outbox, Session, Store
from bot.tables import Played, Table, TableError
from engine.chance import Seeded
from engine.contract import Refusal
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, CHANNEL, DAN, GUILD, HERE, Rig, opened
from tests.bot.tables.stones import STONES

STEPS = 300
PEOPLE = (ANN, BEN, CEM, DAN)


class Simulation:
    """One channel of Discord and the people in it."""

    def __init__(self, path: Path, store: Store, chance: Seeded) -> None:
        self.path = path
        self.rig = Rig(store)
        self.chance = chance
        self.interactions = count(1)
        self.messages: dict[str, int] = {}
        self.retired: set[int] = set()
        self.last: Callable[[], Awaitable[Table | Played]] | None = None
        self.stood = 0
        self.steps: dict[str, Callable[[], Awaitable[object]]] = {
            name: getattr(self, name)
            for name in (
                "act",
                "move",
                "repeat",
                "deliver",
                "fail",
                "lose_the_answer",
                "restart",
                "wait",
                "lose_channel",
            )
        }

    def pick(self, *names: str) -> str:
        return self.chance.choose("step", names, 1)[0]

    async def table(self) -> Table | None:
        return await self.rig.tables.in_channel(CHANNEL)

    async def do(self, attempt: Callable[[], Awaitable[Table | Played]]) -> None:
        self.last = attempt
        try:
            await attempt()
        except (TableError, Refusal):
            return
        self.stood += 1

    async def act(self) -> None:
        """Somebody does something to the lobby, allowed or not."""
        tables, person, number = self.rig.tables, PEOPLE[int(self.pick(*"0123"))], next(self.interactions)
        table = await self.table()
        if table is None or not table.live:
            return await self.do(lambda: tables.open(HERE, person, "stones", {"stones": 7}, (DAN.user_id,), number))
        found = table.id
        attempts: dict[str, Callable[[], Awaitable[Table | Played]]] = {
            "join": lambda: tables.join(found, person, number),
            "leave": lambda: tables.leave(found, person.user_id, number),
            "cancel": lambda: tables.cancel(found, person.user_id, number),
            "wish": lambda: tables.wish(found, person.user_id, 1, number),
            "configure": lambda: tables.configure(found, person.user_id, {"together": True}, number),
            "start": lambda: tables.start(found, person.user_id, number),
            "resign": lambda: tables.resign(found, person.user_id, number),
        }
        names = [*attempts, *["join", "start"] * 4]
        return await self.do(attempts[self.pick(*names)])

    async def move(self) -> None:
        """Somebody moves, perhaps on an old board, perhaps out of turn."""
        table, number = await self.table(), next(self.interactions)
        if table is None:
            return
        user = table.awaited[0] if table.awaited and self.pick("awaited", "other") == "awaited" else BEN.user_id
        version = {"now": table.version, "old": table.version - 1}.get(self.pick("now", "now", "old", "any"))
        text = self.pick("take 1", "take 2", "look", "roll", "take 9", "wait", "wait", "order one", "order none")
        await self.do(lambda: self.rig.tables.play(table.id, user, text, version, number))

    async def repeat(self) -> None:
        """The last click comes a second time."""
        if self.last is not None:
            await self.do(self.last)

    async def deliver(self) -> None:
        for due in await self.claimed():
            await Outbox(self.rig.store).done(due.row.id, self.send(due))

    async def fail(self) -> None:
        for due in await self.claimed():
            await Outbox(self.rig.store).later(due.row.id, self.rig.clock.time + 5, "503")

    async def lose_the_answer(self) -> None:
        """The post arrives, and the courier dies before it can note that."""
        for due in await self.claimed():
            self.send(due)
        await Outbox(self.rig.store).release()

    async def restart(self) -> None:
        await self.rig.store.close()
        clock, interactions = self.rig.clock, self.rig.interactions
        self.rig = Rig(await opened(self.path))
        self.rig.clock, self.rig.interactions, self.last = clock, interactions, None

    async def wait(self) -> None:
        self.rig.clock.time += 10

    async def lose_channel(self) -> None:
        if self.pick(*"abcdefgh") == "a":
            await self.rig.tables.orphan(CHANNEL)

    async def claimed(self) -> tuple[DuePost, ...]:
        return await Outbox(self.rig.store).due(self.rig.clock.time, 5)

    def send(self, due: DuePost) -> int | None:
        """As Discord does: the same nonce gives the same message again."""
        if due.row.kind == "retire":
            assert set(due.retire) <= set(self.messages.values())
            self.retired |= set(due.retire)
            return None
        if due.message_id is not None and self.pick("edited", "edited", "too old") == "edited":
            assert due.message_id not in self.retired
            return due.message_id
        return self.messages.setdefault(due.row.nonce, 5_000 + len(self.messages))

    def faults(self, session: Session) -> list[str]:
        table_ids = [row.id for row in session.tables.live_in_guild(GUILD)]
        last = session.tables.last_in_channel(CHANNEL)
        if last is not None:
            table_ids.append(last.id)
        return [fault for table_id in table_ids for fault in broken(session, STONES, table_id)]

    async def run(self) -> None:
        names = [*self.steps, *["act"] * 3, *["move"] * 7, "deliver"]
        for number in range(STEPS):
            name = self.pick(*names)
            await self.steps[name]()
            assert await self.rig.store.read(self.faults) == [], (number, name)
        assert self.stood > 20
        outbox = Outbox(self.rig.store)
        self.rig.clock.time += 10
        while await outbox.next_due() is not None:
            await self.deliver()


@pytest.mark.parametrize("seed", range(1, 7))
async def test_nothing_breaks_whatever_happens(tmp_path: Path, seed: int) -> None:
    simulation = Simulation(tmp_path, await opened(tmp_path), Seeded(bytes([seed]), 0))
    try:
        await simulation.run()
    finally:
        await simulation.rig.store.close()
