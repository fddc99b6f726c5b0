"""Take-backs, end to end: free, and by a request that the other answers."""

from sandbox.person import buttons_of
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def test_s05_s39_a_move_is_taken_back_by_consent(house: House) -> None:
    """Asked for in the panel, answered under the request's post, and a new board pings who is awaited now."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    outcome = await mover.slash(house.room.id, "move", move="flip a1")
    assert outcome.message is not None
    assert buttons_of(outcome.message) == ["Take back"]
    second = await house.room.board(board)
    asked = await mover.click(outcome.message, "Take back")
    assert asked.message is not None
    assert (await mover.click(asked.message, "Ask")).text.startswith("Asked.")
    post = await house.room.having("agree")
    assert (await mover.click(post, actions_of(post)["agree"])).text.startswith("You have asked this yourself.")
    assert (await house.chloe.click(post, actions_of(post)["agree"])).text == "You are not among those who are asked."
    await house.delivered()
    assert await other.pings(house.room.id) >= 1
    assert (await other.click(post, actions_of(post)["agree"])).text == "**Agreed.**"
    third = await house.room.board(second)
    await house.delivered()
    assert third["content"].startswith(f"{mover.mention} your move in Halali!: {mover.mention} took back: flip a1")
    closed = house.room.again(post)
    assert "**Agreed.**" in closed["content"] and actions_of(closed) == {}
    await house.room.retired(second)
    assert (await house.table()).awaited == (int(mover.id),)
    log = await mover.slash(house.room.id, "game log")
    assert "~~" in log.text


async def test_more_shows_what_is_asked(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    more = await house.ann.click(board, "More")
    assert more.message is not None
    pause = await house.ann.click(more.message, "Pause")
    assert pause.message is not None
    asked = await house.ann.select(pause.message, "Pause", str(7 * 86_400))
    assert asked.text.startswith("Asked.")
    await house.room.having("agree")
    await house.delivered()
    again = await house.ben.click(board, "More")
    assert f"Open request: {house.ann.mention} asks for a pause of Halali! for 7 days." in again.text
    post = await house.room.having("withdraw")
    assert (await house.ben.click(post, actions_of(post)["withdraw"])).text.startswith("Only")
    assert (await house.ann.click(post, actions_of(post)["withdraw"])).text == "**Withdrawn** by whoever asked."
    await house.delivered()
    assert actions_of(house.room.again(post)) == {}
