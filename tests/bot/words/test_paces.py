"""Paces and spans of time in words."""

import re

import pytest

from bot.pace.durations import DAY, HOUR
from bot.pace.pace import CHOICES, ByPromise, Pace, PerMove, Unhurried
from bot.words import limits, paces
from bot.words.localizer import FIRST_LANGUAGE, Localizer


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(HOUR, "1 hour"), (0, "0 hours"), (DAY, "1 day"), (36 * HOUR, "1 day and 12 hours"), (14 * DAY, "14 days")],
)
def test_durations(localizer: Localizer, seconds: int, text: str) -> None:
    assert paces.duration(localizer.say_in(), seconds) == text


@pytest.mark.parametrize(
    ("pace", "text"),
    [
        (Unhurried(), "no time limit"),
        (PerMove(DAY), "1 day for each move"),
        (
            PerMove(6 * HOUR, 2 * DAY, weekends_off=True),
            "6 hours for each move, and 2 days in reserve; weekends do not count",
        ),
        (ByPromise(3 * DAY), "by promise; without one, 3 days for each move"),
    ],
)
def test_paces(localizer: Localizer, pace: Pace, text: str) -> None:
    assert paces.told(localizer.say_in(), pace) == text


def test_every_choice_fits_a_menu_and_is_told_apart(localizer: Localizer) -> None:
    labels = [paces.told(localizer.say_in(), pace) for pace in CHOICES]
    assert len(set(labels)) == len(CHOICES)
    assert max(map(limits.length, labels)) <= limits.LABEL


@pytest.mark.parametrize("key", ["error-unreadable-pace", "error-unreadable-quiet-hours"])
def test_no_language_asks_for_words_of_another(localizer: Localizer, key: str) -> None:
    """What the refusals tell people to write is in their own letters, but for English."""
    for voice in localizer.voices:
        told = voice(key, text="")
        assert voice.language == FIRST_LANGUAGE or not re.search(r"\b(none|weekdays|promise|off|to)\b", told)
