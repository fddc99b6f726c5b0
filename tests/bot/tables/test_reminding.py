"""Reminders: when they come, to whom, by which way, and when not."""

import pytest

from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import ByPromise, PerMove
from tests.bot.pace.moments import at
from tests.bot.tables.hurried import Said, begun, told, until, wait_of
from tests.bot.tables.rig import ANN, BEN, CEM, Rig

PACE = PerMove(2 * DAY, 4 * DAY)


async def test_reminders_come_at_their_times_and_end(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began, due = rig.clock.time, rig.clock.time + 6 * DAY
    assert await until(rig, began + 60 * DAY) == [
        Said(began + DAY, "half", ANN.user_id),
        Said(began + 2 * DAY, "bank", ANN.user_id),
        Said(due - 18 * HOUR, "last", ANN.user_id),
        Said(due + DAY, "overdue", ANN.user_id),
        Said(due + 3 * DAY, "overdue", ANN.user_id),
        Said(due + 7 * DAY, "overdue", ANN.user_id),
    ]
    assert await rig.tables.clocks.next_at() is None
    await rig.play(table, "take 1")
    assert await rig.tables.clocks.next_at() is not None


async def test_what_fell_due_in_the_meantime_comes_as_one(rig: Rig) -> None:
    """Nobody finds a heap of pings after the bot has been busy or away for a while."""
    await begun(rig, PACE)
    rig.clock.time += 3 * DAY
    for row in await rig.tables.clocks.fallen():
        await rig.tables.clocks.carry_out(row)
    assert await told(rig) == [("bank", ANN.user_id, False)]
    assert await until(rig, rig.clock.time + 2 * DAY) == []


async def test_nobody_is_reminded_while_playing(rig: Rig) -> None:
    """S19: whoever has just done something at the table knows that it waits; the reminder comes when that is over."""
    table = await begun(rig, PACE)
    await until(rig, rig.clock.time + DAY - 5 * MINUTE)
    await rig.tables.meet(table.id, ANN)
    seen = rig.clock.time
    said = await until(rig, seen + DAY)
    assert said == [Said(seen + 15 * MINUTE, "half", ANN.user_id)]


async def test_a_move_within_the_turn_is_playing_too(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await until(rig, rig.clock.time + DAY - MINUTE)
    await rig.play(table, "wait")
    moved = rig.clock.time
    assert [said.at for said in await until(rig, moved + HOUR)] == [moved + 15 * MINUTE]


async def test_what_others_do_is_not_ones_own_presence(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await until(rig, began + DAY - MINUTE)
    await rig.tables.meet(table.id, BEN)
    assert [said.at for said in await until(rig, began + DAY + HOUR)] == [began + DAY]


async def test_quick_moves_bring_no_reminder(rig: Rig) -> None:
    table = await begun(rig, PerMove(6 * HOUR))
    for _ in range(4):
        assert await until(rig, rig.clock.time + MINUTE) == []
        table = await rig.play(table, "take 1")


async def test_nobody_is_woken(rig: Rig) -> None:
    """S27: at a decent hour by the person's own clock, also in the night in which clocks go forward."""
    rig.clock.time = at("2026-03-27 23:30")
    await rig.tables.personal.change(ANN.user_id, {"zone": "Europe/Berlin", "quiet": "22-8"})
    await begun(rig, PACE)
    assert (await until(rig, at("2026-03-29 09:00")))[0].at == at("2026-03-29 08:00")


@pytest.mark.parametrize(("way", "expected"), [("direct", [True]), ("none", []), ("channel", [False])])
async def test_reminders_come_as_the_person_wants_them(rig: Rig, way: str, expected: list[bool]) -> None:
    await rig.tables.personal.change(ANN.user_id, {"reminder": way})
    await begun(rig, PACE)
    assert [said.direct for said in await until(rig, rig.clock.time + 30 * HOUR)] == expected
    # Nothing is made up for when the person changes his mind.
    await rig.tables.personal.change(ANN.user_id, {"reminder": "channel"})
    assert await until(rig, rig.clock.time + HOUR) == []


async def test_a_muted_turn_is_quiet_and_the_next_is_not(rig: Rig) -> None:
    table = await begun(rig, PACE)
    waiting = await rig.tables.clocks.mute(table.id, ANN.user_id, True)
    assert waiting.muted and waiting.until == rig.clock.time + 6 * DAY
    assert await until(rig, rig.clock.time + 5 * DAY) == []
    table = await rig.play(table, "take 1", "take 1")
    assert [said.kind for said in await until(rig, rig.clock.time + DAY)] == ["half"]


async def test_a_muted_turn_still_falls_due(rig: Rig) -> None:
    table = await begun(rig, PACE)
    await rig.tables.clocks.mute(table.id, ANN.user_id, True)
    assert not [said for said in await until(rig, rig.clock.time + 30 * DAY) if said.kind == "overdue"]
    wait = await wait_of(rig, table, 0)
    assert wait is not None and wait.late is not None


async def test_a_turn_that_speaks_again_goes_on_from_there(rig: Rig) -> None:
    table = await begun(rig, PACE)
    began = rig.clock.time
    await rig.tables.clocks.mute(table.id, ANN.user_id, True)
    await until(rig, began + 3 * DAY)
    assert not (await rig.tables.clocks.mute(table.id, ANN.user_id, False)).muted
    said = await until(rig, began + 6 * DAY - 1)
    assert [each.kind for each in said] == ["bank", "last"]


@pytest.mark.parametrize(("way", "pings"), [("channel", (BEN.user_id,)), ("direct", ()), ("none", ())])
async def test_the_ping_of_a_turn_comes_as_the_person_wants_it(rig: Rig, way: str, pings: tuple[int, ...]) -> None:
    await rig.tables.personal.change(BEN.user_id, {"turn": way})
    table = await begun(rig, PACE)
    await rig.play(table, "take 1")
    assert (await rig.promised(table.id, "board")).pings == pings
    assert await told(rig) == ([("turn", BEN.user_id, True)] if way == "direct" else [])


async def test_the_end_is_told_by_direct_message_as_well(rig: Rig) -> None:
    await rig.tables.personal.change(BEN.user_id, {"turn": "direct"})
    table = await begun(rig, PACE, BEN, CEM)
    await rig.tables.resign(table.id, ANN.user_id)
    assert (await rig.promised(table.id, "result")).pings == (CEM.user_id,)
    [reminder] = await rig.posts(table.id, "reminder")
    assert reminder.user_id == BEN.user_id


async def test_without_a_promise_one_is_reminded_by_the_silence(rig: Rig) -> None:
    await begun(rig, ByPromise(4 * DAY))
    began = rig.clock.time
    assert [(said.kind, said.at - began) for said in await until(rig, began + 4 * DAY)] == [
        ("half", 2 * DAY),
        ("last", 3 * DAY + 12 * HOUR),
    ]
