"""Animations: one is painted at a time, one for each person, and few wait."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.ui.animations import IN_LINE, Studio
from bot.ui.refusals import Refused


async def test_the_line_is_short_and_nobody_stands_in_it_twice() -> None:
    studio, open_door = Studio(), asyncio.Event()
    painting: list[int] = []
    told: list[int] = []

    def tell(person: int) -> Callable[[], Awaitable[None]]:
        async def queued() -> None:
            told.append(person)

        return queued

    async def paint(person: int) -> None:
        async with studio.turn(person, tell(person)):
            painting.append(person)
            await open_door.wait()

    tasks = [asyncio.create_task(paint(person)) for person in range(IN_LINE)]
    await asyncio.sleep(0)
    assert painting == [0]
    for person, key in (
        (0, "error-animation-under-way"),
        (1, "error-animation-under-way"),
        (9, "error-animations-busy"),
    ):
        with pytest.raises(Refused) as caught:
            async with studio.turn(person, tell(person)):
                pass
        assert caught.value.key == key
    open_door.set()
    await asyncio.gather(*tasks)
    assert painting == list(range(IN_LINE))
    # Only those who wait are told that they wait, and nobody who is refused.
    assert told == list(range(1, IN_LINE))
    async with studio.turn(0, tell(0)):
        assert 0 not in told
