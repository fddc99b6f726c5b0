"""Refusals of zones, hours and days: in words, with what was typed made harmless, and with a way on."""

from typing import Any

import pytest

from bot.pace import quiet, vacations, zones
from bot.pace.errors import PaceError
from bot.pace.spans import Span
from bot.ui.pace_refusals import explain
from bot.words.contract import Say
from bot.words.localizer import load_localizer
from tests.bot.pace.moments import at
from tests.bot.ui.parlour import rows

NOON = at("2026-12-01 12:00")
TAKEN = (Span(at("2026-12-10"), at("2026-12-12")), Span(at("2026-12-13"), at("2027-01-01")))


@pytest.fixture
def say() -> Say:
    return load_localizer(strict=True).say_in()


def vacation(first: str, last: str) -> Any:
    return lambda: vacations.plan(first, last, NOON, TAKEN, "Europe/Berlin")


@pytest.mark.parametrize(
    ("refused", "told"),
    [
        (lambda: zones.find("@everyone"), "nearest large city"),
        (lambda: zones.find("**x**"), "nothing has changed"),
        (lambda: quiet.parse("<@1>"), "23-7"),
        (lambda: quiet.parse("23-23:30"), "0:30"),
        (vacation("2026-12-32", "2026-12-33"), "2026-12-24"),
        (vacation("2026-12-05", "2026-12-04"), "2026-12-04 comes before 2026-12-05"),
        (vacation("2026-11-01", "2026-11-02"), "over already"),
        (vacation("2028-01-01", "2028-01-02"), "2027-12-02"),
        (vacation("2026-12-11", "2026-12-11"), f"from <t:{TAKEN[0].start}:D> to <t:{TAKEN[0].end - 1}:D>"),
        (vacation("2026-12-01", "2026-12-09"), "9 days of 2026, of which you have 7 left"),
    ],
)
def test_each_says_what_was_wrong_and_what_would_do(say: Say, refused: Any, told: str) -> None:
    with pytest.raises(PaceError) as caught:
        refused()
    message = explain(say, caught.value)
    assert message is not None
    assert told in message.content and message.content.endswith((".", ":", "7", "list"))
    assert not any(harm in message.content for harm in ("@everyone", "<@", "**"))


@pytest.mark.parametrize(("typed", "offered"), [("berlni", "Berlin (Europe)"), ("CST", "Shanghai (Asia)")])
def test_zones_that_may_be_meant_are_offered(say: Say, typed: str, offered: str) -> None:
    with pytest.raises(PaceError) as caught:
        zones.find(typed)
    message = explain(say, caught.value)
    assert message is not None
    [options] = rows(message)
    assert offered in options and len(options) <= 25
