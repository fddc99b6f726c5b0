"""Buttons of other versions, and buttons that say absurd things about themselves: each is answered, none harms."""

import pytest

from bot.ui.reception import ACTIONS
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.room import actions_of

FORGED = {
    "a version to come": "2:move:1:3:0:",
    "somebody else's": "page_next",
    "nothing but a blank": " ",
    "an action that there is not": "1:dance:1:3:0:",
    "a table that there is not": "1:move:999999:3:0:",
    "a table beyond all numbers": "1:move:999999999999999999:3:0:",
    "an absurd version": "1:confirm:1:999999999:0:a1",
    "version naught": "1:confirm:1:0:0:a1",
    "picks that lead nowhere": "1:confirm:1:3:0:fly,away",
    "no picks to confirm": "1:confirm:1:3:0:",
    "picks that are commas": "1:walk:1:3:0:,,,,",
    "picks in another script": "1:walk:1:3:0:ａ１,大輔",
    "a page far away": "1:page:1:3:99:",
    "a walk into nothing": "1:walk:1:3:0:a1,a1,a1",
    "an option that there is not": "1:option:1:3:0:colour",
    "a wish for a seat far away": "1:wish:1:3:99:",
    "a thread for no game": "1:thread:1:0:0:",
    "a thread for a game that there is not": "1:thread:1:0:0:chess,1,2",
    "a line break": "1:walk:1:3:0:a1\nb2",
}


async def forged(house: House, person: Person, message: Json, custom_id: str) -> Outcome:
    """The person presses a button of ours on which another custom_id stands."""
    post = house.sandbox.world.posts[message["channel_id"]][message["id"]]
    post.data["components"][0]["components"][0]["custom_id"] = custom_id
    return await person.click(post.data, custom_id)


@pytest.mark.parametrize("custom_id", FORGED.values(), ids=FORGED.keys())
async def test_no_button_ends_in_silence(house: House, custom_id: str) -> None:
    """S04: whatever stands in a custom_id, the answer is a private sentence, and no game changes."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover = await house.awaited()
    before, posted, stands = await house.table(), house.said(), len(house.sandbox.world.channels)
    outcome = await forged(house, mover, board, custom_id)
    assert outcome.state == "answered"
    assert outcome.message is not None
    assert outcome.message["x_owner"] == mover.id
    assert outcome.text
    assert not outcome.text.startswith(fault_text(house)), outcome.text
    assert (await house.table()).version == before.version
    assert house.said() == posted
    assert len(house.sandbox.world.channels) == stands


async def test_button_of_another_table_asks_that_table(house: House) -> None:
    """S26: a button carries its table; who sits elsewhere is a stranger there."""
    here = await house.rooms[0].sit_down(house.ann, house.ben)
    there = await house.rooms[1].sit_down(house.chloe, house.dai)
    before = [await house.table(room) for room in house.rooms]
    mover = await house.awaited(house.rooms[0])
    outcome = await forged(house, mover, here, actions_of(there)["move"])
    assert "confirm" not in actions_of(outcome.message or {"components": []})
    assert (await house.awaited(house.rooms[1])).mention in outcome.text
    confirm = f"1:confirm:{before[1].id}:{before[1].version}:0:a1"
    outcome = await forged(house, mover, here, confirm)
    assert outcome.state == "answered"
    assert [(await house.table(room)).version for room in house.rooms] == [table.version for table in before]


async def test_confirm_forged_by_the_opponent_is_refused(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    table, other = await house.table(), await house.other()
    outcome = await forged(house, other, board, f"1:confirm:{table.id}:{table.version}:0:a1")
    assert (await house.awaited()).mention in outcome.text
    assert (await house.table()).version == table.version


async def test_legal_move_of_a_forged_confirm_is_still_only_that_move(house: House) -> None:
    """A custom_id can say no more than a person could choose."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, table = await house.awaited(), await house.table()
    panel = await panels.to_the_end(mover, board, lambda offered: offered[3])
    real = actions_of(panel)["confirm"]
    outcome = await forged(house, mover, board, real)
    assert outcome.state == "answered"
    assert (await house.table()).version == table.version + 1


async def test_every_action_there_is_pressed_by_a_stranger_with_nothing_picked(house: House) -> None:
    """S04, S24: no action takes for granted who presses it, where, and with what."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    before, posted = await house.table(), house.said()
    for action in ACTIONS:
        for number in (before.id, 999_999):
            outcome = await forged(house, house.chloe, board, f"1:{action}:{number}:{before.version}:0:")
            assert outcome.state == "answered"
            assert outcome.text
            assert not outcome.text.startswith(fault_text(house)), f"{action}: {outcome.text}"
    assert (await house.table()).version == before.version
    assert house.said() == posted
