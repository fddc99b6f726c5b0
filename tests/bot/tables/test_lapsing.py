"""Deadlines that pass, answers that the rules give, and faults on the way."""

from pathlib import Path

import pytest

from bot.pace.durations import DAY, HOUR
from bot.pace.pace import PerMove, Unhurried
from bot.store.due import DueRow
from bot.store.waits import PauseRow
from bot.tables.due import LATER
from tests.bot.tables.hurried import ANSWER_SECONDS, Asking, begun, deadlines, until, wait_of
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, Rig, opened

PACE = PerMove(2 * DAY)


async def test_a_deadline_that_passes_ends_nothing(rig: Rig) -> None:
    table = await begun(rig, PACE)
    due = rig.clock.time + 2 * DAY
    await until(rig, due - 1)
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [False]
    await until(rig, due)
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [True]
    wait = await wait_of(rig, table, 0)
    assert wait is not None and wait.late == due
    # Only the choice of the others was opened, once, and the move still counts.
    await until(rig, due + 60 * DAY)
    assert await wait_of(rig, table, 0) is not None
    assert (await rig.tables.play(table.id, ANN.user_id, "take 1", None, None)).table.status == "playing"


async def test_a_move_and_its_deadline_in_one_second(rig: Rig) -> None:
    """S09: the move comes first, or the deadline does; never both for the same turn."""
    table = await begun(rig, PACE)
    due = rig.clock.time + 2 * DAY
    await until(rig, due - 1)
    rig.clock.time = due
    [fallen] = [row for row in await rig.tables.clocks.fallen() if row.at == due]
    await rig.play(table, "take 1")
    await rig.tables.clocks.carry_out(fallen)
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [False]


async def test_what_is_carried_out_twice_happens_once(rig: Rig) -> None:
    await begun(rig, PACE)
    rig.clock.time += DAY
    [fallen] = await rig.tables.clocks.fallen()
    table = await rig.tables.get(fallen.table_id)
    for _ in range(2):
        await rig.tables.clocks.carry_out(fallen)
    assert len(await rig.posts(table.id, "reminder")) == 1


async def test_a_deadline_is_found_out_anew_when_it_falls_due(rig: Rig) -> None:
    """A pause that began meanwhile has moved it; nobody had to think of that."""
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + 30 * HOUR)
    pause = PauseRow(0, table.id, rig.clock.time, rig.clock.time + 5 * DAY)
    await rig.store.write(lambda session: session.pauses.put(pause))
    await until(rig, began + 2 * DAY)
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [False]
    await until(rig, began + 7 * DAY)
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [True]


async def test_an_answer_is_given_by_the_rules_when_its_time_is_over(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    game = Asking()
    rig = Rig(store, {"stones": game})
    table = await begun(rig, PACE)
    asked = rig.clock.time
    table = await rig.play(table, "wait")
    assert await until(rig, asked + ANSWER_SECONDS - 1) == []
    assert (await rig.tables.get(table.id)).awaited == (BEN.user_id,)
    await until(rig, asked + ANSWER_SECONDS)
    table = await rig.tables.get(table.id)
    assert table.awaited == (ANN.user_id,)
    newest = (await rig.entries(table.id))[-1]
    assert (newest.kind, newest.seat, newest.user_id, newest.move) == ("move", 1, None, ("wait",))
    promise = await rig.promised(table.id, "board")
    assert promise.pings == (ANN.user_id,)
    assert [(note.key, note.users) for note in promise.notes] == [("note-limit", (BEN.user_id,))]
    assert await store.read(lambda session: broken(session, game, table.id)) == []
    await store.close()


async def test_an_answer_in_time_is_ones_own(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rig = Rig(store, {"stones": Asking()})
    table = await begun(rig, Unhurried())
    table = await rig.play(table, "wait")
    await until(rig, rig.clock.time + 7 * HOUR)
    await rig.play(table, "wait")
    await until(rig, rig.clock.time + 2 * DAY)
    assert [entry.user_id for entry in await rig.entries(table.id) if entry.ply] == [ANN.user_id, BEN.user_id]
    assert (await rig.promised(table.id, "board")).notes == ()
    await store.close()


async def test_nobody_has_to_answer_during_an_outage(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rig = Rig(store, {"stones": Asking()})
    table = await begun(rig, Unhurried())
    await rig.tables.clocks.mark(rig.clock.time)
    table = await rig.play(table, "wait")
    asked = rig.clock.time
    rig.clock.time += 2 * DAY
    await rig.tables.clocks.returned()
    assert await deadlines(rig, table) == {1: asked + 2 * DAY + ANSWER_SECONDS}
    await store.close()


async def test_what_concerns_nothing_any_more_is_struck_off(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await rig.tables.resign(table.id, ANN.user_id)
    stray = DueRow(table.id, "wait", 0, rig.clock.time)
    await rig.store.write(lambda session: session.due.put(stray))
    await rig.tables.clocks.carry_out(stray)
    assert await rig.store.read(lambda session: session.due.get(table.id, "wait", 0)) is None


async def test_a_fault_puts_off_and_changes_nothing(rig: Rig) -> None:
    table = await begun(rig, PACE)
    broken_row = DueRow(table.id, "no-such-kind", 1, rig.clock.time)
    await rig.store.write(lambda session: session.due.put(broken_row))
    with pytest.raises(KeyError):
        await rig.tables.clocks.carry_out(broken_row)
    await rig.tables.clocks.put_off(broken_row)
    kept = await rig.store.read(lambda session: session.due.get(table.id, "no-such-kind", 1))
    assert kept is not None and kept.at == rig.clock.time + LATER
