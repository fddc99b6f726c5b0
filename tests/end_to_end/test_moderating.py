"""Moderators: what keeps a table, pausing, ending, replacing; whoever is none is told so, and nothing changes."""

import pytest

from sandbox import objects
from sandbox.components import walk
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, Room, actions_of

WEEK = str(7 * 86_400)


def name_moderator(house: House, person: Person) -> str:
    """The person has a new role of the server; returns its id."""
    (guild,) = house.sandbox.world.guilds.values()
    identity = str(int(guild["id"]) + 1)
    role = objects.role(identity, "keepers", 0, 1)
    guild["roles"].append(role)
    house.sandbox.world.members[guild["id"]][person.id]["roles"].append(identity)
    house.sandbox.platform.bus.tell("GUILD_ROLE_CREATE", {"guild_id": guild["id"], "role": role})
    return identity


async def panel(person: Person, room: Room, **number: int) -> Json:
    outcome = await person.slash(room.id, "server table", **number)
    assert outcome.message is not None and outcome.message["x_owner"] == person.id
    return outcome.message


async def said(house: House, text: str, room: Room | None = None) -> Json:
    """The public line that says so."""
    where = room or house.room

    def found() -> Json | None:
        return next((message for message in where.public() if text in message["content"]), None)

    await house.sandbox.wait_for(found, PATIENCE)
    message = found()
    assert message is not None and message.get("x_pings", []) == []
    return message


async def seated(house: House) -> Json:
    """Ben and Chloe play; Ann, who owns the server, looks after it."""
    board = await house.room.sit_down(house.ben, house.chloe)
    await house.delivered()
    return board


async def test_pause_and_its_end_are_said_in_public(house: House) -> None:
    await seated(house)
    shown = await panel(house.ann, house.rooms[1], table=1)
    done = await house.ann.select(shown, actions_of(shown)["mod-pause"], WEEK)
    assert done.text == house.words.say_in()("moderator-done")
    line = await said(house, f"As a moderator, {house.ann.mention} has paused this table until <t:")
    assert line["components"] == []
    listed = await house.ben.slash(house.room.id, "games")
    assert "paused until <t:" in listed.text
    shown = await panel(house.ann, house.room)
    await house.ann.click(shown, actions_of(shown)["mod-resume"])
    await said(house, f"As a moderator, {house.ann.mention} has ended the pause.")
    assert "paused" not in (await house.ben.slash(house.room.id, "games")).text


async def test_end_is_asked_for_once_more_and_frees_everybody(house: House) -> None:
    board = await seated(house)
    shown = await panel(house.ann, house.room)
    asked = await house.ann.click(shown, actions_of(shown)["mod-end"])
    assert asked.message is not None and (await house.table()).status == "playing"
    await house.ann.click(asked.message, actions_of(asked.message)["mod-end-sure"])
    await said(house, f"As a moderator, {house.ann.mention} has ended this table.")
    await house.delivered()
    assert await house.tables.of_person(int(house.ben.id)) == ()
    assert "move" not in actions_of(house.room.again(board))
    await house.room.sit_down(house.chloe, house.ben)


async def test_lobby_is_called_off(house: House) -> None:
    lobby = await house.room.open(house.ben)
    shown = await panel(house.ann, house.room)
    asked = await house.ann.click(shown, actions_of(shown)["mod-end"])
    assert asked.message is not None
    await house.ann.click(asked.message, actions_of(asked.message)["mod-end-sure"])
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)


async def replaced(house: House, place: str, by: Person) -> Outcome:
    """Ann gives that seat to somebody else."""
    shown = await panel(house.ann, house.room)
    asked = await house.ann.select(shown, actions_of(shown)["mod-seat"], place)
    assert asked.message is not None
    return await house.ann.select(asked.message, actions_of(asked.message)["mod-replace"], by.id)


async def test_s37_replaced_player_is_called_and_waited_for(house: House) -> None:
    board = await seated(house)
    mover = await house.awaited()
    seat = (await house.table()).seat_of(int(mover.id))
    assert seat is not None
    await replaced(house, str(seat.number), house.dai)
    following = await house.room.board(board)
    assert following["x_pings"] == [house.dai.id]
    assert following["content"].startswith(f"{house.dai.mention} your move in Halali!")
    await said(house, f"As a moderator, {house.ann.mention} gives a seat to somebody else.")
    assert "**Your move**" in (await house.dai.slash(house.room.id, "games")).text
    assert (await mover.slash(house.room.id, "games")).text == house.words.say_in()("games-none")
    await house.move(house.dai, "flip a1")


async def test_nobody_sits_twice_and_no_bot_sits_down(house: House) -> None:
    await seated(house)
    before = await house.table()
    assert (await replaced(house, "0", house.chloe)).text == house.words.say_in()("error-already-there")
    bot = Person(house.sandbox.world.bot, house.ann._act)
    assert (await replaced(house, "0", bot)).text == house.words.say_in()("error-no-bot")
    assert (await house.table()).version == before.version


async def test_whoever_is_no_moderator_is_told_so(house: House) -> None:
    """By the command, and by buttons that somebody else was shown."""
    await seated(house)
    before = await house.table()
    refusal = house.words.say_in()("error-not-moderator")
    assert (await house.ben.slash(house.room.id, "server table")).text == refusal
    assert (await house.ben.slash(house.room.id, "server overview")).text == refusal
    assert await house.ben.complete(house.room.id, "server table", "table") == []
    forged = await house.room.board()
    for action, value in (("mod-pause", WEEK), ("mod-seat", "0"), ("mod-replace", house.ben.id)):
        outcome = await press(house, house.ben, forged, f"1:{action}:{before.id}:{before.version}:0:0", value)
        assert outcome.text == refusal, action
    for action in ("mod-resume", "mod-end", "mod-end-sure"):
        outcome = await press(house, house.ben, forged, f"1:{action}:{before.id}:{before.version}:0:")
        assert outcome.text == refusal, action
    assert (await house.table()) == before


async def press(house: House, person: Person, message: Json, custom_id: str, *values: str) -> Outcome:
    """A component that was forged: on the message as the person shows it."""
    kind = 3 if values else 2
    part: Json = {"type": kind, "id": 2, "custom_id": custom_id}
    if values:
        part["options"] = [{"label": value, "value": value} for value in values]
    else:
        part |= {"label": "x", "style": 2}
    stood = house.sandbox.world.posts[house.room.id][message["id"]].data
    stood["components"] = [{"type": 1, "id": 1, "components": [part]}]
    shown = house.room.again(message)
    return await (person.select(shown, custom_id, *values) if values else person.click(shown, custom_id))


async def test_role_that_the_server_has_named_moderates(house: House) -> None:
    await seated(house)
    role = name_moderator(house, house.dai)
    refusal = house.words.say_in()("error-not-moderator")
    assert (await house.dai.slash(house.room.id, "server table")).text == refusal
    settings = await house.ann.slash(house.room.id, "server settings")
    assert settings.message is not None
    await house.ann.select(settings.message, actions_of(settings.message)["srv-role"], role)
    assert "mod-end" in actions_of(await panel(house.dai, house.room))
    offered = await house.dai.complete(house.room.id, "server table", "table")
    assert [choice["value"] for choice in offered] == [1]


@pytest.mark.parametrize("number", [9, 2**53 - 1])
async def test_number_that_there_is_not(house: House, number: int) -> None:
    outcome = await house.ann.slash(house.room.id, "server table", table=number)
    assert outcome.text == house.words.say_in()("error-no-such-table")


async def test_why_a_table_is_stuck_a_missing_permission(house: House) -> None:
    await seated(house)
    shown = await panel(house.ann, house.room)
    assert house.words.say_in()("moderator-nothing", channel=f"<#{house.room.id}>") in shown["content"]
    house.sandbox.deny(house.room.id, "ATTACH_FILES")
    await house.move(await house.awaited(), "flip a1")
    await house.put_off()
    text = (await panel(house.ann, house.rooms[1], table=1))["content"]
    assert "Attach Files" in text and "Missing Permissions" in text


async def test_locked_thread_is_explained(house: House) -> None:
    thread = await house.ben.thread(house.room.id, "Halali")
    room = Room(house.sandbox, thread["id"])
    board = await room.sit_down(house.ben, house.chloe)
    await house.delivered()
    table, mover = await house.table(room), await house.awaited(room)
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "locked": True})
    await house.tables.play(table.id, int(mover.id), "flip a1", table.version, None)
    await house.put_off(room)
    text = (await panel(house.ann, house.room, table=table.id))["content"]
    assert house.words.say_in()("moderator-locked", channel=f"<#{thread['id']}>") in text
    house.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "archived": False})
    await room.board(board)


async def test_choices_lead_to_what_there_is(house: House) -> None:
    """A finished table shows nothing to press; the seats of the menu are those who play."""
    await seated(house)
    shown = await panel(house.ann, house.room)
    menus = {part["placeholder"]: part["options"] for _, part in walk(shown["components"]) if "options" in part}
    names = [option["label"] for option in menus[house.words.say_in()("moderator-seat-menu")]]
    assert names == [seat.name for seat in (await house.table()).seats]
    await house.tables.resign(1, int(house.ben.id))
    assert (await panel(house.ann, house.room))["components"] == []
