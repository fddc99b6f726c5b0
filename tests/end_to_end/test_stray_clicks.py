"""Clicks on buttons that have left their message, as from a screen that lags behind."""

import pytest

from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


@pytest.mark.parametrize("action", ["move", "text", "more"])
async def test_button_that_has_left_its_message_is_answered(house: House, action: str) -> None:
    """Once the next board stands, the one before has no buttons any more; whoever still sees them gets an answer."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    await mover.slash(house.room.id, "move", move="flip a1")
    await house.room.board(board)
    await house.room.retired(board)
    for person in (house.ann, house.ben, house.chloe):
        outcome = await person.click(board, actions_of(board)[action], stale=True)
        assert outcome.state == "answered"
        assert outcome.text


async def test_what_was_never_ours_is_answered_too(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    button = {"type": 2, "style": 2, "id": 9, "custom_id": "what"}
    foreign = {**board, "components": [{"type": 1, "components": [button]}]}
    outcome = await mover.click(foreign, "what", stale=True)
    assert outcome.state == "answered"
    assert outcome.text.startswith(house.words.say_in()("error-old-button", link="#").split("#")[0])
