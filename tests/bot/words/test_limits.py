"""Texts cut to Discord's limits, nothing torn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.limits import cut, latest, length, pages


@pytest.mark.parametrize(
    ("text", "limit", "expected"),
    [
        ("short", 5, "short"),
        ("longer", 5, "long…"),
        ("two words", 5, "two…"),
        ("ab\\*cd", 4, "ab…"),
        ("ab\\*cd", 5, "ab\\*…"),
        ("hi <@123456789012345678> there", 12, "hi…"),
        ("until <t:1790000000:R> ok", 20, "until…"),
        ("e\u0301e\u0301e\u0301", 4, "e\u0301…"),
        ("🎉🎉🎉", 5, "🎉🎉…"),
        ("🎉🎉🎉", 4, "🎉…"),
    ],
)
def test_cutting(text: str, limit: int, expected: str) -> None:
    assert cut(text, limit) == expected


@given(st.text(max_size=60), st.integers(min_value=1, max_value=50))
def test_a_cut_text_fits_and_is_the_beginning(text: str, limit: int) -> None:
    short = cut(text, limit)
    assert length(short) <= limit
    assert short == text or text.startswith(short.removesuffix("…"))


def test_length_counts_as_discord_counts_at_most() -> None:
    assert [length(text) for text in ("abc", "王", "🎉")] == [3, 1, 2]


def test_of_too_many_lines_the_latest_are_kept() -> None:
    lines = ["one", "two", "three"]
    assert latest(lines, 100) == ("one", "two", "three")
    assert latest(lines, 10) == ("two", "three")
    assert latest(lines, 9) == ("three",)
    assert latest(lines, 5) == ()


def test_lines_are_laid_out_on_pages() -> None:
    assert pages([], 10) == ()
    assert pages(["abcd", "efgh", "ij", "k"], 10) == (("abcd", "efgh"), ("ij", "k"))
    assert pages(["abcdefghijklm", "n"], 10) == (("abcdefgh…",), ("n",))


@given(st.lists(st.text(max_size=30), max_size=30), st.integers(min_value=5, max_value=60))
def test_every_page_fits_and_no_line_is_lost(lines: list[str], limit: int) -> None:
    filled = pages(lines, limit)
    assert all(page and length("\n".join(page)) <= limit for page in filled)
    assert [line for page in filled for line in page] == [cut(line, limit - 1) for line in lines]
