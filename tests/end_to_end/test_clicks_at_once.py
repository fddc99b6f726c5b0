"""Two clicks at once, twenty clicks at once, one click that Discord delivers twice."""

import asyncio

from sandbox.person import Outcome
from tests.end_to_end import panels
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.room import actions_of

MANY = 20


def check_one_won(house: House, outcomes: list[Outcome]) -> None:
    """Exactly one says that it is done; the others are told why not, and not that something went wrong."""
    assert {outcome.state for outcome in outcomes} == {"answered"}
    done = [outcome for outcome in outcomes if outcome.text.startswith("Done: ")]
    assert len(done) == 1
    assert all(outcome.text for outcome in outcomes)
    assert not any(outcome.text.startswith(fault_text(house)) for outcome in outcomes)


async def test_twenty_clicks_on_one_confirm_make_one_move(house: House) -> None:
    """The others hear of it politely, in private, and the panel's outcome stands."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    before = await house.table()
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])
    outcomes = await asyncio.gather(*(panels.confirm(mover, panel) for _ in range(MANY)))
    following = await house.room.board(board)
    await house.delivered()
    after = await house.table()
    assert (after.version, after.ply) == (before.version + 1, before.ply + 1)
    assert len([message for message in house.room.public() if message["attachments"]]) == 2
    assert following["x_pings"] == [other.id]
    check_one_won(house, outcomes)
    stands = house.words.say_in()("error-move-stands", move="flip a1", link="#").split("#")[0]
    assert sum(outcome.text.startswith(stands) for outcome in outcomes) == MANY - 1
    (standing,) = (seen for seen in house.sandbox.messages(mover, house.room.id) if seen["id"] == panel["id"])
    assert standing["content"].startswith("Done: ")


async def test_twenty_different_moves_at_once_make_one_move(house: House) -> None:
    """Twenty panels, each with another move."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    before = await house.table()
    ready = [
        await panels.to_the_end(mover, board, lambda offered, number=number: offered[number])  # type: ignore[misc]
        for number in range(MANY)
    ]
    outcomes = await asyncio.gather(*(panels.confirm(mover, panel) for panel in ready))
    await house.room.board(board)
    await house.delivered()
    after = await house.table()
    assert (after.version, after.ply) == (before.version + 1, before.ply + 1)
    check_one_won(house, outcomes)
    stands = house.words.say_in()("error-move-stands", move="#", link="").split("#")[0]
    assert sum(outcome.text.startswith(stands) for outcome in outcomes) == MANY - 1
    assert len([message for message in house.room.public() if message["attachments"]]) == 2


async def test_twenty_typed_moves_at_once_make_one_move(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    before = await house.table()
    moves = [f"flip {file}{rank}" for file in "abcdefg" for rank in (1, 2, 3)][:MANY]
    outcomes = await asyncio.gather(*(mover.slash(house.room.id, "move", move=move) for move in moves))
    await house.room.board(board)
    assert (await house.table()).version == before.version + 1
    check_one_won(house, outcomes)


async def test_twenty_people_cannot_take_one_seat(house: House) -> None:
    """Before the start: two seats, many who press Join."""
    lobby = await house.room.open(house.ann)
    for _ in range(4):
        for person in house.sandbox.people[1:]:
            await house.room.tap(person, lobby, "join")
    await house.room.lobby(seated=2)
    await house.delivered()
    assert len((await house.table()).seats) == 2


async def test_start_pressed_many_times_begins_one_game(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    ready = await house.room.having("start")
    for person in (house.ann, house.ben) * 5:
        await house.room.tap(person, ready, "start")
    await house.room.board(lobby)
    await house.delivered()
    assert len(house.room.public()) == 2
    assert (await house.table()).ply == 0


async def test_interaction_delivered_twice_changes_nothing_the_second_time(house: House) -> None:
    """As after a resume of the gateway."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    before = await house.table()
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])
    house.sandbox.platform.duplicate_next_interaction = True
    outcome = await panels.confirm(mover, panel)
    assert outcome.text.startswith("Done: ")
    following = await house.room.board(board)
    await house.delivered()
    assert (await house.table()).version == before.version + 1
    assert [m["id"] for m in house.room.public() if m["attachments"]] == [board["id"], following["id"]]


async def test_command_delivered_twice_opens_one_table(house: House) -> None:
    house.sandbox.platform.duplicate_next_interaction = True
    outcome = await house.ann.slash(house.room.id, "game new", game="halali")
    assert outcome.state == "answered"
    await house.room.lobby()
    await house.delivered()
    assert len(house.room.public()) == 1
    assert "thread" not in actions_of(outcome.message or {"components": []})
    assert len(await house.tables.of_person(int(house.ann.id))) == 1
