"""When somebody is reminded."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import calendar, reminders
from bot.pace import wait as waits
from bot.pace.calendar import Calendar
from bot.pace.durations import DAY, HOUR, MINUTE
from bot.pace.pace import CHOICES, ByPromise, Pace, PerMove, Unhurried
from bot.pace.quiet import NIGHT
from bot.pace.reminders import Reminder
from bot.pace.spans import Span
from bot.pace.wait import Wait
from tests.bot.pace.moments import BERLIN, at, told

TIMES = Calendar(BERLIN, NIGHT)
MONDAY = at("2026-11-23 10:00")


def plan(pace: Pace, began: int = MONDAY, bank: int = 0, times: Calendar = TIMES) -> list[tuple[str, str]]:
    return [(each.kind, told(each.at)) for each in reminders.schedule(Wait(began, bank), pace, times)]


def test_two_come_before_a_deadline_and_three_after_it() -> None:
    assert plan(PerMove(2 * DAY), at("2026-11-23 15:00")) == [
        ("half", "Tue 2026-11-24 15:00"),
        ("last", "Wed 2026-11-25 09:00"),
        ("overdue", "Thu 2026-11-26 15:00"),
        ("overdue", "Sat 2026-11-28 15:00"),
        ("overdue", "Wed 2026-12-02 15:00"),
    ]


def test_one_says_that_the_bank_is_drawn_on() -> None:
    assert plan(PerMove(DAY, 2 * DAY), bank=2 * DAY)[:3] == [
        ("half", "Mon 2026-11-23 22:00"),
        ("bank", "Tue 2026-11-24 10:00"),
        ("last", "Wed 2026-11-25 22:45"),
    ]


def test_without_a_deadline_they_grow_rare_and_end() -> None:
    assert plan(Unhurried()) == [
        ("waiting", "Thu 2026-11-26 10:00"),
        ("waiting", "Mon 2026-11-30 10:00"),
        ("waiting", "Mon 2026-12-07 10:00"),
        ("waiting", "Mon 2026-12-21 10:00"),
    ]


def test_the_last_one_comes_the_evening_before_rather_than_too_late() -> None:
    assert plan(PerMove(12 * HOUR), at("2026-11-23 18:00"))[0] == ("last", "Mon 2026-11-23 22:45")


def test_a_first_one_comes_in_the_morning_if_the_evening_is_too_soon() -> None:
    assert plan(PerMove(12 * HOUR), at("2026-11-23 20:00"))[0] == ("half", "Tue 2026-11-24 07:00")


def test_nobody_hears_that_half_is_gone_after_hearing_that_little_is_left() -> None:
    assert plan(PerMove(20 * HOUR), at("2026-11-23 13:00"))[:2] == [
        ("last", "Mon 2026-11-23 22:45"),
        ("overdue", "Wed 2026-11-25 09:00"),
    ]


def test_none_comes_right_before_the_deadline_to_say_that_half_is_gone() -> None:
    kinds = [kind for kind, _ in plan(PerMove(10 * HOUR), at("2026-11-23 21:15"))]
    assert kinds == ["overdue", "overdue", "overdue"]


def test_promises_are_reminded_of_from_when_they_were_made() -> None:
    wait = waits.promise(Wait(MONDAY), "2026-11-29", MONDAY + DAY, TIMES)
    first, second = reminders.schedule(wait, ByPromise(), TIMES)[:2]
    assert (first.kind, told(first.at)) == ("half", "Fri 2026-11-27 08:30")
    assert (second.kind, told(second.at)) == ("last", "Sun 2026-11-29 13:22")


def test_nobody_is_reminded_on_vacation() -> None:
    vacation = Span(at("2026-11-24 00:00"), at("2026-12-06 00:00"))
    times = Calendar(BERLIN, NIGHT, stops=(vacation,))
    assert plan(Unhurried(), times=times)[0] == ("waiting", "Tue 2026-12-08 10:00")
    assert not any(vacation.holds(each.at) for each in reminders.schedule(Wait(MONDAY), PerMove(2 * DAY), times))


def test_whoever_mutes_a_turn_is_not_reminded() -> None:
    assert reminders.schedule(Wait(MONDAY), PerMove(2 * DAY), TIMES, muted=True) == ()


@given(
    st.sampled_from(CHOICES),
    st.integers(MONDAY, MONDAY + 7 * DAY),
    st.integers(0, 4 * DAY),
    st.booleans(),
    st.sampled_from(["UTC", BERLIN, "America/New_York", "Australia/Lord_Howe"]),
)
def test_they_are_few_apart_at_decent_hours_and_true(
    pace: Pace, began: int, bank: int, weekends_off: bool, zone: str
) -> None:
    times, wait = Calendar(zone, NIGHT, weekends_off), Wait(began, bank)
    planned = reminders.schedule(wait, pace, times)
    due = waits.due(wait, pace, times)
    assert 3 <= len(planned) <= 6
    assert planned[0].at - began >= reminders.APART
    assert all(second.at - first.at >= reminders.APART for first, second in pairwise(planned))
    assert all(calendar.open_from(each.at, times) == each.at for each in planned)
    assert all((each.kind in ("overdue", "waiting")) == (due is None or each.at >= due) for each in planned)
    after = [due or began, *(each.at for each in planned if each.kind in ("overdue", "waiting"))]
    counted = [calendar.used(first, second, times) for first, second in pairwise(after)]
    assert all(second > first - 16 * HOUR for first, second in pairwise(counted))


PLANNED = (Reminder("half", 100, 150), Reminder("last", 200, 250), Reminder("overdue", 300), Reminder("overdue", 400))


@pytest.mark.parametrize(
    ("handled", "now", "at_"),
    [
        (0, 99, None),
        (0, 100, 100),
        (0, 149, 100),
        (0, 150, None),
        (100, 149, None),
        (100, 200, 200),
        (0, 240, 200),
        (250, 320, 300),
        (400, 999, None),
    ],
)
def test_each_is_sent_once_when_its_time_has_come(handled: int, now: int, at_: int | None) -> None:
    found = reminders.pending(PLANNED, handled, now)
    assert (found.at if found else None) == at_


def test_those_that_were_missed_come_as_one_and_not_if_they_are_no_longer_true() -> None:
    """After a long silence there is one ping, not four; and nobody hears that little is left when nothing is."""
    assert reminders.pending(PLANNED, 0, 999) == PLANNED[-1]
    assert reminders.pending(PLANNED, 0, 260) is None


def test_the_next_one_is_known() -> None:
    assert [reminders.upcoming(PLANNED, handled) for handled in (0, 100, 399, 400)] == [100, 200, 400, None]


def test_nobody_is_pinged_while_playing_or_at_night() -> None:
    evening = at("2026-11-23 22:50")
    assert reminders.opportune(evening, None, TIMES) == evening
    assert reminders.opportune(evening, evening - HOUR, TIMES) == evening
    assert reminders.opportune(evening, evening - 10 * MINUTE, TIMES) == evening + 5 * MINUTE
    assert told(reminders.opportune(evening, evening, TIMES)) == "Tue 2026-11-24 07:00"
