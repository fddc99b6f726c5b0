"""Discord's troubles: limits, errors, lost answers. Each promised post comes exactly once."""

import pytest

from sandbox import faults
from sandbox.faults import Fault
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE

MINUTE, HOUR = 60, 3600


def messages_path(house: House) -> str:
    return f"/channels/{house.room.id}/messages"


def boards(house: House) -> list[Json]:
    return [message for message in house.room.public() if message["attachments"]]


async def begun(house: House) -> Json:
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    return board


async def met(house: House, status: int) -> None:
    """Until a request of the bot has met this answer."""
    await house.sandbox.wait_for(
        lambda: [request for request in house.sandbox.requests if request.get("status") == status], PATIENCE
    )


async def later(house: House, seconds: int) -> None:
    """Once the bot has put the post off, that time passes."""
    await house.put_off()
    await house.leap(seconds)


async def check_one(house: House, board: Json) -> None:
    """The one new board has come, with the one ping."""
    other = await house.awaited()
    following = await house.room.board(board)
    await house.delivered()
    assert [message["id"] for message in boards(house)] == [board["id"], following["id"]]
    assert following["x_pings"] == [other.id]
    assert house.room.again(board)["components"] == []


async def test_ordinary_limit_is_waited_out(house: House) -> None:
    """429 with `Via`: the library waits and asks again."""
    board = await begun(house)
    house.sandbox.faults.add(faults.rate_limited(messages_path(house), seconds=0.05, times=2))
    await house.move(await house.awaited(), "flip a1")
    await check_one(house, board)


async def test_long_limit_goes_back_to_the_outbox(house: House) -> None:
    """A wait of a quarter of an hour does not hold the courier."""
    board = await begun(house)
    house.sandbox.faults.add(faults.rate_limited(messages_path(house), seconds=900))
    await house.move(await house.awaited(), "flip a1")
    await met(house, 429)
    await later(house, 901)
    await check_one(house, board)


async def test_ban_stops_all_knocking(house: House) -> None:
    """429 without `Via`: no request to any channel until the pause is over."""
    board = await begun(house)
    elsewhere = await house.rooms[1].sit_down(house.chloe, house.dai)
    await house.delivered()
    house.sandbox.faults.add(faults.banned(messages_path(house)))
    await house.move(await house.awaited(), "flip a1")
    await met(house, 429)
    await later(house, MINUTE // 2)
    said = house.said()
    await house.move(await house.awaited(house.rooms[1]), "flip a1", house.rooms[1])
    assert house.said() == said
    await house.leap(MINUTE)
    await check_one(house, board)
    await house.rooms[1].board(elsewhere)


@pytest.mark.parametrize("status", [500, 503])
async def test_error_of_discord_is_tried_again(house: House, status: int) -> None:
    board = await begun(house)
    house.sandbox.faults.add(Fault("POST", messages_path(house), status))
    await house.move(await house.awaited(), "flip a1")
    if status == 503:
        await met(house, 503)
        await later(house, MINUTE)
    await check_one(house, board)


@pytest.mark.parametrize("known_by", ["nonce", "history"])
async def test_answer_lost_after_acceptance(house: House, known_by: str) -> None:
    """The post has arrived and nobody said so. It does not come twice, by the nonce or by looking."""
    board = await begun(house)
    house.sandbox.faults.add(faults.lost_answer("POST", messages_path(house)))
    if known_by == "history":
        house.sandbox.limits.nonce_seconds = -1.0
    await house.move(await house.awaited(), "flip a1")
    await met(house, 0)
    await house.put_off()
    if known_by == "nonce":
        house.sandbox.faults.add(faults.refusal(50013, "GET", messages_path(house)))
    await later(house, MINUTE)
    await check_one(house, board)


async def test_error_after_acceptance(house: House) -> None:
    """The same with a 503 in place of a broken connection."""
    board = await begun(house)
    house.sandbox.faults.add(Fault("POST", messages_path(house), 503, after_acceptance=True))
    await house.move(await house.awaited(), "flip a1")
    await met(house, 503)
    await later(house, MINUTE)
    await check_one(house, board)


async def test_picture_that_discord_refuses_is_followed_by_text(house: House) -> None:
    """50035: without the picture, but with the board and the ping."""
    board = await begun(house)
    house.sandbox.faults.add(faults.refusal(50035, "POST", messages_path(house)))
    await house.move(await house.awaited(), "flip a1")
    following = await house.room.board(board)
    await house.delivered()
    assert following["attachments"] == []
    assert "```" in following["content"]
    assert following["x_pings"] == [(await house.awaited()).id]


@pytest.mark.parametrize("code", [10008, 50083])
async def test_buttons_that_cannot_be_taken_away_stop_nothing(house: House, code: int) -> None:
    """The old board is gone or asleep; the game goes on."""
    board = await begun(house)
    house.sandbox.faults.add(faults.refusal(code, "PATCH", messages_path(house)))
    await house.move(await house.awaited(), "flip a1")
    following = await house.room.board(board)
    await house.delivered()
    await house.move(await house.awaited(), "flip b1")
    await house.room.board(following)


ACKNOWLEDGEMENTS = {
    "too late": faults.refusal(10062, "POST", "/interactions/"),
    "answered already": faults.refusal(40060, "POST", "/interactions/"),
    "connection broken before": Fault("POST", "/interactions/", 0),
    "connection broken after": faults.lost_answer("POST", "/interactions/"),
    "error of Discord": Fault("POST", "/interactions/", 503),
}


@pytest.mark.parametrize("fault", ACKNOWLEDGEMENTS.values(), ids=ACKNOWLEDGEMENTS.keys())
async def test_acknowledgement_that_fails_stops_no_move(house: House, fault: Fault) -> None:
    """Discord does not hear of the interaction any more; the move stands and is announced."""
    board = await begun(house)
    mover = await house.awaited()
    house.sandbox.faults.add(fault)
    await house.sandbox.deeds.act(
        {
            "action": "slash",
            "user": mover.id,
            "channel": house.room.id,
            "command": "move",
            "options": {"move": "flip a1"},
        }
    )
    await house.room.board(board)
    await check_one(house, board)


def throttle_edits(house: House) -> None:
    """Every message counts as over an hour old and may not be edited for two minutes."""
    limits = house.sandbox.limits
    limits.old_message_seconds, limits.old_edits, limits.old_edit_retry_after = -1.0, 0, 120.0


async def test_lobby_over_an_hour_old_comes_anew(house: House) -> None:
    """An edit that Discord throttles becomes a new post, and the game does not wait for it."""
    lobby = await house.room.open(house.ann)
    await house.delivered()
    throttle_edits(house)
    await house.room.tap(house.ben, lobby, "join")
    again = await house.room.having("start", lobby)
    assert again["x_pings"] == []
    await house.room.tap(house.ann, again, "start")
    await house.room.board(again)


async def test_old_board_that_may_not_be_edited_holds_nothing_up(house: House) -> None:
    """In a slow game every old board is over an hour old."""
    board = await begun(house)
    throttle_edits(house)
    for move in ("flip a1", "flip b1"):
        mover, other = await house.awaited(), await house.other()
        await house.move(mover, move)
        board = await house.room.board(board)
        await house.delivered()
        assert board["x_pings"] == [other.id]
