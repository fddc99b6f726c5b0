"""Vacations: planned, cancelled, capped, and told where somebody waits."""

import pytest

from bot.pace.errors import PaceError
from bot.pace.pace import PerMove
from bot.pace.spans import Span
from bot.tables import TableError, promises
from bot.tables.promises import Note
from tests.bot.pace.moments import at
from tests.bot.tables.rig import ANN, BEN, Rig

DAY = 86_400
NOON = at("2026-12-01 12:00")


@pytest.fixture(autouse=True)
def december(rig: Rig) -> None:
    rig.clock.time = NOON


async def notes(rig: Rig, table_id: int) -> list[Note]:
    return [promises.read_note(post.payload) for post in await rig.posts(table_id, "notice")]


async def test_days_are_those_of_the_persons_clock(rig: Rig) -> None:
    personal = rig.tables.personal
    await personal.change(ANN.user_id, {"zone": "Asia/Tokyo"})
    row = await personal.plan_vacation(ANN.user_id, "2026-12-05", "2026-12-06", 1)
    assert row.span == Span(at("2026-12-05", "Asia/Tokyo"), at("2026-12-07", "Asia/Tokyo"))
    assert await personal.vacations(ANN.user_id) == (row,)
    assert await personal.vacations(BEN.user_id) == ()
    assert await personal.days_left(ANN.user_id) == (2026, 26)


async def test_the_same_command_plans_once(rig: Rig) -> None:
    personal = rig.tables.personal
    row = await personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-02", 1)
    rig.clock.time += 5
    assert await personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-02", 1) == row
    with pytest.raises(PaceError, match="vacation-overlaps"):
        await personal.plan_vacation(ANN.user_id, "2026-12-02", "2026-12-03", 2)
    assert await personal.vacations(ANN.user_id) == (row,)


async def test_cancelling_before_it_begins_gives_all_days_back(rig: Rig) -> None:
    personal = rig.tables.personal
    row = await personal.plan_vacation(ANN.user_id, "2026-12-05", "2026-12-06", 1)
    assert await personal.cancel_vacation(ANN.user_id, row.start) is None
    assert await personal.days_left(ANN.user_id) == (2026, 28)
    with pytest.raises(TableError, match="no-vacation"):
        await personal.cancel_vacation(ANN.user_id, row.start)


async def test_coming_back_early_keeps_what_was_taken(rig: Rig) -> None:
    personal = rig.tables.personal
    row = await personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-10", 1)
    rig.clock.time += DAY
    assert await personal.cancel_vacation(ANN.user_id, row.start) == Span(NOON, NOON + DAY)
    assert await personal.vacations(ANN.user_id) == ()
    assert await personal.days_left(ANN.user_id) == (2026, 26)
    assert await personal.away([ANN.user_id]) == {}
    with pytest.raises(TableError, match="no-vacation"):
        await personal.cancel_vacation(ANN.user_id, row.start)


async def test_s14_28_days_a_year_and_no_more(rig: Rig) -> None:
    """Nor by forgetting what was taken while others count with it."""
    personal = rig.tables.personal
    await rig.playing()
    await personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-28", 1)
    with pytest.raises(PaceError, match="vacation-too-long"):
        await personal.plan_vacation(ANN.user_id, "2026-12-30", "2026-12-30", 2)
    rig.clock.time += 20 * DAY
    await personal.forget(ANN.user_id)
    assert await personal.days_left(ANN.user_id) == (2026, 7)
    with pytest.raises(PaceError, match="vacation-too-long"):
        await personal.plan_vacation(ANN.user_id, "2026-12-22", "2026-12-30", 3)


async def test_who_is_away_and_until_when(rig: Rig) -> None:
    """A vacation that follows at once is part of it."""
    personal = rig.tables.personal
    await personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-03", 1)
    later = await personal.plan_vacation(ANN.user_id, "2026-12-04", "2026-12-05", 2)
    await personal.plan_vacation(BEN.user_id, "2026-12-04", "2026-12-05", 3)
    assert await personal.away([ANN.user_id, BEN.user_id]) == {ANN.user_id: later.end}
    rig.clock.time = later.end
    assert await personal.away([ANN.user_id, BEN.user_id]) == {}


async def test_tables_that_wait_are_told_when_it_begins(rig: Rig) -> None:
    """At once if that is today, else on the day; once, and only where the person is awaited."""
    personal = rig.tables.personal
    table = await rig.playing()
    ben = await personal.plan_vacation(BEN.user_id, "2026-12-01", "2026-12-03", 1)
    ann = await personal.plan_vacation(ANN.user_id, "2026-12-05", "2026-12-07", 2)
    assert ben.span.holds(NOON)
    assert await notes(rig, table.id) == []
    rig.clock.time = ann.start
    for due in await rig.tables.clocks.fallen():
        await rig.tables.clocks.carry_out(due)
    assert await notes(rig, table.id) == [Note("vacation-notice", (ANN.user_id,), {"until": ann.end})]
    assert await rig.tables.clocks.next_at() != ann.start


async def test_s03_deadline_moves_by_a_vacation_and_back_when_it_is_cancelled(rig: Rig) -> None:
    """By what was taken of it."""
    personal = rig.tables.personal
    table = await rig.lobby()
    await rig.tables.clocks.agree(table.id, ANN.user_id, PerMove(2 * DAY))
    await rig.tables.join(table.id, BEN)
    table = await rig.tables.start(table.id, ANN.user_id)
    (mover,) = table.awaited
    assert await until(rig, table.id) == NOON + 2 * DAY
    row = await personal.plan_vacation(mover, "2026-12-02", "2026-12-05", 1)
    assert await until(rig, table.id) == NOON + 6 * DAY
    rig.clock.time = row.start + DAY
    await personal.cancel_vacation(mover, row.start)
    assert await until(rig, table.id) == NOON + 3 * DAY


async def test_s14_settings_changed_during_a_turn_do_not_move_its_deadline(rig: Rig) -> None:
    """Nobody wins time by taking weekends off when it runs out."""
    table = await rig.lobby()
    await rig.tables.clocks.agree(table.id, ANN.user_id, PerMove(7 * DAY))
    await rig.tables.join(table.id, BEN)
    table = await rig.tables.start(table.id, ANN.user_id)
    (mover,) = table.awaited
    before = await until(rig, table.id)
    await rig.tables.personal.change(mover, {"zone": "Tokyo", "weekends": "on"})
    assert await until(rig, table.id) == before == NOON + 7 * DAY


async def until(rig: Rig, table_id: int) -> int | None:
    """The deadline of whoever is awaited."""
    (wait,) = await rig.tables.clocks.waits(table_id)
    return wait.until


async def test_vacation_cancelled_is_not_told(rig: Rig) -> None:
    personal = rig.tables.personal
    table = await rig.playing()
    row = await personal.plan_vacation(ANN.user_id, "2026-12-05", "2026-12-07", 2)
    await personal.cancel_vacation(ANN.user_id, row.start)
    rig.clock.time = row.start
    for due in await rig.tables.clocks.fallen():
        await rig.tables.clocks.carry_out(due)
    assert await notes(rig, table.id) == []


async def test_table_that_waits_is_told_at_once(rig: Rig) -> None:
    table = await rig.playing()
    row = await rig.tables.personal.plan_vacation(ANN.user_id, "2026-12-01", "2026-12-07", 2)
    assert await notes(rig, table.id) == [Note("vacation-notice", (ANN.user_id,), {"until": row.end})]
