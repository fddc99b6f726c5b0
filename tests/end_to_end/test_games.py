"""Which tables wait for me: from a channel and from the bot's direct messages, and the way out of each from there."""

from bot.tables import Person as Player
from sandbox import places
from sandbox.components import walk
from sandbox.permissions import named
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import Room, actions_of

MEMBER = 1
"""Discord, "Overwrite Structure": an overwrite for a member."""


def hide(house: House, room: Room, person: Person) -> None:
    """The person cannot look into that channel any more."""
    channel = house.sandbox.world.channel(room.id)
    places.overwrite(house.sandbox.platform, channel, person.id, MEMBER, allow=0, deny=named(["VIEW_CHANNEL"]))


def offered(message: Json | None) -> list[str]:
    """The tables to which the menu leads."""
    assert message is not None
    return [option["value"] for _, part in walk(message["components"]) for option in part.get("options", ())]


async def choose(person: Person, listed: Outcome, table: int) -> Json:
    assert listed.message is not None
    chosen = await person.select(listed.message, actions_of(listed.message)["games-table"], str(table))
    assert chosen.message is not None
    return chosen.message


async def seated(house: House) -> tuple[int, int]:
    """Ann and Ben sit in both rooms; Ann is awaited in the second one only."""
    tables = []
    for room in house.rooms:
        await room.sit_down(house.ann, house.ben)
        tables.append((await house.table(room)).id)
    for room, mover in zip(house.rooms, (house.ben, house.ann), strict=True):
        if (await house.awaited(room)).id != mover.id:
            await house.move(await house.awaited(room), "flip a1", room)
    await house.delivered()
    return tables[0], tables[1]


async def test_s31_mine_come_first_with_link_opponent_and_time(house: House) -> None:
    """From any channel, private, and nobody is pinged."""
    first, second = await seated(house)
    listed = await house.ann.slash(house.room.id, "games")
    assert listed.message is not None and listed.message["x_owner"] == house.ann.id
    assert listed.message.get("x_pings", []) == []
    assert offered(listed.message) == [str(second), str(first)]
    _, mine, others = listed.text.splitlines()
    table = await house.table(house.rooms[1])
    assert mine.startswith("**Your move** in Halali!") and house.ben.mention in mine
    assert f"/{house.rooms[1].id}/{table.board_message_id}" in mine
    assert f"waiting for {house.ben.mention} since <t:" in others


async def test_s31_deadline_is_told(house: House) -> None:
    lobby = await house.room.open(house.ann, pace="2d")
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    await house.room.board(lobby)
    (wait,) = await house.tables.clocks.waits((await house.table()).id)
    assert wait.until is not None
    for person in (house.ann, house.ben):
        assert f"<t:{wait.until}:R>" in (await person.slash(house.rooms[1].id, "games")).text


async def test_s31_empty_list_helps(house: House) -> None:
    say = house.words.say_in()
    assert (await house.chloe.slash(house.room.id, "games")).text == say("games-none")
    dm = await house.chloe.dm()
    assert (await house.chloe.slash(dm["id"], "games")).text == say("games-none-everywhere")


async def test_s31_in_private_tables_of_all_servers_with_their_names(house: House) -> None:
    first, second = await seated(house)
    dm = await house.ann.dm()
    listed = await house.ann.slash(dm["id"], "games")
    assert offered(listed.message) == [str(second), str(first)]
    (guild,) = house.sandbox.world.guilds.values()
    assert listed.text.count(f"On {guild['name']}.") == 2


async def test_s31_nothing_is_told_of_channels_one_cannot_see(house: House) -> None:
    """But the seat can be given up from there all the same."""
    first, second = await seated(house)
    hide(house, house.rooms[1], house.ben)
    dm = await house.ben.dm()
    for channel in (house.room.id, dm["id"]):
        listed = await house.ben.slash(channel, "games")
        assert house.rooms[1].id not in listed.text
        assert listed.text.count("Halali!") == 1
        assert listed.text.endswith(house.words.say_in()("games-unseen", count=1))
        assert offered(listed.message) == [str(first), str(second)]
    more = await choose(house.ben, listed, second)
    asked = await house.ben.click(more, actions_of(more)["resign"])
    assert asked.message is not None
    await house.ben.click(asked.message, actions_of(asked.message)["give-up"])
    assert (await house.tables.get(second)).status == "over"


async def test_s31_nothing_is_told_of_servers_one_has_left(house: House) -> None:
    first, second = await seated(house)
    (guild,) = house.sandbox.world.guilds
    dm = await house.ben.dm()
    del house.sandbox.world.members[guild][house.ben.id]
    listed = await house.ben.slash(dm["id"], "games")
    assert "Halali!" not in listed.text and house.sandbox.world.guilds[guild]["name"] not in listed.text
    assert set(offered(listed.message)) == {str(first), str(second)}


async def test_s31_sleeping_thread_is_listed_as_well(house: House) -> None:
    thread = await house.ann.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    await room.sit_down(house.ann, house.ben)
    await house.delivered()
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    listed = await house.ben.slash(house.room.id, "games")
    assert thread["id"] in listed.text


async def test_s15_way_out_of_a_lobby_and_of_a_game_from_elsewhere(house: House) -> None:
    """The menu leads to *Leave* and *Resign* of that table, wherever one is."""
    lobby = await house.rooms[1].open(house.ann)
    await house.rooms[1].tap(house.ben, lobby, "join")
    await house.rooms[1].lobby(seated=2)
    table = await house.table(house.rooms[1])
    shown = await choose(house.ben, await house.ben.slash(house.room.id, "games"), table.id)
    await house.ben.click(shown, actions_of(shown)["leave"])
    assert await house.tables.of_person(int(house.ben.id)) == ()
    dm = await house.ann.dm()
    shown = await choose(house.ann, await house.ann.slash(dm["id"], "games"), table.id)
    await house.ann.click(shown, actions_of(shown)["leave"])
    assert await house.tables.of_person(int(house.ann.id)) == ()


async def test_menu_does_not_lead_in_whoever_has_lost_the_seat(house: House) -> None:
    first, second = await seated(house)
    listed = await house.ann.slash(house.room.id, "games")
    seat = (await house.tables.get(first)).seat_of(int(house.ann.id))
    assert seat is not None and seat.number is not None
    chloe = Player(int(house.chloe.id), "Chloe")
    await house.tables.moderation.replace(first, int(house.dai.id), seat.number, chloe)
    shown = await choose(house.ann, listed, first)
    assert shown["content"].startswith("You have no seat at this table")
    assert offered((await house.ann.slash(house.room.id, "games")).message) == [str(second)]


async def test_many_tables_come_by_pages(house: House) -> None:
    threads = [await house.ann.thread(house.room.id, f"{number}") for number in range(10)]
    for thread in threads:
        await Room(house.sandbox, thread["id"]).open(house.ann)
    listed = await house.ann.slash(house.room.id, "games")
    assert listed.message is not None
    seen = offered(listed.message)
    following = await house.ann.click(listed.message, actions_of(listed.message)["games-page"])
    seen += offered(following.message)
    assert len(seen) == len(set(seen)) == len(threads)
    assert following.message is not None and following.message["id"] == listed.message["id"]
