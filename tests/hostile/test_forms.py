"""Forms that nobody was shown, and forms with anything in their fields."""

import random

import pytest

from bot.ui.press import LIMIT, Press
from bot.ui.reception import ACTIONS
from tests.end_to_end.house import House
from tests.hostile import wire
from tests.hostile.elsewhere import table_elsewhere

TRIES = 120
SENT_BY_FORMS = ("clock-set", "vacation-plan", "note-write")
QUIET = frozenset({"thread", "animate", "step"})


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("quiet_log")
async def test_anything_may_stand_in_a_form(house: House, seed: int) -> None:
    await house.room.sit_down(house.ann, house.ben)
    table, far = await house.table(), await table_elsewhere(house)
    before, luck = await wire.kept(house, far), random.Random(seed)
    for _ in range(TRIES):
        action = luck.choice((*SENT_BY_FORMS, luck.choice(sorted(ACTIONS.keys() - QUIET))))
        number = luck.choice((table.id, far.id, 0))
        custom_id = luck.choice((Press(action, number, 0).custom_id(), wire.text(luck)[:LIMIT]))
        values = [wire.text(luck) for _ in range(luck.randrange(6))]
        person = luck.choice((house.ann, house.dai))
        outcome = await wire.submit(house, person, house.room.id, custom_id, values)
        wire.check_answered(house, person, outcome, (custom_id, values))
    assert await wire.kept(house, far) == before


@pytest.mark.usefixtures("quiet_log")
async def test_a_note_is_never_read_or_written_by_another(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    table = await house.table()
    write, read = (Press(action, table.id, 0).custom_id() for action in ("note-write", "note"))
    await wire.submit(house, house.ann, house.room.id, write, ["my plan"])
    for person in (house.ben, house.chloe):
        shown = await wire.press(house, person, board, read)
        assert "my plan" not in f"{shown.text} {shown.modal}"
        await wire.submit(house, person, house.room.id, write, ["theirs"])
    assert await house.tables.personal.note(table.id, int(house.ann.id)) == "my plan"
    assert await house.tables.personal.note(table.id, int(house.chloe.id)) == ""


@pytest.mark.usefixtures("quiet_log")
async def test_a_note_has_an_end(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    table = await house.table()
    write = Press("note-write", table.id, 0).custom_id()
    outcome = await wire.submit(house, house.ann, house.room.id, write, ["x" * 4_000] * 5)
    wire.check_answered(house, house.ann, outcome, "a note")
    assert await house.tables.personal.note(table.id, int(house.ann.id)) == ""


@pytest.mark.usefixtures("quiet_log")
async def test_forms_reach_the_settings_of_their_sender_alone(house: House) -> None:
    for number in (0, int(house.ben.id) % 10**17):
        custom_id = Press("clock-set", number, 0, (house.ben.id,)).custom_id()
        await wire.submit(house, house.ann, house.room.id, custom_id, ["Europe/Berlin", "22-7"])
    assert (await house.tables.personal.settings(int(house.ann.id))).zone == "Europe/Berlin"
    assert (await house.tables.personal.settings(int(house.ben.id))).zone is None
