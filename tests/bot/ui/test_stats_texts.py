"""Results and luck in words."""

import pytest

from bot.stats.rating import Rating
from bot.stats.summary import Summary
from bot.tables.statistics import Standing
from bot.ui import stats_texts
from bot.words.localizer import load_localizer
from engine.contract import Luck

say = load_localizer(strict=True).say_in()
MINUTE, HOUR, DAY = 60, 3600, 86400


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (10, "under a minute"),
        (59, "1 minute"),
        (25 * MINUTE, "25 minutes"),
        (2 * HOUR, "2 hours"),
        (5 * HOUR + 40 * MINUTE, "6 hours"),
        (30 * HOUR, "1 day and 6 hours"),
        (60 * HOUR, "3 days"),
        (9 * DAY + HOUR, "9 days"),
    ],
)
def test_reply_times_are_as_exact_as_it_matters(seconds: int, text: str) -> None:
    assert stats_texts.reply_time(say, seconds) == text


def test_only_what_there_is_is_told() -> None:
    bare = Standing(Summary(101, "Ann", "halali", 1, 0, 0, None, None))
    assert stats_texts.parts(say, bare) == "1 game · 0 won"
    assert list(stats_texts.explained(say, [bare])) == []
    full = Standing(Summary(101, "Ann", "halali", 12, 7, 1, 3 * HOUR, None), Rating(27.0, 3.0, 12))
    told = stats_texts.parts(say, full)
    assert told == "12 games · 7 won · rating 1720 · 1 without a result · usual reply: 3 hours"
    assert len(list(stats_texts.explained(say, [bare, full]))) == 2


def test_luck_by_kind_and_seat() -> None:
    found = (
        Luck(0, "d6", 4, 16, 14.0, 3.416, (1, 0, 1, 0, 0, 2)),
        Luck(1, "d6", 1, 5, 3.5, 1.708, (0, 0, 0, 0, 1, 0)),
        Luck(0, "pairs-attacking", 2, 1, 1.25, 0.6),
    )
    assert list(stats_texts.luck_lines(say, "risk_mgs", found, ("Ann", "Ben"))) == [
        "**Six-sided dice, first throws only**",
        "Ann: 4 dice, sum 16 (expected 14.0 ± 3.4); faces from 1 up: 1 0 1 0 0 2",
        "Ben: 1 dice, sum 5 (expected 3.5 ± 1.7); faces from 1 up: 0 0 0 0 1 0",
        "**Pairs that dice alone won for the attacker**",
        "Ann: 1 (expected 1.2 ± 0.6)",
    ]
