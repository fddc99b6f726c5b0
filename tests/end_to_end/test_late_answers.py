"""Answers that Discord does not take any more: their interaction's token lives for 15 minutes, the promise for ever."""

import logging

import pytest

from sandbox import faults
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, actions_of

REFUSED = (401, "/webhooks/")


async def refused(house: House) -> list[Json]:
    """The answers that came too late, once there is one."""

    def late() -> list[Json]:
        return [
            request
            for request in house.sandbox.requests
            if request.get("status") == REFUSED[0] and request["path"].startswith(REFUSED[1])
        ]

    await house.sandbox.wait_for(late, PATIENCE)
    return late()


def check_calm(caplog: pytest.LogCaptureFixture) -> None:
    """It is nobody's fault."""
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_move_whose_answer_comes_after_the_token_has_died(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The private answer is dropped; the board and the ping come with our own token, which is not the one refused."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()
    house.sandbox.limits.token_seconds = -1.0
    await house.sandbox.deeds.act(
        {
            "action": "slash",
            "user": mover.id,
            "channel": house.room.id,
            "command": "move",
            "options": {"move": "flip a1"},
        }
    )
    following = await house.room.board(board)
    assert following["x_pings"] == [other.id]
    assert await refused(house)
    await house.delivered()
    house.sandbox.limits.token_seconds = 900.0
    await house.move(other, "flip a2")
    check_calm(caplog)


async def test_refusal_that_comes_too_late_is_dropped(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing was promised, so nothing is said; and nobody else is told in its place."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    said, version = house.said(), (await house.table()).version
    house.sandbox.limits.token_seconds = -1.0
    await house.sandbox.deeds.act(
        {
            "action": "click",
            "user": house.chloe.id,
            "channel": house.room.id,
            "message": board["id"],
            "custom_id": actions_of(board)["move"],
        }
    )
    assert await refused(house)
    house.sandbox.limits.token_seconds = 900.0
    assert (await house.table()).version == version
    assert house.said() == said
    await house.move(await house.awaited(), "flip a1")
    check_calm(caplog)


async def test_another_bot_with_the_same_token_is_told_of(house: House) -> None:
    """40060, again and again: somebody else answers first. The host reads it; moves are made all the same."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    house.sandbox.faults.add(faults.refusal(40060, "POST", "/interactions/", times=5))
    assert house.desk.elsewhere.troubles() == []
    for move in ("flip a1", "flip a2", "flip a3", "flip a4", "flip a5"):
        mover = await house.awaited()
        await house.sandbox.deeds.act(
            {
                "action": "slash",
                "user": mover.id,
                "channel": house.room.id,
                "command": "move",
                "options": {"move": move},
            }
        )
        board = await house.room.board(board)
        await house.delivered()
    assert len(house.desk.elsewhere.troubles()) == 1
