"""How fast a table plays."""

import msgspec
import pytest

from bot.pace import pace
from bot.pace.durations import DAY, HOUR
from bot.pace.errors import PaceError
from bot.pace.pace import CHOICES, DEFAULT, ByPromise, Pace, PerMove, Unhurried


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("none", Unhurried()),
        ("Off", Unhurried()),
        ("2d", PerMove(2 * DAY)),
        ("6h + 1d", PerMove(6 * HOUR, DAY)),
        ("2d+4d weekdays", PerMove(2 * DAY, 4 * DAY, weekends_off=True)),
        ("1d 12h", PerMove(36 * HOUR)),
        ("14 days", PerMove(14 * DAY)),
        ("promise", ByPromise()),
        ("promise 5 days", ByPromise(5 * DAY)),
        (" Promise  Weekdays ", ByPromise(weekends_off=True)),
        ("２日", PerMove(2 * DAY)),
        ("2天+4天 工作日", PerMove(2 * DAY, 4 * DAY, weekends_off=True)),
        ("1日12時間＋2日平日のみ", PerMove(36 * HOUR, 2 * DAY, weekends_off=True)),
        ("6小時 加 1天", PerMove(6 * HOUR, DAY)),
        ("1週間", PerMove(7 * DAY)),
        ("なし", Unhurried()),
        ("不限时间", Unhurried()),
        ("無制限", Unhurried()),
        ("約束5日", ByPromise(5 * DAY)),
        ("承诺 平日", ByPromise(weekends_off=True)),
    ],
)
def test_is_read_as_people_write_it(text: str, chosen: Pace) -> None:
    assert pace.parse(text) == chosen


@pytest.mark.parametrize(
    "text", ["", "fast", "2", "2d+", "+2d", "2d+1d+1d", "none weekdays", "なし平日", "二日", "weekdays", "promise soon"]
)
def test_what_is_no_pace_is_refused_as_it_was_typed(text: str) -> None:
    with pytest.raises(PaceError) as refused:
        pace.parse(text)
    assert (refused.value.code, refused.value.data) == ("unreadable-pace", {"text": text})


@pytest.mark.parametrize(
    ("text", "what", "value"),
    [
        ("5h", "move", 5 * HOUR),
        ("15d", "move", 15 * DAY),
        ("9999w", "move", 9999 * 7 * DAY),
        ("2d+31d", "bank", 31 * DAY),
        ("promise 1h", "silence", HOUR),
        ("promise 3w", "silence", 21 * DAY),
    ],
)
def test_an_absurd_pace_is_refused_with_what_is_possible(text: str, what: str, value: int) -> None:
    with pytest.raises(PaceError) as refused:
        pace.parse(text)
    low, high = refused.value.data.pop("low"), refused.value.data.pop("high")
    assert (refused.value.code, refused.value.data) == ("pace-out-of-range", {"what": what, "value": value})
    assert not low <= value <= high


def test_time_and_silence_lie_between_six_hours_and_two_weeks() -> None:
    for seconds in (6 * HOUR, 14 * DAY):
        assert pace.check(PerMove(seconds)) == PerMove(seconds)
        assert pace.check(ByPromise(seconds)) == ByPromise(seconds)
    for absurd in (PerMove(0), PerMove(-DAY), PerMove(DAY, -1), ByPromise(0)):
        with pytest.raises(PaceError, match="pace-out-of-range"):
            pace.check(absurd)


def test_a_menu_offers_paces_that_differ_and_can_be_typed() -> None:
    texts = [pace.write(each) for each in CHOICES]
    assert len(set(texts)) == len(CHOICES) <= 25
    assert [pace.parse(text) for text in texts] == list(CHOICES)
    assert DEFAULT in CHOICES
    assert {type(each) for each in CHOICES} == {Unhurried, PerMove, ByPromise}


@pytest.mark.parametrize("chosen", [*CHOICES, ByPromise(5 * DAY, weekends_off=True)])
def test_survives_being_stored(chosen: Pace) -> None:
    assert msgspec.json.decode(msgspec.json.encode(chosen), type=Pace) == chosen
