"""The standing overview of a server: posted once, edited when something has changed, gone when somebody deletes it."""

from bot.tables import Person, Place
from sandbox import faults, places
from sandbox.permissions import named
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, Room, actions_of

ROLE = 0
"""Discord, "Overwrite Structure": an overwrite for a role."""
MINUTE = 60


def overviews(house: House, room: Room) -> list[Json]:
    return [message for message in room.public() if "games" in actions_of(message)]


async def standing(house: House, room: Room | None = None) -> Json:
    """A new overview in that room."""
    where = room or house.rooms[1]
    before = {message["id"] for message in overviews(house, where)}
    outcome = await house.ann.slash(where.id, "server overview")
    assert outcome.text == house.words.say_in()("server-overview-stands", channel=f"<#{where.id}>")
    await house.sandbox.wait_for(lambda: {m["id"] for m in overviews(house, where)} - before, PATIENCE)
    await quiet(house)
    return overviews(house, where)[-1]


async def quiet(house: House) -> None:
    """Until no overview is to be brought up to date now."""
    while (at := await house.tables.servers.next_overview()) is not None and at <= house.clock.now():
        await house.store.next_write()


async def said(house: House, room: Room, message: Json, text: str) -> None:
    """Until the overview says so, a minute later."""
    await house.leap(MINUTE)
    await house.sandbox.wait_for(lambda: text in room.again(message)["content"], PATIENCE)


async def put_off(house: House, attempts: int) -> None:
    """Until the overview has failed so often in a row, and waits."""
    (guild,) = house.sandbox.world.guilds
    while True:
        row = await house.tables.servers.overview(int(guild))
        if row is not None and row.changed and row.attempts == attempts:
            return
        await house.store.next_write()


def moved(house: House, room: Room, overview: Json) -> bool:
    """Whether another post has taken its place."""
    found = [message["id"] for message in overviews(house, room)]
    return len(found) == 1 and found != [overview["id"]]


def edits(house: House, message: Json) -> int:
    return sum(
        request["method"] == "PATCH" and request["path"].endswith(f"/messages/{message['id']}")
        for request in house.sandbox.requests
    )


async def test_overview_follows_the_tables_in_one_post_that_pings_nobody(house: House) -> None:
    room = house.rooms[1]
    overview = await standing(house)
    assert house.words.say_in()("overview-none") in overview["content"]
    await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    await said(house, room, overview, f"waiting for {mover.mention} since <t:")
    other = await house.other()
    await house.move(mover, "flip a1")
    await said(house, room, overview, f"waiting for {other.mention} since <t:")
    await house.ann.slash(house.room.id, "game resign")
    await house.tables.resign((await house.table()).id, int(other.id))
    await said(house, room, overview, house.words.say_in()("overview-none"))
    assert len(overviews(house, room)) == 1
    assert room.again(overview).get("x_pings", []) == []


async def test_many_changes_are_one_edit_a_minute(house: House) -> None:
    overview = await standing(house)
    await house.room.sit_down(house.ann, house.ben)
    for move in ("flip a1", "flip a2", "flip a3"):
        await house.move(await house.awaited(), move)
    assert edits(house, overview) == 0
    await said(house, house.rooms[1], overview, "waiting for")
    await quiet(house)
    assert edits(house, overview) == 1


async def test_deleted_overview_is_forgotten(house: House) -> None:
    """Whoever deletes it wants none."""
    room = house.rooms[1]
    overview = await standing(house)
    house.sandbox.deeds.control({"control": "delete_message", "message": overview["id"]})
    await house.room.open(house.ann)
    await house.leap(MINUTE)
    (guild,) = house.sandbox.world.guilds
    while await house.tables.servers.overview(int(guild)) is not None:
        await house.store.next_write()
    assert overviews(house, room) == []


async def test_second_overview_takes_the_place_of_the_first(house: House) -> None:
    first = await standing(house)
    second = await standing(house, house.room)
    assert overviews(house, house.rooms[1]) == []
    assert [message["id"] for message in overviews(house, house.room)] == [second["id"]] != [first["id"]]


async def test_tables_where_not_everybody_can_look_are_left_out(house: House) -> None:
    """Except in that very channel."""
    (guild,) = house.sandbox.world.guilds
    channel = house.sandbox.world.channel(house.room.id)
    places.overwrite(house.sandbox.platform, channel, guild, ROLE, allow=0, deny=named(["VIEW_CHANNEL"]))
    bot = house.sandbox.world.bot["id"]
    places.overwrite(house.sandbox.platform, channel, bot, 1, allow=named(["VIEW_CHANNEL"]), deny=0)
    lobby = await house.room.open(house.ann)
    assert "table 1" not in (await standing(house))["content"]
    assert "table 1" in (await standing(house, house.room))["content"]
    assert lobby["channel_id"] == house.room.id


async def test_s30_overview_too_old_to_be_edited_waits_and_at_last_comes_anew(house: House) -> None:
    room = house.rooms[1]
    overview = await standing(house)
    path = f"/channels/{room.id}/messages/{overview['id']}"
    house.sandbox.faults.add(faults.rate_limited(path, seconds=900, times=6))
    await house.room.open(house.ann)
    for attempt in range(1, 6):
        await house.leap(900)
        await put_off(house, attempt)
        assert [message["id"] for message in overviews(house, room)] == [overview["id"]]
    await house.leap(900)
    await house.sandbox.wait_for(lambda: moved(house, room, overview), PATIENCE)
    (following,) = overviews(house, room)
    assert "table 1" in following["content"]


async def test_old_overview_that_cannot_be_deleted_stops_no_new_one(house: House) -> None:
    """Nor does it end the connection."""
    room = house.rooms[1]
    overview = await standing(house)
    path = f"/channels/{room.id}/messages/{overview['id']}"
    house.sandbox.faults.add(faults.rate_limited(path, seconds=900, times=6))
    # aiohttp tries once more by itself.
    house.sandbox.faults.add(faults.Fault("DELETE", path, faults.CUT, times=2))
    sessions = house.sandbox.platform.bot_sessions
    await house.room.open(house.ann)
    for attempt in range(1, 6):
        await house.leap(900)
        await put_off(house, attempt)
    await house.leap(900)
    await house.sandbox.wait_for(lambda: len(overviews(house, room)) == 2, PATIENCE)
    assert "table 1" in overviews(house, room)[-1]["content"]
    assert house.sandbox.platform.bot_sessions == sessions


async def test_overview_survives_a_restart(house: House) -> None:
    """What changed while nobody could be told is made up for in the same post."""
    room = house.rooms[1]
    overview = await standing(house)
    await house.sleep()
    (guild,) = house.sandbox.world.guilds
    place, ann = Place(int(guild), int(house.room.id)), Person(int(house.ann.id), "Ann")
    table = await house.tables.open(place, ann, "halali")
    await house.leap(MINUTE)
    await house.wake()
    await house.sandbox.wait_for(lambda: f"table {table.id}" in room.again(overview)["content"], PATIENCE)
    assert len(overviews(house, room)) == 1


async def test_missing_permission_is_named_before_it_stands(house: House) -> None:
    house.sandbox.deny(house.room.id, "SEND_MESSAGES")
    outcome = await house.ann.slash(house.room.id, "server overview")
    assert house.words.say_in()("permission-send-messages") in outcome.text
    (guild,) = house.sandbox.world.guilds
    assert await house.tables.servers.overview(int(guild)) is None


async def test_button_shows_everybody_their_own_tables(house: House) -> None:
    overview = await standing(house)
    await house.room.open(house.ann)
    shown = await house.ann.click(overview, actions_of(overview)["games"])
    assert "Halali!" in shown.text and shown.message is not None and shown.message["x_owner"] == house.ann.id
    assert (await house.ben.click(overview, actions_of(overview)["games"])).text == house.words.say_in()("games-none")
