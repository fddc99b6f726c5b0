"""The alarm: what falls due is done, jumps of clocks are noticed, faults stop nothing, outages are measured right."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import alarm as alarms
from bot.alarm import BEAT, Alarm
from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import PerMove
from bot.store.due import DueRow
from bot.store.errors import Busy
from bot.tables import Table
from bot.tables.alive import ALIVE
from tests.bot.tables.hurried import begun, told
from tests.bot.tables.rig import ANN, Rig, opened

PATIENCE = 10.0
"""Seconds of real time until a test that waits in vain fails."""
PACE = PerMove(2 * DAY)


class Ringing(Rig):
    """An alarm that rings over tables."""

    def wind(self, *, follows: bool = True) -> None:
        self.alarm = Alarm(self.tables, self.clock, follows=follows)
        self.tables.on_commit = self.alarm.wake
        self.running = asyncio.create_task(self.alarm.run())

    async def end(self) -> None:
        self.running.cancel()
        await asyncio.wait({self.running})

    async def pass_by(self, seconds: int) -> None:
        self.clock.time += seconds
        self.alarm.wake()

    async def looks(self, times: int = 3) -> None:
        """The alarm has looked at its clock so often."""
        for _ in range(times):
            self.alarm.wake()
            for _ in range(4):
                await self.store.read(lambda session: None)

    async def said(self) -> list[str]:
        """The kinds of what is said next."""
        async with asyncio.timeout(PATIENCE):
            while not (found := [kind for kind, *_ in await told(self)]):
                await self.store.read(lambda session: None)
        return found

    async def alive(self) -> int:
        return int(await self.store.read(lambda session: session.meta.get(ALIVE)) or 0)


@pytest.fixture
async def ringing(tmp_path: Path) -> AsyncIterator[Ringing]:
    store = await opened(tmp_path)
    made = Ringing(store)
    made.wind()
    yield made
    await made.end()
    await store.close()


async def playing(ringing: Ringing) -> Table:
    """A table in play, of which the alarm has heard."""
    table = await begun(ringing, PACE)
    ringing.alarm.hears(True)
    await ringing.looks()
    return table


async def test_what_falls_due_is_done(ringing: Ringing) -> None:
    await playing(ringing)
    await ringing.pass_by(DAY)
    assert await ringing.said() == ["half"]


async def test_as_long_as_nobody_is_heard_nothing_is_done(ringing: Ringing) -> None:
    await playing(ringing)
    ringing.alarm.hears(False)
    await ringing.pass_by(DAY)
    await ringing.looks()
    assert await told(ringing) == []
    ringing.alarm.hears(True)
    assert await ringing.said() == ["notice-outage"]


async def test_a_short_loss_of_the_connection_is_nothing(ringing: Ringing) -> None:
    table = await playing(ringing)
    before = await ringing.tables.clocks.waits(table.id)
    ringing.alarm.hears(False)
    await ringing.pass_by(2 * MINUTE)
    ringing.alarm.hears(True)
    await ringing.looks()
    assert (await ringing.tables.clocks.waits(table.id), await told(ringing)) == (before, [])


async def test_a_jump_of_the_running_clock_is_no_outage(ringing: Ringing) -> None:
    await playing(ringing)
    await ringing.pass_by(DAY)
    assert await ringing.said() == ["half"]
    assert await ringing.store.read(lambda session: session.outages.since(0)) == ()


async def test_one_table_never_stops_the_others(ringing: Ringing, caplog: pytest.LogCaptureFixture) -> None:
    table = await begun(ringing, PACE)
    strange = DueRow(table.id, "no-such-kind", 0, ringing.clock.time)
    await ringing.store.write(lambda session: session.due.put(strange))
    ringing.alarm.hears(True)
    await ringing.looks()
    assert "cannot be carried out" in caplog.text
    await ringing.pass_by(DAY)
    assert await ringing.said() == ["half"]


async def test_a_database_out_of_reach_is_tried_again(
    ringing: Ringing, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(alarms, "STORE_WAIT", 0.01)
    await playing(ringing)

    async def busy() -> None:
        raise Busy("The database is in use")

    with monkeypatch.context() as trouble:
        trouble.setattr(ringing.tables.clocks, "fallen", busy)
        await ringing.pass_by(DAY)
        await ringing.looks()
    assert "out of reach" in caplog.text
    assert await ringing.said() == ["half"]


async def test_the_mark_says_that_the_connection_was_alive_a_look_ago(ringing: Ringing) -> None:
    await playing(ringing)
    came = ringing.clock.time
    assert await ringing.alive() == came
    await ringing.pass_by(BEAT)
    await ringing.looks()
    assert came < await ringing.alive() <= ringing.clock.time
    # A machine that sleeps for hours comes back with a connection that only seems to live.
    before = await ringing.alive()
    ringing.alarm.hears(False)
    await ringing.pass_by(8 * HOUR)
    await ringing.looks()
    assert await ringing.alive() == before
    ringing.alarm.hears(True)
    await ringing.looks()
    [away] = await ringing.store.read(lambda session: session.outages.since(0))
    assert away.end - away.start >= 8 * HOUR


async def test_a_machine_that_slept_waits_for_its_connection_to_prove_dead(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(tmp_path)
    ringing = Ringing(store)
    ringing.wind(follows=False)
    table = await playing(ringing)
    with caplog.at_level(logging.WARNING):
        await ringing.pass_by(3 * DAY)
        await ringing.looks()
    assert "the clock has jumped by" in caplog.text
    assert await told(ringing) == []
    ringing.alarm.hears(False)
    await ringing.looks()
    ringing.alarm.hears(True)
    await ringing.looks()
    assert [kind for kind, *_ in await told(ringing)] == ["notice-outage"]
    assert [wait.late for wait in await ringing.tables.clocks.waits(table.id)] == [False]
    await ringing.end()
    await store.close()


async def test_twenty_restarts_neither_lose_nor_repeat_a_reminder(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    ringing = Ringing(store)
    await begun(ringing, PACE)
    kinds: list[str] = []
    for _ in range(20):
        ringing.wind()
        ringing.alarm.hears(True)
        await ringing.looks()
        # Three hours pass under way, and two minutes without it.
        await ringing.pass_by(3 * HOUR)
        await ringing.looks()
        kinds += [kind for kind, *_ in await told(ringing)]
        await ringing.end()
        ringing.clock.time += 2 * MINUTE
    assert kinds == ["half", "last"]
    assert (await ringing.tables.of_person(ANN.user_id))[0].status == "playing"
    await store.close()
