"""What is looked for by typing is found in any language and width."""

import pytest

from bot.words.wanted import Wanted, plain

WORDS = {"flip": ("めくる", "翻开"), "x": ("狩る",), "-": ("なし",)}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", True),
        ("flip c4", True),
        ("Ｃ４", True),
        ("c-4", True),
        ("めく", True),
        ("翻开 c4", True),
        ("c4 翻", True),
        ("翻开 c5", False),
        ("狩る", False),
        ("c4 flip", False),
        ("なし", False),
    ],
)
def test_a_text_is_found(typed: str, found: bool) -> None:
    """Parts in another order only where words of another language stand: there the order may be another one."""
    assert Wanted(typed, WORDS).is_in("flip c4") == found


def test_signs_and_width_do_not_matter() -> None:
    assert plain("Ｄ３－ d6") == plain("d3xd6").replace("x", "")
