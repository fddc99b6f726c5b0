"""The lobby: sitting down, choosing sides and options, leaving, calling off; all by buttons."""

import pytest

from bot.words.catalogue import speaker
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, actions_of


async def wished(house: House, person: Person, lobby: Json, label: str) -> Outcome:
    """The person chooses a side behind *Choose side*."""
    asked = await person.click(lobby, actions_of(lobby)["side"])
    assert asked.message is not None
    return await person.click(asked.message, label)


def sides(house: House) -> tuple[str, str]:
    """The labels of the two sides, by seat."""
    first, second = speaker("halali").lobby_seats(house.words.say_in())
    return first, second


async def ready(house: House, lobby: Json) -> Json:
    await house.room.tap(house.ben, lobby, "join")
    return await house.room.having("start")


async def test_wishes_that_agree_are_granted(house: House) -> None:
    lobby = await house.room.open(house.ann)
    both = await ready(house, lobby)
    blue, brown = sides(house)
    await wished(house, house.ann, both, brown)
    await wished(house, house.ben, both, blue)
    await house.delivered()
    assert all(side in house.room.again(lobby)["content"] for side in (blue, brown))
    await house.room.tap(house.ann, both, "start")
    board = await house.room.board(lobby)
    assert [seat.user_id for seat in (await house.table()).seats] == [int(house.ben.id), int(house.ann.id)]
    assert board["x_pings"] == [house.ben.id]


async def test_wishes_that_collide_are_drawn_for(house: House) -> None:
    lobby = await house.room.open(house.ann)
    both = await ready(house, lobby)
    for person in (house.ann, house.ben):
        await wished(house, person, both, sides(house)[0])
    await house.room.tap(house.ann, both, "start")
    await house.room.board(lobby)
    assert sorted(seat.number or 0 for seat in (await house.table()).seats) == [0, 1]


async def test_wish_can_be_taken_back(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await wished(house, house.ann, lobby, sides(house)[1])
    outcome = await wished(house, house.ann, lobby, house.words.say_in()("side-any"))
    assert outcome.state == "answered"
    assert (await house.table()).seats[0].wish is None


async def test_options_are_chosen_in_menus_by_the_opener_alone(house: House) -> None:
    """Good defaults behind one button; each menu changes one option, and the lobby shows it."""
    lobby = await house.room.open(house.ann)
    before = (await house.table()).options
    asked = await house.ann.click(lobby, actions_of(lobby)["options"])
    assert asked.message is not None
    for row in asked.message["components"]:
        (menu,) = row["components"]
        other = next(option["value"] for option in menu["options"] if not option.get("default"))
        changed = await house.ann.select(asked.message, menu["custom_id"], other)
        assert changed.state == "answered"
        assert changed.message is not None and changed.message["id"] == asked.message["id"]
    after = (await house.table()).options
    assert all(after[name] != before[name] for name in before)
    await house.delivered()
    assert house.room.again(lobby)["content"] != lobby["content"]
    refused = await house.ben.click(lobby, actions_of(lobby)["options"])
    assert house.ann.mention in refused.text


async def test_one_alone_cannot_start(house: House) -> None:
    lobby = await house.room.open(house.ann)
    assert "start" not in actions_of(lobby)
    assert {"join", "leave", "cancel", "options", "side"} <= set(actions_of(lobby))


async def test_full_lobby_takes_nobody_more(house: House) -> None:
    lobby = await house.room.open(house.ann)
    both = await ready(house, lobby)
    assert "join" not in actions_of(house.room.again(both))


async def test_anyone_seated_starts_a_full_table(house: House) -> None:
    """Not the opener alone."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, await ready(house, lobby), "start")
    assert await house.room.board(lobby)


async def test_opener_who_leaves_hands_the_table_on(house: House) -> None:
    lobby = await house.room.open(house.ann)
    both = await ready(house, lobby)
    await house.room.tap(house.ann, both, "leave")
    await house.room.lobby(seated=1)
    assert (await house.table()).opened_by == int(house.ben.id)
    await house.room.tap(house.ben, lobby, "cancel")
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)
    assert house.words.say_in()("lobby-cancelled") in house.room.again(lobby)["content"]


async def test_last_one_to_leave_calls_it_off(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ann, lobby, "leave")
    await house.sandbox.wait_for(lambda: not house.room.again(lobby)["components"], PATIENCE)
    assert (await house.table()).status == "cancelled"


@pytest.mark.parametrize("command", ["game board", "game text", "game log", "game export", "game resign"])
async def test_before_the_start_commands_lead_to_the_lobby(house: House, command: str) -> None:
    lobby = await house.room.open(house.ann)
    await house.delivered()
    outcome = await house.ann.slash(house.room.id, command)
    assert lobby["id"] in outcome.text


async def test_buttons_of_a_lobby_that_has_begun_lead_to_the_board(house: House) -> None:
    """A lobby post that could not be edited keeps its buttons; they say where the game is."""
    lobby = await house.room.open(house.ann)
    both = await ready(house, lobby)
    await house.room.tap(house.ann, both, "start")
    board = await house.room.board(lobby)
    await house.delivered()
    house.sandbox.world.posts[house.room.id][lobby["id"]].data["components"] = both["components"]
    for action in ("leave", "cancel", "side", "options", "start"):
        outcome = await house.ann.click(both, actions_of(both)[action])
        assert board["id"] in outcome.text, action
    assert (await house.table()).status == "playing"
