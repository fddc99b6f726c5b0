"""A second bot with the same token is noticed by the interactions that it takes."""

import logging

import pytest

from bot.ui.elsewhere import ADVICE, MANY, SECONDS, Elsewhere


class Ticking:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_many_interactions_taken_by_others_are_told_of_once(caplog: pytest.LogCaptureFixture) -> None:
    elsewhere = Elsewhere(Ticking())
    with caplog.at_level(logging.WARNING):
        for number in range(MANY - 1):
            elsewhere.taken(number)
        assert elsewhere.troubles() == [] and caplog.text == ""
        for number in range(MANY, 2 * MANY):
            elsewhere.taken(number)
    assert elsewhere.troubles() == [ADVICE]
    assert caplog.text.count(ADVICE) == 1


def test_second_deliveries_of_what_we_answered_tell_nothing() -> None:
    elsewhere = Elsewhere(Ticking())
    for number in range(2 * MANY):
        elsewhere.acknowledged(number)
        elsewhere.taken(number)
    assert elsewhere.troubles() == []


def test_the_same_interaction_counts_once() -> None:
    elsewhere = Elsewhere(Ticking())
    for _ in range(2 * MANY):
        elsewhere.taken(1)
    assert elsewhere.troubles() == []


def test_a_few_now_and_then_are_nothing_and_a_sign_passes() -> None:
    ticking = Ticking()
    elsewhere = Elsewhere(ticking)
    for number in range(2 * MANY):
        elsewhere.taken(number)
        ticking.seconds += SECONDS / 3
        assert elsewhere.troubles() == []
    for number in range(MANY):
        elsewhere.taken(100 + number)
    assert elsewhere.troubles()
    ticking.seconds += SECONDS
    assert elsewhere.troubles() == []
