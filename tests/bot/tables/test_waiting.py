"""Who is awaited since when and until when, and what becomes of the banks."""

from pathlib import Path

import msgspec
import pytest

from bot.pace.durations import DAY, HOUR
from bot.pace.pace import ByPromise, Pace, PerMove, Unhurried
from bot.store.waits import PauseRow
from bot.tables import waiting
from bot.tables.desk import Desk
from tests.bot.pace.moments import at
from tests.bot.tables.hurried import ANSWER_SECONDS, Asking, at_desk, banks, begun, deadlines, until, wait_of
from tests.bot.tables.rig import ANN, BEN, CEM, CHANNEL, Rig, opened
from tests.bot.tables.stones import STONES

PACE = PerMove(2 * DAY, 4 * DAY)


async def test_the_start_begins_the_first_wait(rig: Rig) -> None:
    table = await begun(rig, PACE)
    wait = await wait_of(rig, table, 0)
    assert wait is not None and await wait_of(rig, table, 1) is None
    assert (wait.user_id, wait.began, wait.bank, wait.handled) == (ANN.user_id, rig.clock.time, 4 * DAY, rig.clock.time)
    assert await deadlines(rig, table) == {0: rig.clock.time + 6 * DAY}
    assert await banks(rig, table) == {0: 4 * DAY, 1: 4 * DAY}


async def test_a_move_ends_one_wait_and_begins_the_next(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await until(rig, rig.clock.time + 3 * DAY)
    await rig.play(table, "take 1")
    assert await wait_of(rig, table, 0) is None
    assert await deadlines(rig, table) == {1: rig.clock.time + 6 * DAY}
    # A day more than the two of a turn; who needs less gets a quarter of a turn back, up to what a bank holds.
    assert await banks(rig, table) == {0: 3 * DAY, 1: 4 * DAY}
    table = await rig.play(await rig.tables.get(table.id), "take 1", "take 1")
    assert await banks(rig, table) == {0: 3 * DAY + 12 * HOUR, 1: 4 * DAY}


async def test_a_turn_of_several_moves_is_one_wait(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + DAY)
    await rig.play(table, "wait", "wait")
    assert await deadlines(rig, table) == {0: began + 6 * DAY}


async def test_a_secret_move_is_no_end_of_a_wait(rig: Rig) -> None:
    """Orders tell nothing by what becomes of the time, neither of whoever gives them nor of others."""
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + DAY)
    for person in (ANN, BEN):
        await rig.tables.play(table.id, person.user_id, "order none", None, None)
    assert await deadlines(rig, table) == {0: began + 6 * DAY}
    assert await wait_of(rig, table, 1) is None


async def test_everybody_awaited_has_a_wait_of_his_own(rig: Rig) -> None:
    table = await rig.playing(together=True)
    assert {wait.user_id for wait in await rig.tables.clocks.waits(table.id)} == {ANN.user_id, BEN.user_id}
    await rig.tables.play(table.id, BEN.user_id, "take 1", None, None)
    assert {wait.began for wait in await rig.tables.clocks.waits(table.id)} == {rig.clock.time}


@pytest.mark.parametrize("way", ["over", "orphaned"])
async def test_when_it_is_over_nobody_waits(rig: Rig, way: str) -> None:
    table = await begun(rig, PACE)
    if way == "over":
        await rig.tables.resign(table.id, BEN.user_id)
    else:
        await rig.tables.orphan(CHANNEL)
    assert await rig.tables.clocks.waits(table.id) == ()
    assert [row.kind for row in await rig.store.read(lambda session: session.due.of(table.id))] == []


async def test_without_a_limit_nothing_falls_due_but_reminders(rig: Rig) -> None:
    table = await begun(rig, Unhurried())
    assert await deadlines(rig, table) == {0: None}
    said = await until(rig, rig.clock.time + 60 * DAY)
    assert [each.kind for each in said] == ["waiting"] * 4


async def test_a_pause_stops_the_clock_and_moves_the_deadline(rig: Rig) -> None:
    """S03: two days, paused for ten: what is left is what it was."""
    table = await begun(rig, PerMove(2 * DAY))
    began = rig.clock.time
    await until(rig, began + 20 * HOUR)
    pause = PauseRow(0, table.id, rig.clock.time, rig.clock.time + 10 * DAY)
    await rig.store.write(lambda session: session.pauses.put(pause))
    assert await deadlines(rig, table) == {0: began + 12 * DAY}
    assert await until(rig, pause.end) == []
    assert [each.kind for each in await until(rig, began + 12 * DAY - 1)] == ["half", "last"]
    wait = await wait_of(rig, table, 0)
    assert wait is not None and wait.late is None
    await until(rig, began + 12 * DAY)
    wait = await wait_of(rig, table, 0)
    assert wait is not None and wait.late == began + 12 * DAY


async def test_free_weekends_give_no_time_back_each_monday(rig: Rig) -> None:
    """S14: from a Friday on two days last until Tuesday, not until the Wednesday of a clock that starts anew."""
    rig.clock.time = at("2026-03-06 18:00", "UTC")
    table = await begun(rig, PerMove(2 * DAY, weekends_off=True))
    expected = at("2026-03-10 18:00", "UTC")
    assert await deadlines(rig, table) == {0: expected}
    await until(rig, at("2026-03-09 12:00", "UTC"))
    assert await deadlines(rig, table) == {0: expected}


async def test_the_persons_clock_holds_as_it_was_when_the_turn_began(rig: Rig) -> None:
    rig.clock.time = at("2026-03-28 12:00")
    await rig.tables.personal.change(ANN.user_id, {"zone": "Europe/Berlin", "quiet": "23-7"})
    table = await begun(rig, PerMove(12 * HOUR))
    # Midnight is quiet, and in this night clocks go forward.
    assert await deadlines(rig, table) == {0: at("2026-03-29 07:00")}
    await rig.tables.personal.change(ANN.user_id, {"zone": "Asia/Tokyo", "quiet": "off"})
    assert await deadlines(rig, table) == {0: at("2026-03-29 07:00")}
    await rig.play(table, "take 1", "take 1")
    assert await deadlines(rig, table) == {0: rig.clock.time + 12 * HOUR}


async def test_a_vacation_stops_the_persons_clock_alone(rig: Rig) -> None:
    rig.clock.time = at("2026-03-02 00:00", "UTC")
    table = await begun(rig, PerMove(2 * DAY))
    await rig.tables.personal.plan_vacation(ANN.user_id, "2026-03-03", "2026-03-05", None)
    await rig.tables.personal.plan_vacation(BEN.user_id, "2026-03-03", "2026-03-20", None)
    assert await deadlines(rig, table) == {0: at("2026-03-07 00:00", "UTC")}


async def test_an_answer_in_the_middle_halts_the_turn(tmp_path: Path) -> None:
    """What somebody else takes to answer is nobody's time but his."""
    store = await opened(tmp_path)
    rig = Rig(store, {"stones": Asking()})
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + DAY)
    table = await rig.play(table, "wait")
    assert await deadlines(rig, table) == {1: rig.clock.time + ANSWER_SECONDS}
    await until(rig, rig.clock.time + 5 * HOUR)
    table = await rig.play(table, "wait")
    assert await deadlines(rig, table) == {0: began + 6 * DAY + 5 * HOUR}
    assert await banks(rig, table) == {0: 4 * DAY, 1: 4 * DAY}
    # Whoever takes half of what was meant ends with what the bank held.
    table = await rig.play(table, "take 1")
    assert await banks(rig, table) == {0: 4 * DAY, 1: 4 * DAY}
    await store.close()


async def test_each_answer_has_a_time_of_its_own(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    rig = Rig(store, {"stones": Asking()})
    table = await begun(rig, PACE)
    for _ in range(2):
        await until(rig, rig.clock.time + 7 * HOUR)
        table = await rig.play(table, "wait")
        assert await deadlines(rig, table) == {1: rig.clock.time + ANSWER_SECONDS}
        await until(rig, rig.clock.time + 7 * HOUR)
        table = await rig.play(table, "wait")
    await store.close()


async def test_a_seat_that_is_handed_over_begins_with_all_its_time(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await until(rig, rig.clock.time + 5 * DAY)

    await at_desk(rig, lambda desk: _hand_over(desk, table.id))
    assert {wait.user_id: wait.until for wait in await rig.tables.clocks.waits(table.id)} == {
        CEM.user_id: rig.clock.time + 6 * DAY
    }


async def test_tables_from_before_waits_were_written_down(rig: Rig) -> None:
    """They get theirs when the bot starts, without all the reminders that would have come meanwhile."""
    table = await begun(rig)
    began = rig.clock.time
    await rig.store.write(lambda session: session.waits.remove(table.id, 0))
    await rig.store.write(lambda session: session.due.remove(table.id, "wait", 0))
    rig.clock.time += 8 * DAY
    await rig.tables.clocks.returned()
    wait = await wait_of(rig, table, 0)
    assert wait is not None and (wait.began, wait.handled) == (began, rig.clock.time)
    assert [(each.kind, each.at) for each in await until(rig, began + 20 * DAY)] == [("waiting", began + 14 * DAY)]


@pytest.mark.parametrize("pace", [Unhurried(), PACE, ByPromise(3 * DAY)])
async def test_a_clock_that_steps_back_undoes_nothing(rig: Rig, pace: Pace) -> None:
    table = await begun(rig, pace)
    said = await until(rig, rig.clock.time + 40 * DAY)
    assert said
    rig.clock.time -= 39 * DAY
    before = await wait_of(rig, table, 0)
    assert await until(rig, rig.clock.time + 39 * DAY) == []
    assert await wait_of(rig, table, 0) == before
    await rig.play(table, "take 1")
    assert STONES.turn((await rig.tables.get(table.id)).state).seats == (1,)


def _hand_over(desk: Desk, table_id: int) -> None:
    """Cem takes the seat of Ann."""
    row, seat = desk.row(table_id), desk.seat(table_id, ANN.user_id)
    desk.session.seats.put(msgspec.structs.replace(seat, user_id=CEM.user_id, name=CEM.name))
    waiting.follow(desk, row)
