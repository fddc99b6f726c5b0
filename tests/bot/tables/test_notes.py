"""Notes: one for each person at each table, for nobody else, and in no export."""

import json

import pytest

from bot.store.people import PersonRow
from bot.tables import Place, TableError
from bot.tables.notes import LONGEST
from tests.bot.tables.rig import ANN, BEN, CEM, GUILD, Rig


async def test_s40_note_is_kept_for_its_owner_at_its_table(rig: Rig) -> None:
    personal = rig.tables.personal
    table = await rig.playing()
    other = await rig.playing(place=Place(GUILD, 71))
    assert await personal.note(table.id, ANN.user_id) == ""
    assert await personal.write_note(table.id, ANN.user_id, "  take the duck \n") == "take the duck"
    await personal.write_note(table.id, ANN.user_id, "take the bear")
    assert await personal.note(table.id, ANN.user_id) == "take the bear"
    assert await personal.note(table.id, BEN.user_id) == await personal.note(other.id, ANN.user_id) == ""
    assert await personal.write_note(table.id, ANN.user_id, " ") == ""
    assert await personal.note(table.id, ANN.user_id) == ""


async def test_s40_note_stands_in_no_log_and_no_export(rig: Rig) -> None:
    table = await rig.playing()
    before = await rig.row(table.id)
    await rig.tables.personal.write_note(table.id, ANN.user_id, "a secret plan")
    assert await rig.row(table.id) == before
    assert "secret plan" not in json.dumps(await rig.tables.export(table.id))
    await rig.tables.resign(table.id, BEN.user_id)
    assert "secret plan" not in json.dumps(await rig.tables.export(table.id))


@pytest.mark.parametrize(
    ("user", "text", "code"),
    [(CEM.user_id, "x", "not-seated"), (ANN.user_id, "x" * (LONGEST + 1), "note-too-long")],
)
async def test_refused_note_changes_nothing(rig: Rig, user: int, text: str, code: str) -> None:
    table = await rig.playing()
    await rig.tables.personal.write_note(table.id, ANN.user_id, "x" * LONGEST)
    with pytest.raises(TableError, match=code):
        await rig.tables.personal.write_note(table.id, user, text)
    assert await rig.tables.personal.note(table.id, ANN.user_id) == "x" * LONGEST


async def test_forgetting_takes_all_that_was_settled_and_leaves_the_tables(rig: Rig) -> None:
    personal = rig.tables.personal
    table = await rig.playing()
    for person in (ANN, BEN):
        await personal.change(person.user_id, {"turn": "none"})
        await personal.write_note(table.id, person.user_id, "x")
    planned = await personal.plan_vacation(ANN.user_id, "2023-12-01", "2023-12-05", 1)
    await personal.forget(ANN.user_id)
    assert await personal.settings(ANN.user_id) == PersonRow(ANN.user_id)
    assert await personal.note(table.id, ANN.user_id) == ""
    assert planned.start > rig.clock.time and await personal.vacations(ANN.user_id) == ()
    assert (await personal.settings(BEN.user_id)).turn == "none"
    assert await personal.note(table.id, BEN.user_id) == "x"
    assert (await rig.tables.get(table.id)).seat_of(ANN.user_id) is not None


async def test_whoever_never_came_can_be_forgotten(rig: Rig) -> None:
    await rig.tables.personal.forget(CEM.user_id)
    assert await rig.tables.personal.settings(CEM.user_id) == PersonRow(CEM.user_id)
