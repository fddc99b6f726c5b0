"""Many tables at once, one person at several, and the bot's own direct messages."""

import asyncio

from sandbox.person import Person
from tests.end_to_end.house import House
from tests.end_to_end.room import Room

TABLES = 5


async def test_tables_side_by_side_do_not_meet(house: House) -> None:
    """The same two people in many threads; each command means the table where it is typed."""
    threads = [await house.ann.thread(house.room.id, f"Table {number}") for number in range(TABLES)]
    rooms = [Room(house.sandbox, thread["id"]) for thread in threads]
    boards = await asyncio.gather(*(room.sit_down(house.ann, house.ben) for room in rooms))
    movers: list[Person] = [await house.awaited(room) for room in rooms]
    squares = ["a1", "b2", "c3", "e5", "f6"]
    await asyncio.gather(
        *(house.move(mover, f"flip {square}", room) for mover, square, room in zip(movers, squares, rooms, strict=True))
    )
    for room, board, square, mover in zip(rooms, boards, squares, movers, strict=True):
        following = await room.board(board)
        assert square in following["content"]
        assert not [other for other in squares if other != square and other in following["content"]]
        assert following["x_pings"] == [(await house.awaited(room)).id] != [mover.id]
    await house.delivered()
    assert [len([m for m in room.public() if m["attachments"]]) for room in rooms] == [2] * TABLES
    assert len(await house.tables.of_person(int(house.ann.id))) == TABLES


async def test_person_plays_different_people_at_once(house: House) -> None:
    first = await house.rooms[0].sit_down(house.ann, house.ben)
    await house.rooms[1].sit_down(house.chloe, house.ann)
    mover = await house.awaited(house.rooms[0])
    await house.move(mover, "flip a1", house.rooms[0])
    await house.rooms[0].board(first)
    assert (await house.table(house.rooms[1])).ply == 0
    stranger = await house.chloe.slash(house.rooms[0].id, "move", move="flip b1")
    assert house.ben.mention in stranger.text


async def test_direct_message_explains_where_tables_stand(house: House) -> None:
    """Private rules, and a clear word on why no table can be opened there."""
    dm = await house.ann.dm()
    refused = await house.ann.slash(dm["id"], "game new", game="halali")
    assert refused.state == "answered"
    assert refused.text == house.words.say_in()("error-not-here")
    rules = await house.ann.slash(dm["id"], "game rules", game="halali")
    assert "Halali" in rules.text
    for command in ("game board", "game text", "game log", "game export", "game resign"):
        answered = await house.ann.slash(dm["id"], command)
        assert answered.text == house.words.say_in()("error-no-table-in-private")
    typed = await house.ann.slash(dm["id"], "move", move="flip a1")
    assert typed.text == house.words.say_in()("error-no-table-in-private")
    assert await house.ann.complete(dm["id"], "move", "move", move="") == []
    assert house.said() == 0


async def test_channel_without_a_table_says_how_to_open_one(house: House) -> None:
    for command in ("game board", "game text", "game log", "game export", "game resign"):
        answered = await house.ann.slash(house.room.id, command)
        assert answered.text == house.words.say_in()("error-no-table")
    assert (await house.ann.slash(house.room.id, "game rules")).text
    assert house.said() == 0
