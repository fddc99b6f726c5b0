"""Words that people type for parts of moves."""

import pytest

from engine import words
from engine.catalogue import GAMES


def test_of_several_words_that_fit_the_longest_is_meant() -> None:
    reader = words.Reader({"h": ("hour", "hours"), "d": ("day",)})
    assert reader.canonical(words.plain("2  DAYS, ３ hours")) == "2 ds, 3 h"


@pytest.mark.parametrize("game", list(GAMES))
def test_no_word_stands_for_two_parts(game: str) -> None:
    """But as a name that is the beginning of a longer text, which is looked for first."""
    meant: dict[str, set[str]] = {}
    for part, others in GAMES[game].words.items():
        assert others and all(words.plain(word) == word.casefold() for word in others), part
        for word in others:
            meant.setdefault(words.plain(word), set()).add(part)
    assert {word: parts for word, parts in meant.items() if len(parts) > 1} == {}
