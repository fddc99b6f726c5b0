"""A pace agreed on, days promised, turns muted; and who may not."""

import pytest

from bot.pace.durations import DAY, HOUR
from bot.pace.errors import PaceError
from bot.pace.pace import ByPromise, PerMove, Unhurried
from bot.tables import Person, Place, TableError
from tests.bot.pace.moments import at
from tests.bot.tables.hurried import begun, deadlines, told, until
from tests.bot.tables.rig import ANN, BEN, CEM, HERE, Rig, code

PACE = PerMove(2 * DAY, 4 * DAY)


@pytest.fixture
def noon(rig: Rig) -> Rig:
    rig.clock.time = at("2026-03-04 12:00", "UTC")
    return rig


async def test_the_opener_sets_the_pace_before_the_start(rig: Rig) -> None:
    table = await rig.lobby()
    assert table.pace == Unhurried()
    changed = await rig.tables.clocks.agree(table.id, ANN.user_id, PACE, 1)
    assert (changed.pace, changed.version) == (PACE, table.version + 1)
    assert (await rig.tables.clocks.agree(table.id, ANN.user_id, PACE, 1)).version == changed.version
    assert (await rig.entries(table.id))[-1].data == {"pace": "2d+4d"}
    assert (await rig.posts(table.id, "lobby"))[-1].version == changed.version


async def test_a_table_is_opened_at_a_pace(rig: Rig) -> None:
    table = await rig.tables.open(HERE, ANN, "stones", pace=PACE)
    assert (table.pace, (await rig.entries(table.id))[0].data["pace"]) == (PACE, "2d+4d")


async def test_nobody_else_sets_it_nor_later_nor_to_anything(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    with pytest.raises(TableError) as refused:
        await rig.tables.clocks.agree(table.id, BEN.user_id, PACE)
    assert code(refused.value) == ("not-opener", {"table": table.id, "opener": ANN.user_id})
    with pytest.raises(PaceError) as absurd:
        await rig.tables.clocks.agree(table.id, ANN.user_id, PerMove(HOUR))
    assert absurd.value.code == "pace-out-of-range"
    with pytest.raises(PaceError):
        await rig.tables.open(Place(7, 71), ANN, "stones", pace=PerMove(365 * DAY))
    await rig.tables.start(table.id, ANN.user_id)
    with pytest.raises(TableError) as begun_already:
        await rig.tables.clocks.agree(table.id, ANN.user_id, PACE)
    assert begun_already.value.code == "already-started"
    assert (await rig.tables.get(table.id)).pace == Unhurried()


async def test_a_promise_moves_the_deadline_and_is_told(noon: Rig) -> None:
    table = await begun(noon, ByPromise(3 * DAY))
    assert (await noon.tables.clocks.days(table.id, ANN.user_id))[::14] == ("2026-03-04", "2026-03-18")
    made = await noon.tables.clocks.promise(table.id, ANN.user_id, "2026-03-12")
    assert (made.until, made.promises_left) == (at("2026-03-13 00:00", "UTC"), 2)
    assert await told(noon) == [("notice-promise", ANN.user_id, False)]
    assert await deadlines(noon, table) == {0: made.until}
    await until(noon, at("2026-03-12 23:59", "UTC"))
    assert [wait.late for wait in await noon.tables.clocks.waits(table.id)] == [False]
    await until(noon, at("2026-03-13 00:00", "UTC"))
    assert [wait.late for wait in await noon.tables.clocks.waits(table.id)] == [True]


async def test_the_same_promise_twice_counts_once(noon: Rig) -> None:
    table = await begun(noon, ByPromise())
    for _ in range(5):
        made = await noon.tables.clocks.promise(table.id, ANN.user_id, "2026-03-06")
    assert made.promises_left == 2
    assert len(await told(noon)) == 1


async def test_a_promise_put_off_for_ever_is_none(noon: Rig) -> None:
    table = await begun(noon, ByPromise())
    for day in ("2026-03-05", "2026-03-06", "2026-03-07"):
        made = await noon.tables.clocks.promise(table.id, ANN.user_id, day)
    with pytest.raises(PaceError) as refused:
        await noon.tables.clocks.promise(table.id, ANN.user_id, "2026-03-08")
    assert refused.value.code == "too-many-promises"
    assert await deadlines(noon, table) == {0: made.until}
    # The next turn is a new one.
    await noon.play(table, "take 1", "take 1")
    assert (await noon.tables.clocks.promise(table.id, ANN.user_id, "2026-03-08")).promises_left == 2


async def test_a_promise_after_the_deadline_puts_things_right(noon: Rig) -> None:
    table = await begun(noon, ByPromise(DAY))
    await until(noon, noon.clock.time + 2 * DAY)
    await noon.tables.clocks.promise(table.id, ANN.user_id, "2026-03-09")
    until_then = at("2026-03-10 00:00", "UTC")
    assert await deadlines(noon, table) == {0: until_then}
    wait = await noon.store.read(lambda session: session.waits.get(table.id, 0))
    assert wait is not None and wait.late is not None and wait.late < until_then
    await until(noon, until_then)
    wait = await noon.store.read(lambda session: session.waits.get(table.id, 0))
    assert wait is not None and wait.late == until_then


@pytest.mark.parametrize("day", ["2026-03-03", "2026-04-30", "tomorrow", ""])
async def test_days_that_cannot_be_promised(noon: Rig, day: str) -> None:
    table = await begun(noon, ByPromise())
    with pytest.raises(PaceError):
        await noon.tables.clocks.promise(table.id, ANN.user_id, day)
    assert await told(noon) == []


@pytest.mark.parametrize(("person", "expected"), [(ANN, "no-promises"), (BEN, "not-awaited"), (CEM, "not-seated")])
async def test_who_cannot_promise(rig: Rig, person: Person, expected: str) -> None:
    table = await begun(rig, PACE)
    clocks = rig.tables.clocks
    with pytest.raises(TableError) as refused:
        await clocks.days(table.id, person.user_id)
    assert refused.value.code == expected
    with pytest.raises(TableError) as refused:
        await clocks.promise(table.id, person.user_id, "2026-03-05")
    assert refused.value.code == expected


async def test_who_cannot_mute(rig: Rig) -> None:
    table = await begun(rig, PACE)
    for person, expected in ((BEN, "not-awaited"), (CEM, "not-seated")):
        with pytest.raises(TableError) as refused:
            await rig.tables.clocks.mute(table.id, person.user_id, True)
        assert refused.value.code == expected
    await rig.tables.resign(table.id, ANN.user_id)
    with pytest.raises(TableError) as over:
        await rig.tables.clocks.mute(table.id, ANN.user_id, True)
    assert over.value.code == "table-over"
