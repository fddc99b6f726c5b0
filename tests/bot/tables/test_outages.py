"""The bot was away: deadlines move by that, each table is told once, and nothing falls due at once."""

import pytest

from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import ByPromise, PerMove, Unhurried
from bot.pace.spans import Span
from bot.tables import Place, promises
from bot.tables.promises import Note
from tests.bot.tables.hurried import at_desk, begun, deadlines, told, until
from tests.bot.tables.rig import ANN, Rig

PACE = PerMove(2 * DAY)


async def away(rig: Rig, seconds: int) -> Span | None:
    """The bot is last heard of now, and comes back so much later."""
    await rig.tables.clocks.mark(rig.clock.time)
    rig.clock.time += seconds
    return await rig.tables.clocks.returned()


async def test_deadlines_move_by_the_outage(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + 6 * HOUR)
    assert await away(rig, 3 * DAY) == Span(began + 6 * HOUR, began + 6 * HOUR + 3 * DAY)
    assert await deadlines(rig, table) == {0: began + 5 * DAY}
    said = await until(rig, began + 5 * DAY - 1)
    assert [each.kind for each in said] == ["notice-outage", "half", "last"]
    assert [wait.late for wait in await rig.tables.clocks.waits(table.id)] == [False]


async def test_a_deadline_just_after_the_outage_waits_for_an_hour(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + 2 * DAY - MINUTE)
    await away(rig, DAY)
    back = rig.clock.time
    assert await deadlines(rig, table) == {0: back + HOUR}


async def test_a_restart_is_no_outage(rig: Rig) -> None:
    table = await begun(rig, PACE)
    before = await deadlines(rig, table)
    for _ in range(20):
        assert await away(rig, 2 * MINUTE) is None
    assert (await deadlines(rig, table), await told(rig)) == (before, [])


async def test_the_first_start_of_all_is_no_outage(rig: Rig) -> None:
    assert await rig.tables.clocks.returned() is None


async def test_a_clock_set_back_is_no_outage(rig: Rig) -> None:
    assert await away(rig, -DAY) is None
    rig.clock.time += MINUTE
    assert await rig.tables.clocks.returned() is None


@pytest.mark.parametrize(("pace", "notices"), [(Unhurried(), 0), (PACE, 1), (ByPromise(), 1)])
async def test_tables_with_a_deadline_are_told(rig: Rig, pace: PerMove, notices: int) -> None:
    await begun(rig, pace)
    await away(rig, DAY)
    assert [kind for kind, *_ in await told(rig)] == ["notice-outage"] * notices


async def test_several_outages_are_told_as_one(rig: Rig) -> None:
    """As long as nothing of it was posted; another notice that waits beside it is not lost."""
    table = await begun(rig, PACE)
    start = rig.clock.time
    await away(rig, DAY)
    await at_desk(
        rig,
        lambda desk: promises.notice(desk.session, desk.row(table.id), Note("notice-promise"), desk.entropy, desk.now),
    )
    rig.clock.time += 2 * MINUTE
    await away(rig, DAY)
    notices = [promises.read_note(post.payload) for post in await rig.posts(table.id, "notice") if post.state == "new"]
    assert [note.key for note in notices] == ["notice-promise", "notice-outage"]
    assert notices[1].times == {"start": start, "end": rig.clock.time}


async def test_every_table_is_told_and_lobbies_are_not(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await rig.tables.open(Place(7, 71), ANN, "stones", pace=PACE)
    await away(rig, DAY)
    posts = await rig.store.read(lambda session: [row.id for row in session.tables.live()])
    assert [(at, len(await rig.posts(at, "notice"))) for at in posts] == [(table.id, 1), (posts[1], 0)]


async def test_the_time_between_two_outages_counts(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    for _ in range(3):
        await away(rig, 10 * HOUR)
        rig.clock.time += HOUR
    assert await deadlines(rig, table) == {0: began + 2 * DAY + 30 * HOUR}
