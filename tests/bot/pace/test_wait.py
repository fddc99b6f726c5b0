"""Turns that are waited for."""

import pytest

from bot.pace import wait as waits
from bot.pace.calendar import Calendar
from bot.pace.durations import DAY, HOUR
from bot.pace.pace import ByPromise, PerMove, Unhurried
from bot.pace.quiet import NIGHT
from bot.pace.spans import Span
from bot.pace.wait import Wait
from tests.bot.pace.moments import BERLIN, at, told

MONDAY = at("2026-11-23 12:00")
PACE = PerMove(2 * DAY, 4 * DAY)
TIMES = Calendar(BERLIN, NIGHT)


def test_without_a_pace_nothing_falls_due() -> None:
    """S03: friends may play without a clock."""
    wait = Wait(MONDAY)
    assert waits.expires(wait, Unhurried(), TIMES) is None
    assert waits.due(wait, Unhurried(), TIMES) is None
    assert waits.left(wait, MONDAY + DAY, Unhurried(), TIMES) is None
    assert waits.bank_begins(wait, Unhurried(), TIMES) is None


def test_a_turn_lasts_its_time_and_then_the_bank() -> None:
    wait = Wait(MONDAY, bank=3 * DAY)
    assert waits.bank_begins(wait, PACE, TIMES) == MONDAY + 2 * DAY
    assert waits.due(wait, PACE, TIMES) == MONDAY + 5 * DAY
    assert waits.due(Wait(MONDAY), PACE, TIMES) == MONDAY + 2 * DAY
    assert waits.bank_begins(Wait(MONDAY), PACE, TIMES) is None


def test_a_turn_that_expires_at_night_is_due_in_the_morning() -> None:
    wait = Wait(at("2026-11-23 23:30"))
    assert told(waits.expires(wait, PACE, TIMES) or 0) == "Wed 2026-11-25 23:30"
    assert told(waits.due(wait, PACE, TIMES) or 0) == "Thu 2026-11-26 07:00"


def test_quiet_hours_never_make_a_turn_shorter() -> None:
    for hour in range(24):
        wait = Wait(MONDAY + hour * HOUR)
        without = waits.due(wait, PACE, Calendar(BERLIN))
        assert without is not None
        assert without <= (waits.due(wait, PACE, TIMES) or 0) <= without + 8 * HOUR


@pytest.mark.parametrize(
    ("used", "before", "after"),
    [
        (HOUR, 4 * DAY, 4 * DAY),
        (HOUR, DAY, DAY + 12 * HOUR),
        (2 * DAY, 0, 12 * HOUR),
        (2 * DAY + 1, DAY, DAY - 1),
        (2 * DAY + HOUR, 4 * DAY, 4 * DAY - HOUR),
        (5 * DAY, 3 * DAY, 0),
        (9 * DAY, 3 * DAY, 0),
    ],
)
def test_a_bank_pays_for_what_is_beyond_and_fills_up_again(used: int, before: int, after: int) -> None:
    assert waits.bank_after(Wait(MONDAY, before), MONDAY + used, PACE, TIMES) == after


def test_a_bank_does_not_pay_for_a_pause() -> None:
    paused = Calendar(stops=(Span(MONDAY + DAY, MONDAY + 20 * DAY),))
    assert waits.bank_after(Wait(MONDAY, DAY), MONDAY + 20 * DAY, PACE, paused) == DAY + 12 * HOUR
    assert waits.bank_after(Wait(MONDAY, DAY), MONDAY + 22 * DAY, PACE, paused) == 0


def test_a_bank_stays_where_there_is_none_to_draw_on() -> None:
    assert waits.bank_after(Wait(MONDAY, 0), MONDAY + 9 * DAY, Unhurried(), TIMES) == 0
    assert waits.bank_after(Wait(MONDAY, 0), MONDAY + HOUR, PerMove(DAY), TIMES) == 0


def test_what_is_left_stands_still_in_a_pause_and_ends_at_nothing() -> None:
    """S03: the remaining time is what it was."""
    paused = Calendar(stops=(Span(MONDAY + DAY, MONDAY + 11 * DAY),))
    lefts = [waits.left(Wait(MONDAY), MONDAY + days * DAY, PACE, paused) for days in (0, 1, 5, 11, 12, 13)]
    assert lefts == [2 * DAY, DAY, DAY, DAY, 0, 0]


def test_silence_falls_due_and_a_promise_takes_its_place() -> None:
    pace = ByPromise(3 * DAY)
    wait = Wait(MONDAY)
    assert waits.due(wait, pace, TIMES) == MONDAY + 3 * DAY
    wait = waits.promise(wait, "2026-11-29", MONDAY + DAY, TIMES)
    assert told(waits.expires(wait, pace, TIMES) or 0) == "Mon 2026-11-30 00:00"
    assert told(waits.due(wait, pace, TIMES) or 0) == "Mon 2026-11-30 07:00"
    wait = waits.promise(wait, "2026-11-26", MONDAY + 2 * DAY, TIMES)
    assert told(waits.expires(wait, pace, TIMES) or 0) == "Fri 2026-11-27 00:00"
    assert (wait.since, len(wait.promises)) == (MONDAY + 2 * DAY, 2)


def test_silence_does_not_count_on_free_days() -> None:
    friday = at("2026-11-27 12:00")
    times = Calendar(BERLIN, weekends_off=True)
    assert told(waits.due(Wait(friday), ByPromise(DAY, weekends_off=True), times) or 0) == "Mon 2026-11-30 12:00"
