"""Pauses of a table."""

import pytest

from bot.pace import pauses
from bot.pace.durations import DAY
from bot.pace.errors import PaceError
from bot.pace.spans import Span


def test_a_pause_begins_now_and_has_an_end() -> None:
    """S14."""
    assert pauses.plan(7 * DAY, 1_000) == Span(1_000, 1_000 + 7 * DAY)


@pytest.mark.parametrize("duration", [0, -DAY, DAY - 1, 60 * DAY + 1])
def test_no_pause_is_shorter_than_a_day_or_longer_than_sixty(duration: int) -> None:
    with pytest.raises(PaceError) as refused:
        pauses.plan(duration, 1_000)
    data = {"value": duration, "low": DAY, "high": 60 * DAY}
    assert (refused.value.code, refused.value.data) == ("pause-out-of-range", data)


def test_all_that_the_menu_offers_is_possible() -> None:
    assert [pauses.plan(duration, 0).end for duration in pauses.CHOICES] == list(pauses.CHOICES)
