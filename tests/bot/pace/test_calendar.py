"""Which time counts, and when something may fall due."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import calendar
from bot.pace.calendar import EVENING, Calendar
from bot.pace.durations import DAY, HOUR
from bot.pace.quiet import NIGHT, Quiet
from bot.pace.spans import Span
from tests.bot.pace.moments import BERLIN, LORD_HOWE, NEW_YORK, at, told

ZONES = ("UTC", BERLIN, NEW_YORK, LORD_HOWE, "Africa/Cairo", "Pacific/Apia")
YEAR = at("2026-01-01 00:00", "UTC")

moments = st.integers(YEAR, YEAR + 365 * DAY)
lengths = st.integers(0, 20 * DAY)
stops = st.lists(st.builds(lambda start, length: Span(start, start + length), moments, lengths), max_size=4).map(tuple)
quiets = st.none() | st.builds(
    lambda start, length: Quiet(start, (start + length) % 1440), st.integers(0, 1439), st.integers(60, 960)
)
calendars = st.builds(Calendar, st.sampled_from(ZONES), quiets, st.booleans(), stops, stops)


@given(moments, lengths, calendars)
def test_what_a_deadline_allows_is_what_is_used_at_it(began: int, allowance: int, times: Calendar) -> None:
    end = calendar.deadline(began, allowance, times)
    assert calendar.used(began, end, times) == allowance
    if allowance:
        assert calendar.used(began, end - 1, times) == allowance - 1


@given(moments, lengths, lengths, calendars)
def test_more_time_never_ends_earlier_and_later_never_used_less(
    began: int, less: int, more: int, times: Calendar
) -> None:
    assert calendar.deadline(began, less, times) <= calendar.deadline(began, less + more, times)
    assert calendar.used(began, began + less, times) <= calendar.used(began, began + less + more, times) <= less + more


@given(moments, lengths, lengths, calendars)
def test_time_used_adds_up(began: int, first: int, second: int, times: Calendar) -> None:
    middle, end = began + first, began + first + second
    assert calendar.used(began, end, times) == calendar.used(began, middle, times) + calendar.used(middle, end, times)


@given(moments, calendars)
def test_what_is_open_is_found_in_both_directions(moment: int, times: Calendar) -> None:
    later, earlier = calendar.open_from(moment, times), calendar.open_before(moment, times)
    assert earlier <= moment <= later
    assert calendar.open_from(later, times) == later
    assert calendar.open_from(earlier, times) == earlier
    assert not any(span.holds(later) or span.holds(earlier) for span in (*times.stops, *times.grace))


def test_without_a_calendar_all_time_counts() -> None:
    assert calendar.deadline(1_000, DAY, Calendar()) == 1_000 + DAY
    assert calendar.used(1_000, 1_500, Calendar()) == 500
    assert calendar.used(1_500, 1_000, Calendar()) == 0


def test_two_days_from_friday_noon_end_on_tuesday_noon_when_weekends_are_off() -> None:
    times = Calendar(BERLIN, weekends_off=True)
    assert told(calendar.deadline(at("2026-11-27 12:00"), 2 * DAY, times)) == "Tue 2026-12-01 12:00"


def test_a_weekend_does_not_hand_the_time_back() -> None:
    """S14: an hour was left on Friday evening, and an hour is left on Monday."""
    times = Calendar(BERLIN, weekends_off=True)
    began = at("2026-11-26 00:00")
    assert told(calendar.deadline(began, 2 * DAY, times)) == "Sat 2026-11-28 00:00"
    assert told(calendar.deadline(began, 2 * DAY + HOUR, times)) == "Mon 2026-11-30 01:00"
    assert calendar.used(began, at("2026-11-30 00:30"), times) == 2 * DAY + HOUR // 2


def test_a_turn_that_begins_at_a_weekend_begins_on_monday() -> None:
    times = Calendar(BERLIN, weekends_off=True)
    assert told(calendar.deadline(at("2026-11-28 15:00"), DAY, times)) == "Tue 2026-12-01 00:00"


@pytest.mark.parametrize(
    ("zone", "friday"),
    [
        (BERLIN, "2026-03-27 12:00"),
        (BERLIN, "2026-10-23 12:00"),
        (NEW_YORK, "2026-03-06 12:00"),
        (NEW_YORK, "2026-10-30 12:00"),
        (LORD_HOWE, "2026-04-03 12:00"),
        (LORD_HOWE, "2026-10-02 12:00"),
    ],
)
def test_a_weekend_is_a_weekend_also_when_clocks_change_in_it(zone: str, friday: str) -> None:
    times = Calendar(zone, weekends_off=True)
    assert told(calendar.deadline(at(friday, zone), DAY, times), zone).endswith("12:00")
    assert told(calendar.deadline(at(friday, zone), DAY, times), zone).startswith("Mon")


def test_the_weekend_is_the_one_of_the_persons_zone() -> None:
    saturday_in_auckland = at("2026-11-28 08:00", "Pacific/Auckland")
    assert told(saturday_in_auckland, NEW_YORK).startswith("Fri")
    later = saturday_in_auckland + HOUR
    assert calendar.used(saturday_in_auckland, later, Calendar("Pacific/Auckland", weekends_off=True)) == 0
    assert calendar.used(saturday_in_auckland, later, Calendar(NEW_YORK, weekends_off=True)) == HOUR


def test_a_deadline_moves_by_what_a_stop_takes_and_no_second_is_taken_twice() -> None:
    began = at("2026-11-23 12:00")
    vacation = Span(began + HOUR, began + 5 * HOUR)
    outage = Span(began + 4 * HOUR, began + 6 * HOUR)
    assert calendar.deadline(began, DAY, Calendar(stops=(outage, vacation))) == began + DAY + 5 * HOUR


def test_a_stop_over_a_weekend_takes_only_the_days_that_would_have_counted() -> None:
    vacation = Span(at("2026-11-27 00:00"), at("2026-11-30 00:00"))
    times = Calendar(BERLIN, weekends_off=True, stops=(vacation,))
    assert told(calendar.deadline(at("2026-11-26 12:00"), DAY, times)) == "Mon 2026-11-30 12:00"


def test_a_pause_keeps_what_was_left() -> None:
    """S03: two days to move, paused after one for a month, resumed after ten days."""
    began = at("2026-11-02 12:00")
    pause = Span(began + DAY, began + 31 * DAY)
    assert calendar.deadline(began, 2 * DAY, Calendar(stops=(pause,))) == began + 32 * DAY
    resumed = pause.ended(began + 11 * DAY)
    assert resumed is not None
    assert calendar.deadline(began, 2 * DAY, Calendar(stops=(resumed,))) == began + 12 * DAY


def test_quiet_hours_count_but_nothing_falls_due_in_them() -> None:
    times = Calendar(BERLIN, NIGHT)
    began = at("2026-11-26 23:30")
    assert calendar.deadline(began, DAY, times) == began + DAY
    assert told(calendar.open_from(began + DAY, times)) == "Sat 2026-11-28 07:00"
    assert calendar.open_from(at("2026-11-28 07:00"), times) == at("2026-11-28 07:00")


def test_what_falls_due_at_night_before_a_weekend_waits_for_monday_morning() -> None:
    times = Calendar(BERLIN, NIGHT, weekends_off=True)
    assert told(calendar.open_from(at("2026-11-27 23:30"), times)) == "Mon 2026-11-30 07:00"


def test_a_reminder_that_is_to_come_early_comes_in_the_evening() -> None:
    times = Calendar(BERLIN, NIGHT)
    assert calendar.open_before(at("2026-11-28 05:00"), times) == at("2026-11-27 23:00") - EVENING
    assert calendar.open_before(at("2026-11-27 22:59"), times) == at("2026-11-27 22:59")


def test_nothing_falls_due_in_grace_though_it_counts() -> None:
    back = at("2026-11-27 12:00")
    times = Calendar(grace=(Span(back, back + HOUR),))
    assert calendar.used(back, back + HOUR, times) == HOUR
    assert calendar.open_from(back + 60, times) == back + HOUR
