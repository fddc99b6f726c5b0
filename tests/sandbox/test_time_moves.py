"""The world's clock is put forward, by a person at the page or a test; whoever follows is told."""

from pathlib import Path

import pytest

from sandbox.clock import ManualClock, SystemClock
from sandbox.refusal import Refused
from sandbox.snowflakes import created_at
from sandbox.stand_in import Sandbox

HOUR, DAY = 3_600, 86_400


async def test_messages_are_as_old_as_the_clock_says() -> None:
    async with Sandbox(clock=ManualClock()) as sandbox:
        ann, channel = sandbox.person("ann"), sandbox.channels[0]
        said = await ann.say(channel, "before")
        await ann.forward(2 * DAY)
        later = await ann.say(channel, "after")
        assert created_at(later["id"]) - created_at(said["id"]) == pytest.approx(2 * DAY, abs=1)


@pytest.mark.parametrize("seconds", [0, -HOUR, 401 * DAY, float("nan"), float("inf")])
async def test_it_goes_neither_back_nor_absurdly_far(seconds: float) -> None:
    async with Sandbox(clock=ManualClock()) as sandbox:
        before = sandbox.clock.now()
        with pytest.raises(Refused, match="forward"):
            await sandbox.person("ann").forward(seconds)
        assert sandbox.clock.now() == before


async def test_it_has_an_end() -> None:
    async with Sandbox(clock=ManualClock()) as sandbox:
        ann = sandbox.person("ann")
        for _ in range(25):
            await ann.forward(400 * DAY)
        with pytest.raises(Refused, match="no further"):
            await ann.forward(DAY)


async def test_a_bot_can_read_it_and_a_restart_keeps_it(tmp_path: Path) -> None:
    state, clock_file = tmp_path / "world.db", tmp_path / "clock"
    async with Sandbox(state=state, clock_file=clock_file) as sandbox:
        assert float(clock_file.read_text()) == 0
        await sandbox.person("ann").forward(DAY)
        assert float(clock_file.read_text()) == DAY
    async with Sandbox(state=state, clock_file=clock_file) as again:
        assert float(clock_file.read_text()) == DAY
        assert again.clock.now() - SystemClock().now() == pytest.approx(DAY, abs=5)
