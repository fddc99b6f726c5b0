"""Slow pictures, slow database, broken painters: everybody is answered at once, and no move is lost."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.pictures import Pictures
from render.scene import Scene
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.fittings import DOT
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, actions_of
from tests.standin import check_violations, document

PROMPT = 1.0
"""Seconds within which everything is acknowledged."""


class Brush:
    """What all painting waits for while it is dry."""

    def __init__(self) -> None:
        self.wet = threading.Event()
        self.wet.set()
        self.broken = False

    def paint(self, scene: Scene) -> bytes:
        self.wet.wait(PATIENCE)
        if self.broken:
            raise ValueError("a faulty brush")
        return DOT

    def closer(self, scene: Scene) -> None:
        """There is nothing to be seen closer."""


@pytest.fixture
async def brush(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Brush]:
    """In place of the painter of every game."""
    made = Brush()
    monkeypatch.setattr("bot.ui.pictures.painter", lambda game: made)
    yield made
    made.wet.set()


@pytest.fixture
async def studio(tmp_path: Path, brush: Brush) -> AsyncIterator[House]:
    """A house with real worker threads, whose pictures are given up after half a second."""
    async with House(tmp_path, document=document(), pictures=Pictures(seconds=0.5)) as made:
        yield made
    check_violations(made.sandbox)


async def acknowledged(house: House, body: Json) -> float:
    """Seconds until the interaction has its first answer."""
    began = time.monotonic()
    started = await house.sandbox.deeds.act(body)
    interaction = house.sandbox.interactions.get(started["interaction"])
    assert interaction is not None
    await house.sandbox.wait_for(lambda: interaction.answer is not None or interaction.failed, PATIENCE)
    assert not interaction.failed
    return time.monotonic() - began


def pressing(house: House, person: Person, board: Json, action: str) -> Json:
    return {
        "action": "click",
        "user": person.id,
        "channel": board["channel_id"],
        "message": board["id"],
        "custom_id": actions_of(board)[action],
    }


def typing(channel: str, person: Person, move: str) -> Json:
    return {"action": "slash", "user": person.id, "channel": channel, "command": "move", "options": {"move": move}}


async def test_slow_picture_keeps_nobody_waiting(studio: House, brush: Brush) -> None:
    """Acknowledged at once, the move stands, other tables are served, and the board comes as text."""
    here = await studio.rooms[0].sit_down(studio.ann, studio.ben)
    there = await studio.rooms[1].sit_down(studio.chloe, studio.dai)
    await studio.delivered()
    brush.wet.clear()
    mover, other = await studio.awaited(studio.rooms[0]), await studio.awaited(studio.rooms[1])
    assert await acknowledged(studio, pressing(studio, mover, here, "move")) < PROMPT
    assert await acknowledged(studio, typing(studio.rooms[0].id, mover, "flip a1")) < PROMPT
    await studio.move(other, "flip g7", studio.rooms[1])
    for room, before in ((studio.rooms[0], here), (studio.rooms[1], there)):
        following = await room.board(before)
        assert following["attachments"] == []
        assert "```" in following["content"]
        assert following["x_pings"] == [(await studio.awaited(room)).id]
        assert (await studio.table(room)).ply == 1


async def test_pictures_that_hang_do_not_stop_the_next_ones_for_ever(studio: House, brush: Brush) -> None:
    """Painters that come to their end late leave the workers free again."""
    board = await studio.room.sit_down(studio.ann, studio.ben)
    await studio.delivered()
    brush.wet.clear()
    for move in ("flip a1", "flip b1", "flip c1"):
        await studio.move(await studio.awaited(), move)
        board = await studio.room.board(board)
        assert board["attachments"] == []
    brush.wet.set()
    await studio.move(await studio.awaited(), "flip d1")
    following = await studio.room.board(board)
    assert following["attachments"]


async def test_painter_that_fails_is_replaced_by_text(studio: House, brush: Brush) -> None:
    """Board, panel and command show the text board; the game goes on."""
    board = await studio.room.sit_down(studio.ann, studio.ben)
    brush.broken = True
    mover = await studio.awaited()
    for outcome in (
        await mover.click(board, actions_of(board)["move"]),
        await mover.slash(studio.room.id, "game board"),
    ):
        assert "```" in outcome.text
        assert outcome.message is not None
        assert outcome.message["attachments"] == []
    await studio.move(mover, "flip a1")
    following = await studio.room.board(board)
    assert following["attachments"] == []
    assert "```" in following["content"]
    assert following["content"].splitlines()[0].startswith((await studio.awaited()).mention)


async def test_slow_database_keeps_nobody_waiting_for_an_acknowledgement(house: House) -> None:
    """A transaction takes 2 seconds; three people want something and are all acknowledged at once."""
    boards = [
        await house.rooms[0].sit_down(house.ann, house.ben),
        await house.rooms[1].sit_down(house.chloe, house.dai),
    ]
    await house.delivered()
    movers = [await house.awaited(room) for room in house.rooms]
    house.store.seconds = 2.0
    waited = await asyncio.gather(
        *(
            acknowledged(house, typing(room.id, mover, "flip a1"))
            for room, mover in zip(house.rooms, movers, strict=True)
        ),
        acknowledged(house, pressing(house, house.ann, boards[0], "text")),
    )
    assert max(waited) < PROMPT
    assert [len(room.public()) for room in house.rooms] == [2, 2]  # the database is still at it
    house.store.seconds = 0.0
    for room, board in zip(house.rooms, boards, strict=True):
        following = await room.board(board)
        assert following["x_pings"] == [(await house.awaited(room)).id]
