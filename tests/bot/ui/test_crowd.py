"""One person who asks for everything at once."""

import asyncio

import pytest

from bot.ui.crowd import AT_ONCE, WAITING, Crowd, Crowded

ANN, BEN = 1, 2


async def test_a_person_has_a_few_answers_at_once_and_some_wait_in_order() -> None:
    crowd, made, open_door = Crowd(), list[int](), asyncio.Event()

    async def answer(number: int) -> None:
        async with crowd.turn(ANN):
            made.append(number)
            await open_door.wait()

    tasks = [asyncio.create_task(answer(number)) for number in range(AT_ONCE + 5)]
    await asyncio.sleep(0)
    assert made == list(range(AT_ONCE))
    open_door.set()
    await asyncio.gather(*tasks)
    assert made == list(range(AT_ONCE + 5))


async def test_what_is_too_much_is_refused_and_only_to_that_person() -> None:
    crowd, open_door = Crowd(), asyncio.Event()

    async def answer() -> None:
        async with crowd.turn(ANN):
            await open_door.wait()

    tasks = [asyncio.create_task(answer()) for _ in range(AT_ONCE + WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        async with crowd.turn(ANN):
            pass
    async with crowd.turn(BEN):
        pass
    open_door.set()
    await asyncio.gather(*tasks)
    async with crowd.turn(ANN):
        pass


async def test_a_failure_gives_its_place_back() -> None:
    crowd = Crowd()
    for _ in range(AT_ONCE + WAITING + 1):
        with pytest.raises(LookupError):
            async with crowd.turn(ANN):
                raise LookupError
