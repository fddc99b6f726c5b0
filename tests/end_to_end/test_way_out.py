"""A board that cannot be made, whatever the reason, gives way to words: the ping still comes, and play goes on."""

import pytest

from bot.courier.courier import FAULT_WAIT, FAULTS
from bot.ui import posts
from tests.end_to_end.house import House


async def test_words_come_with_the_ping(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    with monkeypatch.context() as during:
        during.setattr(posts, "of_board", broken)
        await house.move(mover, "flip a1")
        for attempt in range(1, FAULTS):
            await house.put_off()
            await house.leap(FAULT_WAIT * attempt + 1)
        await house.delivered()
    message = house.room.public()[-1]
    assert int(message["id"]) > int(board["id"])
    assert "goes on, but this board could not be made" in message["content"]
    assert message["x_pings"] == [other.id]

    await house.move(other, "flip b1")
    assert (await house.room.board(board))["attachments"]
