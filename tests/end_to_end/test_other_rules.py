"""A table that was begun under rules of another version: every answer is true, and it can be ended."""

import msgspec
import pytest

from bot.store.contract import Session
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def outdated(house: House) -> int:
    """The id of a table in play, with a move in it, of which the rules are no longer known."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.move(await house.awaited(), "flip a1")
    await house.room.board(board)
    await house.delivered()
    table = await house.table()

    def change(session: Session) -> None:
        row = session.tables.get(table.id)
        assert row is not None
        assert session.tables.save(msgspec.structs.replace(row, rules_version=row.rules_version + 1), row.version)

    await house.store.write(change)
    return table.id


@pytest.mark.parametrize("command", ["game board", "game text", "game tiles", "move"])
async def test_what_needs_the_rules_says_so_and_how_to_end_it(house: House, command: str) -> None:
    await outdated(house)
    given = {"move": "flip b2"} if command == "move" else {}
    outcome = await house.chloe.slash(house.room.id, command, **given)
    assert outcome.text == house.words.say_in()("error-other-rules")


async def test_moves_can_still_be_read(house: House) -> None:
    await outdated(house)
    assert "flip a1" in (await house.chloe.slash(house.room.id, "game log")).text
    exported = await house.chloe.slash(house.room.id, "game export")
    assert exported.message is not None
    assert [file["filename"].endswith(".json") for file in exported.message["attachments"]] == [True]


async def test_new_table_in_its_place_is_told_how(house: House) -> None:
    await outdated(house)
    outcome = await house.chloe.slash(house.room.id, "game new", game="halali")
    assert "/game resign" in outcome.text


async def test_anyone_seated_ends_it_and_the_channel_is_free(house: House) -> None:
    number = await outdated(house)
    refused = await house.chloe.slash(house.room.id, "game resign")
    assert actions_of(refused.message or {"components": []}) == {}
    asked = await house.ben.slash(house.room.id, "game resign")
    assert asked.message is not None
    done = await house.ben.click(asked.message, actions_of(asked.message)["give-up"])
    assert done.text == house.words.say_in()("resign-done-old-rules")
    assert (await house.tables.get(number)).status == "cancelled"
    looked = await house.ann.slash(house.room.id, "game board")
    assert looked.text == house.words.say_in()("error-other-rules-over")
    assert await house.room.open(house.ann)
