"""Somebody leaves the server, or is banned, in the middle of a game: it goes on, or can be given over."""

import pytest

from bot.pace.durations import DAY
from sandbox.person import Person
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_late import late


def guild_of(house: House) -> str:
    return str(house.sandbox.world.channel(house.room.id)["guild_id"])


def leave(house: House, person: Person) -> None:
    house.sandbox.deeds.control({"control": "leave", "guild": guild_of(house), "user": person.id})


async def test_game_of_somebody_who_left_can_be_given_over(house: House) -> None:
    """The others are asked when the time is over, as for anybody who is away."""
    board, post, gone, other = await late(house)
    leave(house, gone)
    chosen = await other.click(post, actions_of(post)["late-replace"])
    assert chosen.message is not None
    assert (await other.select(chosen.message, "Somebody else", house.chloe.id)).text == "**Agreed.**"
    offer = await house.room.having("agree")
    await house.chloe.click(offer, actions_of(offer)["agree"])
    following = await house.room.board(board)
    assert following["x_pings"] == [house.chloe.id]
    await house.delivered()
    await house.move(house.chloe, "flip a1")
    await house.move(other, "flip a2")


@pytest.mark.parametrize("way", ["channel", "direct"])
async def test_turn_of_somebody_who_left_disturbs_nobody(house: House, way: str) -> None:
    """The board comes all the same, and pings nobody; closed direct messages fall back to a word in the channel."""
    lobby = await house.room.open(house.ann, pace="1d")
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    mover, gone = await house.awaited(), await house.other()
    await gone.slash(house.room.id, "settings", turn=way, reminders=way)
    await house.delivered()
    leave(house, gone)
    await house.move(mover, "flip a1")
    following = await house.room.board(board)
    await house.delivered()
    assert following["x_pings"] == []
    await house.leap(DAY + 1)
    post = await house.room.having("late-wait")
    await house.delivered()
    assert post["x_pings"] == [mover.id]
    assert not [message for message in house.room.public() if gone.id in message["x_pings"]]
    sure = await mover.click(post, actions_of(post)["late-end"])
    assert sure.message is not None
    await mover.click(sure.message, "Yes, end it")
    assert await house.room.result()
    await house.delivered()


async def test_whoever_comes_back_plays_on(house: House) -> None:
    """A seat belongs to its person, member or not; nothing has to be set up again."""
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, gone = await house.awaited(), await house.other()
    members = house.sandbox.world.members[guild_of(house)]
    kept = members[gone.id]
    leave(house, gone)
    await house.move(mover, "flip a1")
    await house.delivered()
    members[gone.id] = kept
    await house.move(gone, "flip a2")
    await house.delivered()
    assert (await house.table()).awaited == (int(mover.id),)
