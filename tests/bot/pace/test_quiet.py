"""Quiet hours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pace import quiet
from bot.pace.errors import PaceError
from bot.pace.quiet import NIGHT, Quiet
from tests.bot.pace.moments import BERLIN, LORD_HOWE, NEW_YORK, at, told


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("23-7", Quiet(1380, 420)),
        ("23:00-07:30", Quiet(1380, 450)),
        (" 22.30 – 6 ", Quiet(1350, 360)),
        ("2300-0730", Quiet(1380, 450)),
        ("23h to 7h30", Quiet(1380, 450)),
        ("11pm-7am", Quiet(1380, 420)),
        ("11:30 p.m. until 7 a.m.", Quiet(1410, 420)),
        ("12am-12pm", Quiet(0, 720)),
        ("24-8", Quiet(0, 480)),
        ("9-17", Quiet(540, 1020)),
        ("２３：００－７", Quiet(1380, 420)),
        ("23時から7時まで", Quiet(1380, 420)),
        ("23：00〜7：30", Quiet(1380, 450)),
        ("23點到7點", Quiet(1380, 420)),
        ("23 點到 7 點", Quiet(1380, 420)),
        ("23点至7点30", Quiet(1380, 450)),
    ],
)
def test_are_read_as_people_write_them(text: str, hours: Quiet) -> None:
    assert quiet.parse(text) == hours


@pytest.mark.parametrize("text", ["off", "None", " NO ", "なし", "关闭"])
def test_can_be_done_without(text: str) -> None:
    assert quiet.parse(text) is None


@pytest.mark.parametrize(
    "text", ["", "23", "25-7", "24:30-7", "23-7-9", "13pm-7", "0am-7", "23:60-7", "night", "23m-7"]
)
def test_what_is_no_range_of_hours_is_refused_as_it_was_typed(text: str) -> None:
    with pytest.raises(PaceError) as refused:
        quiet.parse(text)
    assert (refused.value.code, refused.value.data) == ("unreadable-quiet-hours", {"text": text})


@pytest.mark.parametrize(("text", "minutes"), [("7-7", 0), ("7:00-7:59", 59), ("7-23:01", 961), ("8-7", 1380)])
def test_hardly_any_hours_and_nearly_all_hours_are_refused(text: str, minutes: int) -> None:
    with pytest.raises(PaceError) as refused:
        quiet.parse(text)
    assert (refused.value.code, refused.value.data) == (
        "quiet-hours-length",
        {"minutes": minutes, "low": 60, "high": 960},
    )


@given(st.integers(0, 1439), st.integers(quiet.LEAST, quiet.MOST))
def test_reading_undoes_writing(start: int, length: int) -> None:
    hours = Quiet(start, (start + length) % 1440)
    assert quiet.parse(quiet.write(hours)) == hours


def test_a_night_lasts_from_one_day_to_the_next() -> None:
    for moment in ("2026-11-27 23:00", "2026-11-28 00:00", "2026-11-28 06:59"):
        night = quiet.night(NIGHT, BERLIN, at(moment))
        assert night is not None
        assert (told(night.start), told(night.end)) == ("Fri 2026-11-27 23:00", "Sat 2026-11-28 07:00")
    assert quiet.night(NIGHT, BERLIN, at("2026-11-27 22:59")) is None
    assert quiet.night(NIGHT, BERLIN, at("2026-11-28 07:00")) is None


def test_hours_within_one_day_are_held_by_that_day() -> None:
    noon = quiet.night(Quiet(9 * 60, 17 * 60), BERLIN, at("2026-11-27 12:00"))
    assert noon is not None
    assert told(noon.start) == "Fri 2026-11-27 09:00"
    assert quiet.night(Quiet(9 * 60, 17 * 60), BERLIN, at("2026-11-27 08:59")) is None


@pytest.mark.parametrize(
    ("zone", "evening", "hours"),
    [
        (BERLIN, "2026-03-28 23:30", 7),
        (BERLIN, "2026-10-24 23:30", 9),
        (NEW_YORK, "2026-03-07 23:30", 7),
        (NEW_YORK, "2026-10-31 23:30", 9),
        (LORD_HOWE, "2026-10-03 23:30", 7.5),
        (LORD_HOWE, "2026-04-04 23:30", 8.5),
    ],
)
def test_a_night_ends_by_the_clock_when_clocks_change(zone: str, evening: str, hours: float) -> None:
    night = quiet.night(NIGHT, zone, at(evening, zone))
    assert night is not None
    assert told(night.end, zone).endswith("07:00")
    assert (night.end - night.start) / 3600 == hours


def test_hours_that_end_in_an_hour_that_comes_twice_last_through_both() -> None:
    second_time = at("2026-10-25 02:15", fold=1)
    night = quiet.night(Quiet(23 * 60, 150), BERLIN, second_time)
    assert night is not None
    assert night.end == at("2026-10-25 02:30", fold=1)
