"""Buttons of other versions, and buttons that say absurd things about themselves: each is answered, none harms."""

import pytest

from bot.tables import Table
from bot.ui.press import Press
from bot.ui.reception import ACTIONS
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.room import actions_of

TABLE, VERSION = 1, 3
"""Of the board whose button is forged."""
FAR = 999_999
HUGE = 999_999_999_999_999_999
FORGED = {
    "a version to come": "2:move:1:3:0:",
    "somebody else's": "page_next",
    "nothing but a blank": " ",
    "picks that are slashes": "1:walk:1:3:0:////",
    "a page of three digits": "1:page:1:3:100:",
    "a page below naught": "1:page:1:3:-1:",
    "a table of twenty digits": f"1:move:{HUGE}99:3:0:",
}
"""What no button of ours was ever made with."""
PRESSES = {
    "an action that there is not": Press("dance", TABLE, VERSION),
    "a table that there is not": Press("move", FAR, VERSION),
    "a table beyond all numbers": Press("move", HUGE, VERSION),
    "an absurd version": Press("confirm", TABLE, 999_999_999, ("a1",)),
    "version naught": Press("confirm", TABLE, 0, ("a1",)),
    "picks that lead nowhere": Press("confirm", TABLE, VERSION, ("fly", "away")),
    "no picks to confirm": Press("confirm", TABLE, VERSION),
    "more than a move to confirm": Press("confirm", TABLE, VERSION, ("a1", "a2")),
    "resigning by a confirm, and more": Press("confirm", TABLE, VERSION, ("resign", "resign")),
    "picks joined in another way": Press("walk", TABLE, VERSION, ("a1,a2",)),
    "picks in another script": Press("walk", TABLE, VERSION, ("ａ１", "大輔")),
    "a page far away": Press("page", TABLE, VERSION, (), 99),
    "a page far away of no choices": Press("page", TABLE, VERSION, ("a1",), 99),
    "a walk into nothing": Press("walk", TABLE, VERSION, ("a1", "a1", "a1")),
    "an option that there is not": Press("option", TABLE, VERSION, ("colour",)),
    "several options": Press("option", TABLE, VERSION, ("match", "no_return", "match")),
    "a wish for a seat far away": Press("wish", TABLE, VERSION, (), 99),
    "a thread for no game": Press("thread", TABLE, 0),
    "a thread for a game that there is not": Press("thread", TABLE, 0, ("chess", "1", "2")),
    "a thread for a game of guests": Press("thread", 0, 0, ("9" * 20, "9" * 20)),
    "a line break": Press("walk", TABLE, VERSION, ("a1\nb2",)),
}
FORGED |= {name: press.custom_id() for name, press in PRESSES.items()}
GUESTS = ("9" * 20, "0", "-1", "１２３", "z" * 20)


def confirming(table: Table, *picks: str) -> str:
    return Press("confirm", table.id, table.version, picks).custom_id()


async def forged(house: House, person: Person, message: Json, custom_id: str) -> Outcome:
    """The person presses a button of ours on which another custom_id stands."""
    post = house.sandbox.world.posts[message["channel_id"]][message["id"]]
    post.data["components"][0]["components"][0]["custom_id"] = custom_id
    return await person.click(post.data, custom_id)


@pytest.mark.parametrize("custom_id", FORGED.values(), ids=FORGED.keys())
async def test_no_button_ends_in_silence(house: House, custom_id: str) -> None:
    """Whatever stands in a custom_id, the answer is a private sentence, and no game changes."""
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
    """A button carries its table; who sits elsewhere is a stranger there."""
    here = await house.rooms[0].sit_down(house.ann, house.ben)
    there = await house.rooms[1].sit_down(house.chloe, house.dai)
    before = [await house.table(room) for room in house.rooms]
    mover = await house.awaited(house.rooms[0])
    outcome = await forged(house, mover, here, actions_of(there)["move"])
    assert "confirm" not in actions_of(outcome.message or {"components": []})
    assert (await house.awaited(house.rooms[1])).mention in outcome.text
    confirm = confirming(before[1], "a1")
    outcome = await forged(house, mover, here, confirm)
    assert outcome.state == "answered"
    assert [(await house.table(room)).version for room in house.rooms] == [table.version for table in before]


async def test_confirm_forged_by_the_opponent_is_refused(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    table, other = await house.table(), await house.other()
    outcome = await forged(house, other, board, confirming(table, "a1"))
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


async def test_button_whose_table_is_gone_says_so(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    for action in ("move", "board", "join", "confirm"):
        outcome = await forged(house, house.ann, board, Press(action, FAR, VERSION).custom_id())
        assert outcome.text == house.words.say_in()("error-table-gone")


async def test_picks_of_the_form_that_is_forged_are_read(house: House) -> None:
    """So what is refused above is refused for what it says, not for how it is written."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, table = await house.awaited(), await house.table()
    assert (table.id, table.version) == (TABLE, VERSION)
    outcome = await forged(house, mover, board, confirming(table, "a1"))
    assert outcome.text.startswith("Done: flip a1")


async def test_forged_guests_are_nobody(house: House) -> None:
    """A thread is opened, and nobody is invited who cannot be."""
    board = await house.room.sit_down(house.ann, house.ben)
    for guest in GUESTS:
        stands = len(house.sandbox.world.channels)
        outcome = await forged(house, house.chloe, board, Press("thread", 0, 0, ("halali", guest)).custom_id())
        assert outcome.state == "answered"
        assert not outcome.text.startswith(fault_text(house)), outcome.text
        (table,) = await house.tables.of_person(int(house.chloe.id))
        assert table.invited == ()
        await house.tables.cancel(table.id, int(house.chloe.id))
        assert len(house.sandbox.world.channels) == stands + 1


async def test_every_action_there_is_pressed_by_a_stranger_with_nothing_picked(house: House) -> None:
    """No action takes for granted who presses it, where, and with what."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    before, posted = await house.table(), house.said()
    for action in ACTIONS:
        for number in (before.id, 999_999):
            outcome = await forged(house, house.chloe, board, Press(action, number, before.version).custom_id())
            assert outcome.state == "answered"
            assert outcome.text
            assert not outcome.text.startswith(fault_text(house)), f"{action}: {outcome.text}"
    assert (await house.table()).version == before.version
    assert house.said() == posted
