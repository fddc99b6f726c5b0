"""What the bot's absence costs nobody."""

from bot.pace import outages
from bot.pace import wait as waits
from bot.pace.calendar import Calendar
from bot.pace.durations import DAY, HOUR
from bot.pace.pace import PerMove
from bot.pace.spans import Span
from bot.pace.wait import Wait

NOON = 1_795_780_800


def test_a_restart_is_no_outage() -> None:
    assert outages.outage(NOON, NOON + outages.TOLERANCE) is None
    assert outages.outage(NOON, NOON + outages.TOLERANCE + 1) == Span(NOON, NOON + outages.TOLERANCE + 1)


def test_a_clock_that_was_put_back_is_no_outage() -> None:
    assert outages.outage(NOON, NOON - DAY) is None


def due_after(outage: Span, began: int) -> int | None:
    times = Calendar(stops=(outage,), grace=(outages.grace(outage),))
    return waits.due(Wait(began), PerMove(DAY), times)


def test_a_deadline_moves_by_the_outage() -> None:
    outage = Span(NOON, NOON + 3 * DAY)
    assert due_after(outage, NOON - HOUR) == NOON - HOUR + 4 * DAY


def test_a_deadline_right_after_it_waits_an_hour() -> None:
    outage = Span(NOON, NOON + 3 * DAY)
    assert due_after(outage, NOON - DAY + 60) == outage.end + HOUR


def test_what_was_due_before_stays_due() -> None:
    outage = Span(NOON, NOON + 3 * DAY)
    assert due_after(outage, NOON - DAY - 60) == NOON - 60
