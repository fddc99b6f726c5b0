"""Promises of a day."""

import pytest

from bot.pace import promised
from bot.pace.calendar import Calendar
from bot.pace.durations import DAY
from bot.pace.errors import PaceError
from bot.pace.promised import Promised
from bot.pace.spans import Span
from tests.bot.pace.moments import BERLIN, NEW_YORK, at, told

WEDNESDAY = at("2026-11-25 15:00")
TIMES = Calendar(BERLIN)


def test_lasts_to_the_end_of_the_day_by_the_persons_clock() -> None:
    for zone in (BERLIN, NEW_YORK):
        times = Calendar(zone)
        made = promised.promise("2026-11-27", WEDNESDAY, (), times)
        assert told(promised.end(made, times), zone) == "Sat 2026-11-28 00:00"


def test_today_may_be_promised() -> None:
    made = promised.promise("2026-11-25", WEDNESDAY, (), TIMES)
    assert told(promised.end(made, TIMES)) == "Thu 2026-11-26 00:00"


def test_a_sunday_may_be_promised_where_weekends_are_off() -> None:
    times = Calendar(BERLIN, weekends_off=True)
    made = promised.promise("2026-11-29", WEDNESDAY, (), times)
    assert told(promised.end(made, times)) == "Mon 2026-11-30 00:00"


def test_the_end_of_the_day_stays_when_clocks_change_before() -> None:
    made = promised.promise("2026-03-31", at("2026-03-27 12:00"), (), TIMES)
    assert told(promised.end(made, TIMES)) == "Wed 2026-04-01 00:00"


def test_a_pause_afterwards_moves_a_promise() -> None:
    made = promised.promise("2026-11-27", WEDNESDAY, (), TIMES)
    paused = Calendar(BERLIN, stops=(Span(WEDNESDAY + DAY, WEDNESDAY + 4 * DAY),))
    assert told(promised.end(made, paused)) == "Tue 2026-12-01 00:00"


def test_a_vacation_that_was_known_does_not_move_a_promise() -> None:
    times = Calendar(BERLIN, stops=(Span(at("2026-11-26 00:00"), at("2026-11-27 00:00")),))
    made = promised.promise("2026-11-27", WEDNESDAY, (), times)
    assert told(promised.end(made, times)) == "Sat 2026-11-28 00:00"


def test_two_weeks_may_be_promised_and_are_offered() -> None:
    days = promised.days(WEDNESDAY, BERLIN)
    assert (days[0], days[-1], len(days)) == ("2026-11-25", "2026-12-09", 15)
    assert all(promised.promise(day, WEDNESDAY, (), TIMES).allowance > 0 for day in days)


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026-11-24", "promise-past"),
        ("2026-12-10", "promise-too-far"),
        ("9999-12-31", "promise-too-far"),
        ("Friday", "unreadable-day"),
    ],
)
def test_other_days_are_refused(day: str, code: str) -> None:
    with pytest.raises(PaceError) as refused:
        promised.promise(day, WEDNESDAY, (), TIMES)
    assert refused.value.code == code


def test_promises_of_one_turn_end() -> None:
    earlier: tuple[Promised, ...] = ()
    for day in ("2026-11-26", "2026-11-27", "2026-11-28"):
        earlier = (*earlier, promised.promise(day, WEDNESDAY, earlier, TIMES))
    with pytest.raises(PaceError) as refused:
        promised.promise("2026-11-29", WEDNESDAY, earlier, TIMES)
    assert (refused.value.code, refused.value.data) == ("too-many-promises", {"most": 3})
