"""Vacations and how many days of them there are."""

import pytest

from bot.pace import vacations
from bot.pace.calendar import Calendar, deadline
from bot.pace.durations import DAY
from bot.pace.errors import PaceError
from bot.pace.spans import Span
from tests.bot.pace.moments import BERLIN, NEW_YORK, at, told

NOW = at("2026-06-01 15:00")


def plan(first: str, last: str, *taken: Span, now: int = NOW, zone: str = BERLIN) -> Span:
    return vacations.plan(first, last, now, taken, zone)


def refusal(first: str, last: str, *taken: Span) -> PaceError:
    with pytest.raises(PaceError) as refused:
        plan(first, last, *taken)
    return refused.value


def test_lasts_from_midnight_to_midnight_by_the_persons_clock() -> None:
    for zone in (BERLIN, NEW_YORK):
        vacation = plan("2026-07-06", "2026-07-12", zone=zone)
        assert told(vacation.start, zone) == "Mon 2026-07-06 00:00"
        assert told(vacation.end, zone) == "Mon 2026-07-13 00:00"


def test_never_begins_in_the_past() -> None:
    assert plan("2026-06-01", "2026-06-02").start == NOW
    assert plan("2026-05-20", "2026-06-02").start == NOW
    assert vacations.days_left([plan("2026-05-20", "2026-06-02")], 2026, BERLIN) == 26


def test_may_be_today_and_a_year_ahead() -> None:
    assert told(plan("2026-06-01", "2026-06-01").end) == "Tue 2026-06-02 00:00"
    assert told(plan("2027-06-02", "2027-06-02").start) == "Wed 2027-06-02 00:00"


def test_no_turn_loses_time_in_it() -> None:
    vacation = plan("2026-06-03", "2026-06-05")
    assert deadline(NOW, 3 * DAY, Calendar(BERLIN, stops=(vacation,))) == NOW + 6 * DAY


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2026-07-12", "2026-07-06", "vacation-backwards"),
        ("2026-05-20", "2026-05-31", "vacation-past"),
        ("2027-06-03", "2027-06-04", "vacation-too-far"),
        ("soon", "2026-07-06", "unreadable-day"),
        ("2026-07-06", "2026-07-32", "unreadable-day"),
    ],
)
def test_days_that_cannot_be_are_refused(first: str, last: str, code: str) -> None:
    assert refusal(first, last).code == code


def test_days_that_are_taken_already_are_refused() -> None:
    other = plan("2026-07-06", "2026-07-12")
    refused = refusal("2026-07-12", "2026-07-13", other)
    assert (refused.code, refused.data) == ("vacation-overlaps", {"start": other.start, "end": other.end})
    assert plan("2026-07-13", "2026-07-13", other).start == other.end


def test_there_are_28_days_a_year() -> None:
    assert vacations.days_left([], 2026, BERLIN) == 28
    most = plan("2026-07-01", "2026-07-28")
    assert vacations.days_left([most], 2026, BERLIN) == 0
    refused = refusal("2026-07-01", "2026-07-29")
    assert (refused.code, refused.data) == ("vacation-too-long", {"year": 2026, "days": 29, "left": 28})
    refused = refusal("2026-09-01", "2026-09-01", most)
    assert (refused.code, refused.data) == ("vacation-too-long", {"year": 2026, "days": 1, "left": 0})


def test_days_count_as_days_also_when_clocks_change() -> None:
    # 28 days that are an hour longer, 28 that are an hour shorter.
    autumn = plan("2026-10-01", "2026-10-28")
    spring = plan("2027-03-10", "2027-04-06")
    assert (autumn.end - autumn.start - 28 * DAY, spring.end - spring.start - 28 * DAY) == (3600, -3600)
    assert vacations.days_left([autumn], 2026, BERLIN) == vacations.days_left([spring], 2027, BERLIN) == 0


def test_each_year_has_its_own_days() -> None:
    over_new_year = plan("2026-12-20", "2027-01-05")
    assert vacations.days_left([over_new_year], 2026, BERLIN) == 16
    assert vacations.days_left([over_new_year], 2027, BERLIN) == 23
    taken = plan("2026-08-01", "2026-08-20")
    refused = refusal("2026-12-20", "2027-01-05", taken)
    assert (refused.code, refused.data) == ("vacation-too-long", {"year": 2026, "days": 12, "left": 8})


def test_whoever_comes_back_early_keeps_the_rest() -> None:
    vacation = plan("2026-06-03", "2026-06-12")
    back = at("2026-06-05 09:00")
    ended = vacation.ended(back)
    assert ended is not None
    assert vacations.days_left([ended], 2026, BERLIN) == 25
    assert vacation.ended(NOW) is None


def test_a_day_is_not_counted_twice_when_it_is_left_and_taken_again() -> None:
    now = at("2026-06-05 12:00")
    ended = Span(at("2026-05-10 00:00"), at("2026-06-05 09:00"))
    assert vacations.days_left([ended], 2026, BERLIN) == 1
    again = plan("2026-06-05", "2026-06-06", ended, now=now)
    assert vacations.days_left([ended, again], 2026, BERLIN) == 0
