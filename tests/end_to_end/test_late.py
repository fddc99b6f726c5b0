"""Somebody is late, end to end: the others choose, and who comes back is welcome."""

import re

from bot.pace.durations import DAY
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def late(house: House) -> tuple[Json, Json, Person, Person]:
    """The board and the late post of a table of two; who is late, and who stayed."""
    lobby = await house.room.open(house.ann, pace="1d")
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    mover, other = await house.awaited(), await house.other()
    await house.delivered()
    await house.leap(DAY + 1)
    return board, await house.room.having("late-wait"), mover, other


async def test_s02_the_one_who_stayed_ends_the_game(house: House) -> None:
    """The absent player is told in public; nobody else can decide; nothing happens by one tap alone."""
    _, post, mover, other = await late(house)
    assert post["content"].startswith(f"{other.mention}: {mover.mention} has had no more time in Halali!")
    assert [user["id"] for user in post["mentions"]] != []
    assert "late-skip" not in actions_of(post)
    assert (await house.chloe.click(post, actions_of(post)["late-end"])).text.startswith("You have no seat")
    assert (await other.click(post, actions_of(post)["late-wait"])).text.startswith("Then you wait.")
    sure = await other.click(post, actions_of(post)["late-end"])
    assert sure.message is not None
    assert (await house.table()).status == "playing"
    assert (await other.click(sure.message, "Yes, end it")).text == "**Agreed.**"
    result = await house.room.result()
    await house.delivered()
    assert "Halali! has ended without a result." in result["content"]
    assert f"{mover.mention} was away too long." in result["content"]
    assert (await house.table()).status == "cancelled"
    assert await house.tables.of_person(int(other.id)) == ()


async def test_s02_the_computer_plays_until_its_person_is_back(house: House) -> None:
    board, post, mover, other = await late(house)
    assert (await other.click(post, actions_of(post)["late-computer"])).text == "**Agreed.**"
    following = await house.room.having("move", board)
    table = await house.table()
    assert table.ply >= 1 and table.awaited == (int(other.id),)
    assert f"The computer plays for {mover.mention}." in following["content"]
    back = await house.room.having("come-back")
    assert (await mover.click(back, actions_of(back)["come-back"])).text.startswith("Welcome back.")
    await house.delivered()
    assert not any(seat.computer for seat in (await house.table()).seats)
    assert "is back and plays again" in house.room.public()[-1]["content"]
    again = await mover.click(back, actions_of(back)["come-back"])
    assert again.text.startswith("You play yourself already")


async def test_s02_a_seat_goes_to_somebody_else(house: House) -> None:
    """Bots and people who sit there already are refused; whoever is offered the seat has to agree."""
    board, post, mover, other = await late(house)
    bot = house.sandbox.world.bot["id"]
    for wrong, answer in ((bot, "Choose somebody who is no bot"), (other.id, "That person sits at this table already")):
        chosen = await other.click(post, actions_of(post)["late-replace"])
        assert chosen.message is not None
        outcome = await other.select(chosen.message, "Somebody else", wrong)
        assert outcome.text.startswith(answer), outcome.text
    chosen = await other.click(post, actions_of(post)["late-replace"])
    assert chosen.message is not None
    assert (await other.select(chosen.message, "Somebody else", house.chloe.id)).text == "**Agreed.**"
    offer = await house.room.having("agree")
    assert re.match(rf"{house.chloe.mention}, please answer", offer["content"])
    assert (await mover.click(offer, actions_of(offer)["agree"])).text == "You are not among those who are asked."
    assert (await house.chloe.click(offer, actions_of(offer)["agree"])).text == "**Agreed.**"
    following = await house.room.board(board)
    assert following["content"].startswith(f"{house.chloe.mention} your move in Halali!: {house.chloe.mention} plays")
    await house.delivered()
    assert (await house.table()).awaited == (int(house.chloe.id),)
    assert "late-wait" not in actions_of(house.room.again(post))


async def test_s02_the_late_players_move_closes_the_post(house: House) -> None:
    board, post, mover, _ = await late(house)
    await house.move(mover, "flip a1")
    await house.room.board(board)
    await house.delivered()
    closed = house.room.again(post)
    assert actions_of(closed) == {}
    assert closed["content"] == f"{mover.mention} is no longer waited for in Halali!."
