"""The pace of a table: agreed on in the lobby, shown as Discord's timestamps, promised, and never the end by itself."""

import re

import pytest

from sandbox.person import buttons_of
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.passing import DAY, HOUR, at_pace, following, moments, pass_by, silent
from tests.end_to_end.room import actions_of


async def test_s27_the_pace_stands_in_the_lobby_and_the_deadline_on_the_board(house: House) -> None:
    """Times are Discord's timestamps alone, as date and as distance."""
    lobby = await house.room.open(house.ann, pace="2d + 4d")
    assert "Pace: 2 days for each move, and 4 days in reserve" in lobby["content"]
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    date = moments(board)[0][0]
    assert moments(board) == [(date, "F"), (date, "R")]
    assert abs(date - house.clock.now() - 6 * DAY) < 60
    assert not re.search(r"\d\d:\d\d|\b20\d\d\b", re.sub(r"<t:\d+:[FR]>", "", board["content"]))
    mover = await house.awaited()
    panel = await mover.click(board, actions_of(board)["move"])
    assert f"<t:{date}:R>" in panel.text


async def test_without_a_pace_nothing_is_said_of_time(house: House) -> None:
    board = await at_pace(house, "none")
    assert moments(board) == []


async def test_the_opener_chooses_from_a_menu(house: House) -> None:
    lobby = await house.room.open(house.ann)
    assert "Pace: no time limit" in lobby["content"]
    menu = (await house.ann.click(lobby, actions_of(lobby)["pace"])).message
    assert menu is not None
    outcome = await house.ann.select(menu, actions_of(menu)["pace-set"], "1d+2d weekdays")
    agreed = "1 day for each move, and 2 days in reserve; weekends do not count"
    assert outcome.text.startswith(f"Agreed: {agreed}")
    await house.delivered()
    assert f"Pace: {agreed}" in house.room.again(lobby)["content"]
    refused = await house.ben.click(lobby, actions_of(lobby)["pace"])
    assert house.ann.mention in refused.text


async def test_typing_is_completed_and_forgiven(house: House) -> None:
    offered = await house.ann.complete(house.room.id, "game new", "pace", game="halali", pace="")
    assert len(offered) == 12 and offered[0]["name"] == "no time limit"
    offered = await house.ann.complete(house.room.id, "game new", "pace", game="halali", pace="2D+")
    assert [choice["value"] for choice in offered] == ["2d+4d", "2d+4d weekdays"]
    offered = await house.ann.complete(house.room.id, "game new", "pace", game="halali", pace="60h")
    assert [choice["name"] for choice in offered] == ["2 days and 12 hours for each move"]


UNREADABLE, IMPOSSIBLE = "no pace that I can read", "not possible"


@pytest.mark.parametrize(("pace", "told"), [("2 moons", UNREADABLE), ("1h", IMPOSSIBLE), ("9999d", IMPOSSIBLE)])
async def test_absurd_paces_open_no_table(house: House, pace: str, told: str) -> None:
    outcome = await house.ann.slash(house.room.id, "game new", game="halali", pace=pace)
    assert told in outcome.text
    assert house.room.public() == []


async def test_a_promise_moves_the_deadline_for_all_to_see(house: House) -> None:
    board = await at_pace(house, "promise 2d")
    mover = await house.awaited()
    panel = (await mover.click(board, actions_of(board)["move"])).message
    assert panel is not None
    asked = (await mover.click(panel, actions_of(panel)["promise"])).message
    assert asked is not None and "3 times" in asked["content"]
    days = _values(asked)
    assert len(days) == 15
    promised = await mover.select(asked, actions_of(asked)["promised"], days[7])
    assert promised.message is not None
    until = moments(promised.message)[0][0]
    assert until - house.clock.now() > 6 * DAY
    notice = await following(house.room, board)
    assert (notice["x_pings"], moments(notice)[0]) == ([], (until, "F"))
    await pass_by(house, 3 * DAY)
    table = await house.table()
    assert [wait.late for wait in await house.tables.clocks.waits(table.id)] == [False]


async def test_more_offers_what_can_be_said_about_time(house: House) -> None:
    board = await at_pace(house, "promise")
    mover, other = await house.awaited(), await house.other()
    more = (await mover.click(board, actions_of(board)["more"])).message
    assert more is not None and {"promise", "mute"} <= actions_of(more).keys()
    theirs = (await other.click(board, actions_of(board)["more"])).message
    assert theirs is not None and not {"promise", "mute"} & actions_of(theirs).keys()
    assert "I will move by …" in buttons_of(more)


async def test_a_deadline_alone_ends_nothing(house: House) -> None:
    """The move still counts, weeks later."""
    board = await at_pace(house, "6h")
    mover = await house.awaited()
    assert not await silent(house, 40 * DAY)
    assert await silent(house, HOUR)
    await house.move(mover, "flip a1")
    await house.delivered()
    newest = house.room.public()[-1]
    assert (newest["x_pings"], newest["id"] > board["id"]) == ([(await house.awaited()).id], True)


def _values(message: Json) -> list[str]:
    return [
        option["value"]
        for row in message["components"]
        for component in row.get("components", [])
        for option in component.get("options", [])
    ]
