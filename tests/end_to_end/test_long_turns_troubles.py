"""Discord's troubles in the middle of a long turn: its post goes on, and nothing comes twice."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.courier.courier import FAULT_WAIT, FAULTS
from bot.ui.posts import Post
from sandbox import faults
from sandbox.clock import ManualClock
from sandbox.faults import Fault
from tests.end_to_end.battling import begun, edits, end_of_turn, pings, step
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of, version_of
from tests.end_to_end.test_troubles import later, messages_path, met
from tests.standin import check_violations, document

MINUTE = 60


@pytest.fixture
async def still_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house in which time passes only when a test says so."""
    async with House(tmp_path, document=document(), still=True) as made:
        yield made
    check_violations(made.sandbox)


async def test_turn_that_cannot_be_shown_by_our_fault_stops_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board stays as it was; the next one comes, with its ping."""
    board = await begun(house)

    async def fail(*_: Any, **__: Any) -> Post:
        raise ZeroDivisionError("a faulty text")

    monkeypatch.setattr("bot.ui.posts.of_turn", fail)
    await step(house)
    for _ in range(FAULTS - 1):
        await house.put_off()
        await house.leap(FAULT_WAIT * FAULTS)
    await house.delivered()
    assert house.room.again(board) == board
    await end_of_turn(house)
    following = await house.room.board(board)
    assert following["x_pings"] == [(await house.awaited()).id]


async def test_turn_over_three_hours_goes_on_in_a_new_message_when_the_old_may_not_be_edited(
    still_house: House,
) -> None:
    """30046 from some edit on: one new board without a ping, no knocking on the old one."""
    house, clock = still_house, still_house.sandbox.platform.clock
    assert isinstance(clock, ManualClock)
    board = await begun(house)
    posted, pinged = len(house.room.public()), await pings(house)
    house.sandbox.limits.old_edit_retry_after = 20.0 * MINUTE
    for _ in range(15):
        clock.advance(12 * MINUTE)
        await step(house)
        await house.delivered()
    refused = [request for request in house.sandbox.requests if request.get("status") == 429]
    assert 1 <= len(refused) <= 2, "the edit, and the last look at the buttons"
    assert (len(house.room.public()), await pings(house)) == (posted + 1, pinged)
    newest = await house.room.board(board)
    assert newest["x_pings"] == []
    assert version_of(newest) == (await house.table()).version
    assert (await house.table()).board_message_id == int(newest["id"])
    assert newest["attachments"][0]["description"]


@pytest.mark.parametrize("code", [10008, 50083])
async def test_board_that_is_gone_or_asleep_is_followed_by_a_new_one(house: House, code: int) -> None:
    board = await begun(house)
    posted, pinged = len(house.room.public()), await pings(house)
    house.sandbox.faults.add(faults.refusal(code, "PATCH", messages_path(house)))
    await step(house)
    newest = await house.room.board(board)
    await house.delivered()
    await step(house)
    await house.delivered()
    assert (len(house.room.public()), await pings(house)) == (posted + 1, pinged)
    assert version_of(house.room.again(newest)) == (await house.table()).version
    assert house.room.again(board)["components"] == [], "the old one has lost its buttons"


async def test_edit_whose_answer_was_lost_is_made_again_and_nothing_comes_twice(house: House) -> None:
    board = await begun(house)
    posted = len(house.room.public())
    house.sandbox.faults.add(faults.lost_answer("PATCH", messages_path(house)))
    await step(house)
    await met(house, 0)
    await later(house, MINUTE)
    await house.delivered()
    assert len(edits(house, board)) == 2
    assert len(house.room.public()) == posted


@pytest.mark.parametrize("nonces", ["remembered", "forgotten"])
async def test_new_message_whose_answer_was_lost_does_not_come_twice(house: House, nonces: str) -> None:
    board = await begun(house)
    posted = len(house.room.public())
    house.sandbox.faults.add(faults.refusal(10008, "PATCH", messages_path(house), times=2))
    house.sandbox.faults.add(Fault("POST", messages_path(house), 503, after_acceptance=True))
    if nonces == "forgotten":
        house.sandbox.limits.nonce_seconds = -1.0
    await step(house)
    await met(house, 503)
    await later(house, MINUTE)
    await house.delivered()
    newest = await house.room.board(board)
    assert len(house.room.public()) == posted + 1
    assert (await house.table()).board_message_id == int(newest["id"])


async def test_first_move_before_the_first_board_is_posted(house: House) -> None:
    """Discord was away: the one board that comes has the hash of the seed, and whoever has moved is not pinged."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.having("start")
    await house.delivered()
    table = await house.table()
    house.sandbox.faults.add(faults.rate_limited(messages_path(house), seconds=900.0, times=2))
    await house.tables.start(table.id, int(house.ann.id))
    await house.put_off()
    mover, other = await house.awaited(), await house.other()
    await house.move(mover, "flip a1")
    await house.leap(901)
    board = await house.room.board(lobby)
    await house.delivered()
    assert board["x_pings"] == [other.id]
    assert table.commitment in board["content"]
    assert len([message for message in house.room.public() if message["attachments"]]) == 1


async def test_picture_that_discord_refuses_is_followed_by_text_in_place(house: House) -> None:
    board = await begun(house)
    house.sandbox.faults.add(faults.refusal(50035, "PATCH", messages_path(house)))
    await step(house)
    await house.delivered()
    running = house.room.again(board)
    assert running["attachments"] == []
    assert "move" in actions_of(running)
