"""Numbers out of presses and menus, where anything may stand."""

import pytest

from bot.ui import numbers


@pytest.mark.parametrize(
    ("told", "number"),
    [(["0"], 0), (("12", "x"), 12), (["9223372036854775807"], 2**63 - 1), (["0007"], 7)],
)
def test_the_first_is_read(told: list[str], number: int) -> None:
    assert numbers.first(told) == number


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", " 1", "1_0", "²", "１", "x", "9223372036854775808", "0" * 20])
def test_what_is_none_is_not_read(text: str) -> None:
    """Nor what no database could keep."""
    assert numbers.first([text]) is None


def test_nothing_is_no_number() -> None:
    assert numbers.first(()) is None
