"""Places that went while the bot was away: found out when it is back."""

from bot.sweep import APPLICATION
from bot.tables import Table
from tests.end_to_end.house import House
from tests.end_to_end.room import Room


async def away(house: House) -> Table:
    """A table in play, nothing left to post, and the bot gone."""
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    table = await house.table()
    await house.sleep()
    return table


async def ended(house: House, table: Table) -> None:
    while (await house.tables.get(table.id)).status != "orphaned":
        await house.store.next_write()
    assert await house.tables.of_person(int(house.ann.id)) == ()


async def test_channel_that_went_meanwhile_ends_its_table(house: House) -> None:
    table = await away(house)
    house.sandbox.deeds.control({"control": "delete_channel", "channel": house.room.id})
    await house.wake()
    await ended(house, table)


async def test_guild_that_went_meanwhile_ends_its_tables(house: House) -> None:
    table = await away(house)
    guild = next(iter(house.sandbox.world.guilds))
    house.sandbox.deeds.control({"control": "delete_guild", "guild": guild})
    await house.wake()
    await ended(house, table)


async def test_what_is_still_there_goes_on(house: House) -> None:
    """A table in a channel and one in a sleeping thread: both are there, though Discord tells of the first alone."""
    thread = await house.ann.thread(house.room.id, "Halali")
    await Room(house.sandbox, thread["id"]).sit_down(house.ann, house.chloe)
    table = await away(house)
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "locked": False})
    asked = len(house.sandbox.requests)
    await house.wake()
    await house.sandbox.wait_for(
        lambda: any(f"/channels/{thread['id']}" in request["path"] for request in house.sandbox.requests[asked:])
    )
    board = house.room.public()[-1]
    await house.move(await house.awaited(), "flip a1")
    await house.room.board(board)
    assert (await house.tables.get(table.id)).status == "playing"
    assert len(await house.tables.of_person(int(house.ann.id))) == 2


async def test_another_bots_token_ends_nothing(house: House) -> None:
    table = await away(house)
    await house.store.write(lambda session: session.meta.put(APPLICATION, "1"))
    house.sandbox.deeds.control({"control": "delete_channel", "channel": house.room.id})
    await house.wake()
    other = Room(house.sandbox, house.rooms[1].id)
    await other.sit_down(house.chloe, house.dai)
    await house.delivered()
    assert (await house.tables.get(table.id)).status == "playing"
