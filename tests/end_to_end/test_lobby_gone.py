"""A lobby whose post nobody finds any more: it can still be joined, posted again, begun and called off."""

import pytest

from sandbox import places
from sandbox.permissions import Permission
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, actions_of


async def vanished(house: House) -> Json:
    """A lobby post that somebody has deleted."""
    lobby = await house.room.open(house.ann)
    await house.delivered()
    house.sandbox.deeds.control({"control": "delete_message", "message": lobby["id"]})
    return lobby


@pytest.mark.parametrize("command", ["game board", "game text", "game new"])
async def test_commands_show_the_lobby_in_private(house: House, command: str) -> None:
    """With all its buttons, and they work."""
    lobby = await vanished(house)
    given = {"game": "halali"} if command == "game new" else {}
    outcome = await house.ben.slash(house.room.id, command, **given)
    assert outcome.message is not None and outcome.message["x_owner"] == house.ben.id
    assert set(actions_of(lobby)) < set(actions_of(outcome.message))
    assert house.ann.mention in outcome.text
    await house.room.tap(house.ben, outcome.message, "join")
    again = await house.room.having("start", lobby)
    await house.room.tap(house.ann, again, "start")
    assert await house.room.board(again)


async def test_lost_post_is_posted_again(house: House) -> None:
    lobby = await vanished(house)
    shown = await house.chloe.slash(house.room.id, "game board")
    assert shown.message is not None
    await house.chloe.click(shown.message, actions_of(shown.message)["again"])
    assert "join" in actions_of(await house.room.having("join", lobby))


async def test_post_that_stands_is_not_posted_twice(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await house.delivered()
    shown = await house.chloe.slash(house.room.id, "game board")
    assert shown.message is not None
    told = await house.chloe.click(shown.message, actions_of(shown.message)["again"])
    await house.delivered()
    assert lobby["id"] in told.text
    assert [message["id"] for message in house.room.public()] == [lobby["id"]]


async def test_anyone_seated_calls_it_off_and_a_stranger_is_told_who_can(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.lobby(seated=2)
    refused = await house.chloe.click(lobby, actions_of(lobby)["cancel"])
    assert house.ann.mention in refused.text and house.ben.mention in refused.text
    await house.room.tap(house.ben, lobby, "cancel")
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)
    assert (await house.table()).status == "cancelled"


async def test_whoever_may_manage_messages_calls_it_off(house: House) -> None:
    lobby = await house.room.open(house.ann)
    channel = house.sandbox.world.channel(house.room.id)
    allowed = int(Permission.MANAGE_MESSAGES)
    places.overwrite(house.sandbox.platform, channel, house.chloe.id, 1, allow=allowed, deny=0)
    await house.room.tap(house.chloe, lobby, "cancel")
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)
    assert (await house.table()).status == "cancelled"


async def test_lobby_in_the_way_is_told_from_a_game_in_play(house: House) -> None:
    await house.room.open(house.ann)
    waiting = await house.chloe.slash(house.room.id, "game new", game="halali")
    assert {"join", "cancel", "thread"} <= set(actions_of(waiting.message or {"components": []}))
    await house.rooms[1].sit_down(house.ann, house.ben)
    playing = await house.chloe.slash(house.rooms[1].id, "game new", game="halali")
    assert set(actions_of(playing.message or {"components": []})) == {"thread"}
    assert waiting.text.split(":")[0] != playing.text.split(":")[0]
