"""Moments in Discord's own form, which each reader's client turns into the zone and language at hand."""

from bot.words.times import moment, relative


def test_moments_are_timestamps() -> None:
    assert moment(1790000000) == "<t:1790000000:F>"
    assert relative(1790000000) == "<t:1790000000:R>"
