"""Animations: one is painted at a time, one for each person, and few wait."""

import asyncio

import pytest

from bot.ui.animations import IN_LINE, Studio
from bot.ui.refusals import Refused


async def test_the_line_is_short_and_nobody_stands_in_it_twice() -> None:
    studio, open_door = Studio(), asyncio.Event()
    painting: list[int] = []

    async def paint(person: int) -> None:
        async with studio.turn(person):
            painting.append(person)
            await open_door.wait()

    tasks = [asyncio.create_task(paint(person)) for person in range(IN_LINE)]
    await asyncio.sleep(0)
    assert studio.busy
    assert painting == [0]
    for person, key in (
        (0, "error-animation-under-way"),
        (1, "error-animation-under-way"),
        (9, "error-animations-busy"),
    ):
        with pytest.raises(Refused) as caught:
            async with studio.turn(person):
                pass
        assert caught.value.key == key
    open_door.set()
    await asyncio.gather(*tasks)
    assert painting == list(range(IN_LINE))
    async with studio.turn(0):
        assert studio.busy
