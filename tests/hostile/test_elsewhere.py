"""Tables of another server, and of channels that are closed to somebody, are as if there were none."""

import pytest

from bot.ui.press import Press
from bot.ui.reception import ACTIONS, FORMS
from sandbox import places
from sandbox.permissions import Permission
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.hostile import wire
from tests.hostile.elsewhere import SECRET, table_elsewhere

QUIET = frozenset({"step", "animate", "thread"})
"""What would only take time, and is refused at the same door."""


async def press_everything(house: House, person: Person, board: Json, table: int, version: int) -> list[str]:
    """The answers to every action, with nothing picked and with the first of everything picked."""
    told = []
    for action in sorted({*ACTIONS, *FORMS} - QUIET):
        for picks in ((), ("0",), ("1",)):
            press = Press(action, table, version, picks, len(picks))
            outcome = await wire.press(house, person, board, press.custom_id(), picks or None)
            wire.check_answered(house, person, outcome, press)
            files = outcome.message["attachments"] if outcome.message else []
            told.append(f"{outcome.text} {outcome.modal or ''} {files or ''}")
    return told


@pytest.mark.usefixtures("quiet_log")
async def test_nothing_is_told_of_a_table_on_another_server(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    far = await table_elsewhere(house)
    before = await wire.kept(house, far)
    for person in (house.chloe, house.ann):
        for text in await press_everything(house, person, board, far.id, far.version):
            assert SECRET not in text
            assert "<@71>" not in text
            assert str(far.channel_id) not in text
            assert ".png" not in text and ".json" not in text
    assert await wire.kept(house, far) == before


async def test_nothing_is_told_of_a_table_in_a_closed_channel(house: House) -> None:
    here, there = house.rooms
    board = await here.sit_down(house.ann, house.ben)
    await there.sit_down(house.chloe, house.dai)
    await house.delivered()
    table = await house.table(there)
    channel = house.sandbox.world.channel(there.id)
    places.overwrite(house.sandbox.platform, channel, house.ben.id, 1, allow=0, deny=Permission.VIEW_CHANNEL)
    gone = house.words.say_in()("error-table-gone")
    for action in ("board", "text", "log", "export", "more", "replay", "move", "join"):
        outcome = await wire.press(house, house.ben, board, Press(action, table.id, table.version).custom_id())
        assert outcome.text == gone, action


async def test_whoever_sits_elsewhere_or_sees_it_is_served_from_anywhere(house: House) -> None:
    here, there = house.rooms
    await here.sit_down(house.ann, house.ben)
    board = await there.sit_down(house.chloe, house.dai)
    table = await house.table(here)
    for person in (house.ann, house.chloe):
        outcome = await wire.press(house, person, board, Press("board", table.id, table.version).custom_id())
        assert outcome.message is not None
        assert outcome.message["attachments"], outcome.text
