"""What is repeated of what a person typed."""

import pytest

from bot.ui.actions.typing import understood


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("ｃ４", "c4"),
        ("\u202eflip a1", "flip a1"),
        ("fl\u200bip\u2060 a1", "flip a1"),
        (" flip \n\t a1 ", "flip a1"),
        ("a1\u0000", "a1"),
        ("フリップ", "フリップ"),
        ("\u200b", ""),
    ],
)
def test_plain_letters_on_one_line(typed: str, read: str) -> None:
    assert understood(typed) == read
