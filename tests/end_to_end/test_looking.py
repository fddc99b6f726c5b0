"""What anybody may look at, in private; and moves in positions that are seldom met."""

import pytest

from sandbox.components import walk
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of, custom_ids


async def more(house: House, board: Json, action: str) -> str:
    """What a spectator reads behind *More*."""
    opened = await house.chloe.click(board, actions_of(board)["more"])
    assert opened.message is not None
    outcome = await house.chloe.click(opened.message, actions_of(opened.message)[action])
    assert outcome.message is not None and outcome.message["x_owner"] == house.chloe.id
    return outcome.text


async def test_more_leads_to_everything_else(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    opened = await house.chloe.click(board, actions_of(board)["more"])
    assert opened.message is not None
    for action in actions_of(opened.message):
        assert await more(house, board, action), action
    assert (await house.table()).status == "playing"


async def test_log_tells_every_move_by_name(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    empty = house.words.say_in()("log-empty")
    assert empty in await more(house, board, "log")
    for square in ("a1", "b2", "c3"):
        await house.move(await house.awaited(), f"flip {square}")
    told = (await house.ann.slash(house.room.id, "game log")).text
    assert [line[:2] for line in told.splitlines()[1:]] == ["1.", "2.", "3."]
    assert all(square in told for square in ("a1", "b2", "c3"))
    assert empty not in told


async def test_long_log_can_be_read_to_its_beginning(long_house: House) -> None:
    """Pages of at most 2,000 characters in one private answer, the newest first."""
    house = long_house
    await house.room.sit_down(house.ann, house.ben)
    squares = [f"{file}{rank}" for rank in range(1, 8) for file in "abcdefg" if f"{file}{rank}" != "d4"]
    for square in squares[:46]:
        await house.move(await house.awaited(), f"flip {square}")
    shown = (await house.ann.slash(house.room.id, "game log")).message
    assert shown is not None
    assert [component["label"] for _, component in walk(shown["components"]) if "label" in component] == ["Older"]
    read = [shown["content"]]
    while "page 1 of" not in read[0]:
        older = min(custom_ids(shown), key=lambda custom_id: int(custom_id.split(":")[4]))
        shown = (await house.ann.click(shown, older)).message
        assert shown is not None and shown["x_owner"] == house.ann.id
        read.insert(0, shown["content"])
    assert len(read) > 1
    assert all(len(page) <= 2_000 for page in read)
    numbers = [int(line.split(".")[0]) for page in read for line in page.splitlines()[1:]]
    assert numbers == list(range(1, 47))


async def test_typed_in_part_is_shown_before_it_is_made(house: House) -> None:
    """What cannot be taken back and was not typed in full is asked for once more."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, before = await house.awaited(), await house.table()
    outcome = await mover.slash(house.room.id, "move", move="ｃ４")
    assert outcome.message is not None
    assert "confirm" in actions_of(outcome.message)
    assert (await house.table()).version == before.version
    done = await panels.confirm(mover, outcome.message)
    assert done.text.startswith("Done: flip c4")
    assert await house.room.board(board)


async def test_typed_in_full_is_made_at_once_whatever_the_case(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    outcome = await (await house.awaited()).slash(house.room.id, "move", move="  FLIP   C4 ")
    assert outcome.text.startswith("Done: flip c4")
    assert await house.room.board(board)


async def test_back_and_start_over_lead_through_the_panel(house: House) -> None:
    """Nothing is final before Confirm, and Back is always there."""
    board = await house.room.sit_down(house.ann, house.ben)
    mover, before = await house.awaited(), await house.table()
    first = await panels.opened(mover, board)
    chosen = await panels.to_the_end(mover, board, lambda offered: offered[5])
    returned = await mover.click(chosen, actions_of(chosen)["back"])
    assert returned.message is not None
    assert panels.choices(returned.message) == panels.choices(first)
    again = await panels.take(mover, returned.message, panels.choices(returned.message)[7])
    assert "confirm" in actions_of(again)
    assert (await house.table()).version == before.version


async def test_completion_puts_what_begins_so_first(house: House) -> None:
    """25 at most, each of at most 100 characters, all of them legal."""
    await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    for typed in ("", "f", "flip", "FLIP C", "c4", "ｃ４", "7"):
        offered = await mover.complete(house.room.id, "move", "move", move=typed)
        assert 0 < len(offered) <= 25
        assert all(1 <= len(choice["name"]) <= 100 for choice in offered)
    assert [choice["value"] for choice in await mover.complete(house.room.id, "move", "move", move="c4")] == ["flip c4"]


async def test_board_through_a_lens_that_there_is_not(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    outcome = await house.ann.slash(house.room.id, "game board", part="@everyone **x**")
    assert outcome.message is not None
    assert outcome.message["attachments"] == []
    assert "@everyone" not in outcome.text
    assert await house.ann.complete(house.room.id, "game board", "part", part="") == []


@pytest.mark.parametrize("look", ["game board", "game text"])
async def test_whoever_is_awaited_comes_from_a_private_board_to_the_move(house: House, look: str) -> None:
    await house.room.sit_down(house.ann, house.ben)
    mover = await house.awaited()
    for person in (house.ann, house.ben, house.chloe):
        shown = (await person.slash(house.room.id, look)).message
        assert shown is not None
        assert ("move" in actions_of(shown)) is (person.id == mover.id)
        if person.id == mover.id:
            panel = (await person.click(shown, actions_of(shown)["move"])).message
            assert panel is not None and panels.choices(panel)


async def test_text_board_on_the_board_post_is_private(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    posted = len(house.room.public())
    outcome = await house.chloe.click(board, actions_of(board)["text"])
    assert outcome.message is not None and outcome.message["x_owner"] == house.chloe.id
    assert "```" in outcome.text
    assert len(house.room.public()) == posted
