"""Durations that people type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import durations
from bot.pace.durations import DAY, HOUR, WEEK
from bot.pace.errors import PaceError


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("36h", 36 * HOUR),
        ("2d", 2 * DAY),
        (" 1D 12H ", 36 * HOUR),
        ("1d12h", 36 * HOUR),
        ("2 weeks", 2 * WEEK),
        ("1 day 6 hours", 30 * HOUR),
        ("12hrs", 12 * HOUR),
    ],
)
def test_are_read_as_people_write_them(text: str, seconds: int) -> None:
    assert durations.parse(text) == seconds


@pytest.mark.parametrize("text", ["", "2", "d", "-2d", "1.5d", "2d 4d", "90m", "2 days!", "٢d", "99999d", "two days"])
def test_what_is_no_duration_is_refused_as_it_was_typed(text: str) -> None:
    with pytest.raises(PaceError) as refused:
        durations.parse(text)
    assert (refused.value.code, refused.value.data) == ("unreadable-duration", {"text": text})


@given(st.integers(0, 9_999))
def test_reading_undoes_writing(hours: int) -> None:
    assert durations.parse(durations.write(hours * HOUR)) == hours * HOUR


def test_are_written_with_the_largest_units() -> None:
    assert [durations.write(seconds) for seconds in (6 * HOUR, 48 * HOUR, 36 * HOUR, 0)] == ["6h", "2d", "1d12h", "0h"]
