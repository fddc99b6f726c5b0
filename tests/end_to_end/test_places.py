"""Channels, threads, guilds and messages that go away, and channels that are taken."""

from typing import Any

from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, Room, actions_of


async def orphaned(house: House, table_id: int) -> None:
    """Until the table has ended because its place is gone, and its seats are free."""
    while (await house.tables.get(table_id)).status != "orphaned":
        await house.store.next_write()
    assert await house.tables.of_person(int(house.ann.id)) == ()


async def test_deleted_channel_ends_its_table_and_nothing_else(house: House) -> None:
    """Seats are free, and the bot goes on elsewhere."""
    await house.rooms[0].sit_down(house.ann, house.ben)
    board = await house.rooms[1].sit_down(house.chloe, house.dai)
    table = await house.table(house.rooms[0])
    house.sandbox.deeds.control({"control": "delete_channel", "channel": house.rooms[0].id})
    await orphaned(house, table.id)
    mover = await house.awaited(house.rooms[1])
    await house.move(mover, "flip a1", house.rooms[1])
    await house.rooms[1].board(board)


async def test_channel_deleted_while_nobody_listened_is_found_out_by_the_next_post(house: House) -> None:
    """10003 in answer to a post. The move came just before the channel went."""
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    table, mover = await house.table(), await house.awaited()
    await house.sleep()
    await house.tables.play(table.id, int(mover.id), "flip a1", table.version, None)
    house.sandbox.deeds.control({"control": "delete_channel", "channel": house.room.id})
    await house.wake()
    await orphaned(house, table.id)
    await house.delivered()


async def test_deleted_thread_ends_its_table(house: House) -> None:
    thread = await house.ann.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    await room.sit_down(house.ann, house.ben)
    table = await house.table(room)
    house.sandbox.deeds.control({"control": "delete_channel", "channel": thread["id"]})
    await orphaned(house, table.id)


async def test_thread_goes_with_its_channel(house: House) -> None:
    """Discord tells only of the channel: the table in its thread ends, too."""
    thread = await house.ann.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    await room.sit_down(house.ann, house.ben)
    table = await house.table(room)
    house.sandbox.deeds.control({"control": "delete_channel", "channel": house.room.id})
    await orphaned(house, table.id)


async def test_removal_from_the_guild_ends_all_its_tables(house: House) -> None:
    await house.rooms[0].sit_down(house.ann, house.ben)
    await house.rooms[1].sit_down(house.ann, house.chloe)
    tables = [await house.table(room) for room in house.rooms]
    guild = next(iter(house.sandbox.world.guilds))
    # Discord tells a bot that is removed of the guild alone, not of its channels.
    house.sandbox.platform.bus.tell("GUILD_DELETE", {"id": guild})
    for table in reversed(tables):
        while (await house.tables.get(table.id)).status != "orphaned":
            await house.store.next_write()
    assert await house.tables.of_person(int(house.ann.id)) == ()
    dm = await house.ann.dm()
    assert (await house.ann.slash(dm["id"], "game rules")).text


async def test_outage_of_discord_is_no_removal(house: House) -> None:
    """`unavailable` ends nothing."""
    board = await house.room.sit_down(house.ann, house.ben)
    guild = next(iter(house.sandbox.world.guilds))
    house.sandbox.deeds.control({"control": "delete_guild", "guild": guild, "unavailable": True})
    await house.move(await house.awaited(), "flip a1")
    await house.room.board(board)
    assert (await house.table()).status == "playing"


async def test_deleted_board_comes_back_with_the_next_move(house: House) -> None:
    """The old message is never needed; until then the board is to be had by command."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    house.sandbox.deeds.control({"control": "delete_message", "message": board["id"]})
    mover, other = await house.awaited(), await house.other()
    looked = await mover.slash(house.room.id, "game board")
    assert looked.message is not None and looked.message["attachments"]
    await house.move(mover, "flip a1")
    following = await house.room.board(board)
    await house.delivered()
    assert following["x_pings"] == [other.id]
    assert "confirm" in actions_of(await panels.to_the_end(other, following, lambda offered: offered[0]))


async def test_deleted_lobby_post_comes_anew(house: House) -> None:
    """Somebody deletes the lobby post; the next change of the lobby posts it again."""
    lobby = await house.room.open(house.ann)
    await house.delivered()
    (table,) = await house.tables.of_person(int(house.ann.id))
    house.sandbox.deeds.control({"control": "delete_message", "message": lobby["id"]})
    await house.tables.wish(table.id, int(house.ann.id), 0)
    again = await house.room.having("join", lobby)
    await house.room.tap(house.ben, again, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    await house.room.board(again)
    await house.delivered()
    assert len(house.room.public()) == 2


async def test_sleeping_thread_is_woken_by_the_move(house: House) -> None:
    """50083 for the old board's buttons is no reason to give up the new board."""
    thread = await house.ann.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    board = await room.sit_down(house.ann, house.ben)
    await house.delivered()
    table, mover, other = await house.table(room), await house.awaited(room), await house.other(room)
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    await house.tables.play(table.id, int(mover.id), "flip a1", table.version, None)
    following = await room.board(board)
    await house.delivered()
    assert following["x_pings"] == [other.id]
    assert len([message for message in room.public() if message["attachments"]]) == 2


async def test_locked_thread_waits_until_it_is_opened(house: House) -> None:
    """160005 is a missing permission: the move is kept."""
    thread = await house.ann.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    board = await room.sit_down(house.ann, house.ben)
    await house.delivered()
    table, mover = await house.table(room), await house.awaited(room)
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "locked": True})
    await house.tables.play(table.id, int(mover.id), "flip a1", table.version, None)
    await house.put_off(room)
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "archived": False})
    await room.board(board)


async def test_taken_channel_says_so_and_offers_a_thread(house: House) -> None:
    """One table a channel; the offer carries whom the opener has invited, and works."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    outcome = await house.chloe.slash(house.room.id, "game new", game="halali", **{"with": house.dai.id})
    assert outcome.message is not None
    assert board["id"] in outcome.text
    assert outcome.message["x_owner"] == house.chloe.id
    await house.chloe.click(outcome.message, actions_of(outcome.message)["thread"])
    made: Any = await house.sandbox.wait_for(lambda: _threads(house), PATIENCE)
    assert [thread["name"] for thread in made] == ["Halali! with Chloé"]
    room = Room(house.sandbox, made[0]["id"])
    lobby = await room.lobby()
    assert house.chloe.mention in lobby["content"]
    assert lobby["x_pings"] == [house.dai.id]
    await room.tap(house.dai, lobby, "join")
    await room.tap(house.chloe, await room.having("start"), "start")
    await room.board(lobby)
    assert [(await house.table(room)).status, (await house.table()).status] == ["playing", "playing"]


async def test_channel_is_free_again_after_the_end(house: House) -> None:
    """Resigned or called off, the next table can be opened at once by the same people."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ann, lobby, "cancel")
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)
    board = await house.room.sit_down(house.ann, house.ben)
    asked = await house.ben.slash(house.room.id, "game resign")
    assert asked.message is not None
    await house.ben.click(asked.message, actions_of(asked.message)["give-up"])
    result = await house.room.result(board)
    assert await house.tables.of_person(int(house.ben.id)) == ()
    following = await house.room.sit_down(house.ben, house.ann)
    assert int(following["id"]) > int(result["id"])


def _threads(house: House) -> list[Json]:
    (guild,) = house.sandbox.world.guilds
    return house.sandbox.world.channels_of(guild, threads=True)
