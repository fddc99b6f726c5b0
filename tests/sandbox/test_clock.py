"""Time, ids, and waiting for happenings."""

import asyncio

import pytest

from sandbox.bus import Bus
from sandbox.clock import ManualClock, SystemClock, timestamp
from sandbox.snowflakes import Snowflakes, created_at


def test_calls_fall_due_in_order_and_at_their_own_time() -> None:
    clock = ManualClock(100.0)
    seen: list[tuple[str, float]] = []
    clock.call_later(5, lambda: seen.append(("late", clock.now())))
    clock.call_later(2, lambda: clock.call_later(1, lambda: seen.append(("chained", clock.now()))))
    clock.advance(4)
    assert seen == [("chained", 103.0)]
    clock.advance(10)
    assert seen[-1] == ("late", 105.0)
    assert clock.now() == 114.0


async def test_the_machines_clock_calls_too() -> None:
    called = asyncio.Event()
    SystemClock().call_later(0.001, called.set)
    await asyncio.wait_for(called.wait(), 5)


async def test_the_machines_clock_can_be_put_forward() -> None:
    clock, called = SystemClock(), asyncio.Event()
    before = clock.now()
    clock.call_later(3_600, called.set)
    clock.call_later(100_000, lambda: pytest.fail("not due yet"))
    clock.advance(3_600)
    assert clock.now() - before == pytest.approx(3_600, abs=5)
    await asyncio.wait_for(called.wait(), 5)


def test_ids_rise_while_time_stands_or_steps_back() -> None:
    clock = ManualClock()
    ids = Snowflakes(clock)
    first, second = ids.next(), ids.next()
    clock.advance(-60)
    third = ids.next()
    assert int(first) < int(second) < int(third)
    clock.advance(3_600)
    assert created_at(ids.next()) == pytest.approx(clock.now(), abs=0.001)


def test_timestamps_have_discords_form() -> None:
    assert timestamp(0.5) == "1970-01-01T00:00:00.500000+00:00"


async def test_waiting_ends_with_the_condition() -> None:
    bus = Bus()
    heard: list[str] = []
    stop = bus.listen(lambda happening: heard.append(happening.name))
    waiting = asyncio.create_task(bus.wait_for(lambda: heard, 5))
    await asyncio.sleep(0)
    bus.tell("SOMETHING", {})
    assert await waiting == ["SOMETHING"]
    stop()
    bus.tell("MORE", {})
    assert heard == ["SOMETHING"]


async def test_waiting_ends_with_time_or_an_error() -> None:
    bus = Bus()
    with pytest.raises(TimeoutError):
        await bus.wait_for(lambda: False, 0.01)
    answers: dict[str, bool] = {}
    waiting = asyncio.create_task(bus.wait_for(lambda: answers and answers["x"], 5))
    await asyncio.sleep(0)
    answers["y"] = True
    bus.stir()
    with pytest.raises(KeyError):
        await waiting
