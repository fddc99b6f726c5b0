"""The labels of completions: whole sentences only, and the move in any case."""

import pytest

from bot.ui.completion import label
from bot.words.contract import Say
from bot.words.limits import LABEL
from bot.words.localizer import load_localizer


@pytest.fixture(scope="module")
def say() -> Say:
    return load_localizer(strict=True).say_in()


@pytest.mark.parametrize(
    ("preview", "told"),
    [
        ("Turn up c4. Your turn ends.", "flip c4 · Turn up c4. Your turn ends."),
        (f"Turn up c4. {'And so on. ' * 9}", "flip c4 · Turn up c4."),
        (f"Turn up c4; {'and so on, ' * 9}", "flip c4 · Turn up c4"),
        (f"翻開 c4；{'然後繼續，' * 20}", "flip c4 · 翻開 c4"),
        ("and so on " * 10, "flip c4"),
        (f"Fox +2.5 on c4. {'And so on. ' * 9}", "flip c4 · Fox +2.5 on c4."),
    ],
    ids=["short", "two sentences", "two parts", "two parts in Chinese", "one long sentence", "a number"],
)
def test_nothing_is_cut_in_mid_sentence(say: Say, preview: str, told: str) -> None:
    assert label(say, "flip c4", preview) == told


def test_move_too_long_for_a_label_is_cut(say: Say) -> None:
    assert len(label(say, "m" * 200, "Something.")) <= LABEL
