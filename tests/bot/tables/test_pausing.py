"""Pauses by consent: no time counts, each has an end, and nobody makes one alone."""

from bot.pace.durations import DAY, WEEK
from bot.pace.pace import PerMove
from bot.tables.requesting import Wanted
from tests.bot.tables.asking import again, agree, ask, now
from tests.bot.tables.hurried import Said, begun, deadlines, until
from tests.bot.tables.rig import ANN, BEN, Rig

PACE = PerMove(2 * DAY)
HOUR = 3600


async def test_s03_after_ten_days_the_time_left_is_what_it_was(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + HOUR)
    await agree(rig, await ask(rig, table, ANN, Wanted("pause", seconds=2 * WEEK)), BEN)
    assert await until(rig, began + HOUR + 10 * DAY) == []
    await agree(rig, await ask(rig, table, BEN, Wanted("resume")), ANN)
    assert await deadlines(rig, table) == {0: began + 12 * DAY}
    assert (await now(rig, table)).version == table.version


async def test_s14_whoever_opened_the_table_cannot_pause_alone(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    request = await ask(rig, table, ANN, Wanted("pause", seconds=WEEK))
    assert (request.outcome, await rig.tables.agreements.paused_until(table.id)) == (None, None)
    assert await deadlines(rig, table) == {0: began + 2 * DAY}


async def test_s14_every_pause_has_an_end_at_which_the_awaited_is_called(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await agree(rig, await ask(rig, table, ANN, Wanted("pause", seconds=WEEK)), BEN)
    end = rig.clock.time + WEEK
    assert await rig.tables.agreements.paused_until(table.id) == end
    assert await until(rig, end) == [Said(end, "notice-resumed", 0), Said(end, "turn", ANN.user_id)]
    assert await rig.tables.agreements.paused_until(table.id) is None
    assert await deadlines(rig, table) == {0: end + 2 * DAY}


async def test_it_may_be_played_in_a_pause(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await agree(rig, await ask(rig, table, ANN, Wanted("pause", seconds=WEEK)), BEN)
    end = rig.clock.time + WEEK
    await rig.play(table, "take 1")
    assert await deadlines(rig, table) == {1: end + 2 * DAY}
    await now(rig, table)


async def test_s39_the_end_of_a_pause_sweeps_the_wish_to_end_it_away(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await agree(rig, await ask(rig, table, ANN, Wanted("pause", seconds=DAY)), BEN)
    request = await ask(rig, table, BEN, Wanted("resume"))
    await until(rig, rig.clock.time + DAY)
    assert (await again(rig, request)).outcome == "moot"


async def test_whoever_ends_it_last_is_not_called(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await agree(rig, await ask(rig, table, ANN, Wanted("pause", seconds=WEEK)), BEN)
    await agree(rig, await ask(rig, table, BEN, Wanted("resume")), ANN)
    assert await rig.posts(table.id, "reminder") == ()
