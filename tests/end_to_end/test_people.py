"""Whoever may not do a thing gets a sentence of his own, in private, and nothing changes."""

import pytest

from sandbox.person import Outcome, Person
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


def check_private(outcome: Outcome, person: Person) -> None:
    assert outcome.state == "answered"
    assert outcome.message is not None
    assert outcome.message["x_owner"] == person.id
    assert outcome.message["x_pings"] == []
    assert outcome.text


@pytest.mark.parametrize("way", ["button", "command"])
async def test_opponent_and_stranger_are_told_whom_the_table_awaits(house: House, way: str) -> None:
    """Each his own sentence; the version stays what it was and nobody is pinged."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    before, posted = await house.table(), house.said()
    mover, other = await house.awaited(), await house.other()
    told = []
    for person in (other, house.chloe):
        if way == "button":
            outcome = await person.click(board, actions_of(board)["move"])
        else:
            outcome = await person.slash(house.room.id, "move", move="flip a1")
        check_private(outcome, person)
        assert mover.mention in outcome.text
        told.append(outcome.text)
    assert told[0] != told[1]
    assert (await house.table()).version == before.version
    assert house.said() == posted


async def test_stranger_offered_no_moves(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    assert await house.chloe.complete(house.room.id, "move", "move", move="f") == []
    assert await (await house.other()).complete(house.room.id, "move", "move", move="f") == []
    assert len(await (await house.awaited()).complete(house.room.id, "move", "move", move="f")) == 25


async def test_stranger_may_look_and_not_resign(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    for command in ("game board", "game text", "game log", "game rules", "game export"):
        check_private(await house.chloe.slash(house.room.id, command), house.chloe)
    check_private(await house.chloe.slash(house.room.id, "game resign"), house.chloe)
    more = await house.chloe.click(board, actions_of(board)["more"])
    assert more.message is not None
    refused = await house.chloe.click(more.message, actions_of(more.message)["resign"])
    assert refused.message is not None
    assert "give-up" not in actions_of(refused.message)
    assert (await house.table()).status == "playing"


async def test_each_button_of_the_lobby_answers_whoever_may_not(house: House) -> None:
    lobby = await house.room.open(house.ann)
    for action in ("leave", "cancel", "options", "side"):
        outcome = await house.chloe.click(lobby, actions_of(lobby)[action])
        check_private(outcome, house.chloe)
    check_private(await house.ann.click(lobby, actions_of(lobby)["join"]), house.ann)
    await house.room.tap(house.ben, lobby, "join")
    full = await house.room.having("start")
    check_private(await house.chloe.click(full, actions_of(full)["start"]), house.chloe)
    table = await house.table()
    assert (table.status, len(table.seats)) == ("lobby", 2)


async def test_stranger_in_a_lobby_is_told_to_join_and_not_that_others_play(house: House) -> None:
    lobby = await house.room.open(house.ann)
    for action in ("leave", "side"):
        outcome = await house.chloe.click(lobby, actions_of(lobby)[action])
        assert outcome.text == house.words.say_in()("error-not-joined")


async def test_one_who_left_is_a_stranger(house: House) -> None:
    """The owner of a button is looked up, never remembered."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.lobby(seated=2)
    await house.room.tap(house.ben, lobby, "leave")
    await house.room.lobby(seated=1)
    await house.room.tap(house.chloe, lobby, "join")
    await house.room.lobby(seated=2)
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    outcome = await house.ben.click(board, actions_of(board)["move"])
    check_private(outcome, house.ben)
    assert house.chloe.mention in outcome.text


@pytest.mark.parametrize("action", ["back", "confirm"])
async def test_panel_of_an_old_version_says_what_happened_and_leads_to_the_newest(house: House, action: str) -> None:
    """A panel left open while the board moved on."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    old = await panels.to_the_end(mover, board, lambda offered: offered[0])
    await house.move(mover, "flip g7")
    await house.move(other, "flip g6")
    newest = await house.room.board(board)
    await house.delivered()
    newest = await house.room.board(board)
    version = (await house.table()).version
    outcome = await mover.click(old, actions_of(old)[action])
    check_private(outcome, mover)
    assert newest["id"] in outcome.text
    assert "g6" in outcome.text
    assert (await house.table()).version == version
    assert outcome.message is not None
    assert "move" in actions_of(outcome.message)


async def test_move_that_stands_is_told_to_whoever_clicks_once_more(house: House) -> None:
    """They do not read that nothing was played."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    old = await panels.to_the_end(mover, board, lambda offered: offered[0])
    await house.move(mover, "flip g7")
    outcome = await panels.confirm(mover, old)
    check_private(outcome, mover)
    assert outcome.text.startswith(house.words.say_in()("error-move-stands", move="flip g7", link="#").split("#")[0])
    assert (await house.table()).ply == 1


async def test_old_board_says_what_happened_and_leads_to_the_newest(house: House) -> None:
    """Even a board whose buttons could not be taken away."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    kept = house.sandbox.world.posts[house.room.id][board["id"]].data["components"]
    await house.move(mover, "flip g7")
    await house.move(other, "flip g6")
    await house.delivered()
    newest = await house.room.board(board)
    house.sandbox.world.posts[house.room.id][board["id"]].data["components"] = kept
    outcome = await mover.click(board, actions_of(board)["move"])
    check_private(outcome, mover)
    assert newest["id"] in outcome.text
    assert "g6" in outcome.text
    assert outcome.message is not None
    assert "confirm" in actions_of(await panels.to_the_end(mover, outcome.message, lambda offered: offered[0]))


async def test_buttons_of_a_finished_table_say_that_it_is_over(house: House) -> None:
    """They link to the result, too; log, text and export still work."""
    board = await house.room.sit_down(house.ann, house.ben)
    kept = house.sandbox.world.posts[house.room.id][board["id"]].data["components"]
    asked = await house.ann.slash(house.room.id, "game resign")
    assert asked.message is not None
    await house.ann.click(asked.message, actions_of(asked.message)["give-up"])
    result = await house.room.result(board)
    await house.delivered()
    house.sandbox.world.posts[house.room.id][board["id"]].data["components"] = kept
    outcome = await house.ben.click(board, actions_of(board)["move"])
    check_private(outcome, house.ben)
    assert result["id"] in outcome.text
    for action in ("board", "text", "log", "export"):
        check_private(await house.chloe.click(result, actions_of(result)[action]), house.chloe)
    again = await house.ann.slash(house.room.id, "game resign")
    check_private(again, house.ann)
    assert result["id"] in again.text


async def test_new_name_is_used_from_the_next_deed_on(house: House) -> None:
    """By buttons and by typing."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    await mover.nick("First of the Forest")
    await panels.make(mover, board, lambda offered: offered[0])
    assert "First of the Forest" in (await house.table()).names
    await other.nick("Second of the Forest")
    await house.move(other, "flip g6")
    assert {"First of the Forest", "Second of the Forest"} == set((await house.table()).names)
    assert "Second of the Forest" in (await house.chloe.slash(house.room.id, "game text")).text
