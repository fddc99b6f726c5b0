"""Clocks on the wall and seconds since 1970."""

from datetime import date

import pytest

from bot.pace import localtime
from bot.pace.errors import PaceError
from tests.bot.pace.moments import BERLIN, LORD_HOWE, NEW_YORK, at, told


@pytest.mark.parametrize("day", [date(2026, 3, 28), date(2026, 3, 29), date(2026, 3, 30), date(2026, 10, 25)])
@pytest.mark.parametrize("zone", [BERLIN, NEW_YORK, LORD_HOWE])
def test_six_in_the_evening_stays_six_whatever_clocks_do(day: date, zone: str) -> None:
    assert told(localtime.instant(day, 18 * 60, zone), zone).endswith(f"{day} 18:00")


def test_days_are_23_and_25_hours_long_in_berlin_and_24_and_a_half_on_lord_howe() -> None:
    def hours(day: date, zone: str) -> float:
        return (
            localtime.instant(date.fromordinal(day.toordinal() + 1), 0, zone) - localtime.instant(day, 0, zone)
        ) / 3600

    assert hours(date(2026, 3, 29), BERLIN) == 23
    assert hours(date(2026, 10, 25), BERLIN) == 25
    assert hours(date(2026, 3, 8), NEW_YORK) == 23
    assert hours(date(2026, 4, 5), LORD_HOWE) == 24.5
    assert hours(date(2026, 10, 4), LORD_HOWE) == 23.5


def test_a_time_that_happens_twice_has_a_first_and_a_last_moment() -> None:
    day = date(2026, 10, 25)
    assert localtime.instant(day, 150, BERLIN) == at("2026-10-25 02:30", fold=0)
    assert localtime.last_instant(day, 150, BERLIN) == at("2026-10-25 02:30", fold=1)
    assert localtime.last_instant(day, 150, BERLIN) - localtime.instant(day, 150, BERLIN) == 3600


def test_a_time_that_is_skipped_is_read_by_the_clock_of_before() -> None:
    assert told(localtime.instant(date(2026, 3, 29), 150, BERLIN)) == "Sun 2026-03-29 03:30"
    assert told(localtime.last_instant(date(2026, 3, 29), 150, BERLIN)) == "Sun 2026-03-29 03:30"


def test_a_midnight_that_is_skipped_is_the_moment_of_the_change() -> None:
    # Cairo goes from midnight to one o'clock.
    change = localtime.instant(date(2026, 4, 24), 0, "Africa/Cairo")
    assert told(change, "Africa/Cairo") == "Fri 2026-04-24 01:00"
    assert told(change - 1, "Africa/Cairo") == "Thu 2026-04-23 23:59"


def test_the_day_is_the_one_there() -> None:
    moment = at("2026-01-01 00:30", BERLIN)
    assert localtime.day_of(moment, BERLIN) == date(2026, 1, 1)
    assert localtime.day_of(moment, NEW_YORK) == date(2025, 12, 31)


def test_days_are_read_and_nothing_else() -> None:
    for text in (" 2026-12-04 ", "2026/12/4", "２０２６年１２月４日", "2026年 12月 4日", "2026.12.4"):
        assert localtime.read_day(text) == date(2026, 12, 4)
    for text in ("2026-02-30", "friday", "04.12.2026", ""):
        with pytest.raises(PaceError, match="unreadable-day"):
            localtime.read_day(text)
