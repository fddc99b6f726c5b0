"""Whoever presses everything at once is answered in turn; nobody else waits for it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.crowd import AT_ONCE, WAITING
from render.scene import Scene
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.fittings import DOT, QuickPictures
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, actions_of
from tests.hostile import wire

PRESSES = 200


class HeldPictures(QuickPictures):
    """Every picture asked for waits until the test lets it go."""

    def __init__(self) -> None:
        super().__init__()
        self.held = False
        self.waiting = 0
        self.most = 0
        self.asked = asyncio.Queue[str]()
        self.door = asyncio.Event()

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        if self.held:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            self.asked.put_nowait(game)
            await self.door.wait()
            self.waiting -= 1
        return (DOT,)


@pytest.fixture
def pictures() -> HeldPictures:
    return HeldPictures()


@pytest.fixture
async def held(tmp_path: Path, pictures: HeldPictures) -> AsyncIterator[House]:
    async with House(tmp_path, pictures=pictures) as made:
        yield made


def acknowledged(house: House) -> int:
    return sum(request["path"].endswith("/callback") for request in house.sandbox.requests)


async def look(person: Person, house: House, more: Json) -> Outcome:
    return await wire.press(house, person, more, actions_of(more)["board"])


async def test_two_hundred_presses_of_one_person_hold_nobody_up(held: House, pictures: HeldPictures) -> None:
    board = await held.room.sit_down(held.ann, held.ben)
    await held.delivered()
    more = (await held.chloe.click(board, actions_of(board)["more"])).message
    assert more is not None
    pictures.held, before = True, acknowledged(held)
    presses = [asyncio.create_task(look(held.ann, held, more)) for _ in range(PRESSES)]
    await held.sandbox.wait_for(lambda: acknowledged(held) == before + PRESSES, PATIENCE)
    for _ in range(AT_ONCE):
        await pictures.asked.get()
    other = asyncio.create_task(look(held.ben, held, more))
    await pictures.asked.get()
    # Of all that was asked before him, this many pictures stand before his.
    assert pictures.most == AT_ONCE + 1
    pictures.door.set()
    outcomes = [await other, *await asyncio.gather(*presses)]
    shown = [outcome for outcome in outcomes if outcome.message is not None and outcome.message["attachments"]]
    assert len(shown) == AT_ONCE + WAITING + 1
    refused = held.words.say_in()("error-too-many-at-once")
    assert sum(outcome.text == refused for outcome in outcomes) == PRESSES + 1 - len(shown)
