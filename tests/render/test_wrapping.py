"""Text in several lines is whole and within its limit."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import letters
from render.wrapping import wrapped, wrapped_in


@pytest.mark.parametrize(
    ("text", "limit", "most"),
    [("one two three four five six", 120, 9), ("王小明" * 9, 150, 9), ("a verylongwordthatmustbebroken b", 140, 9)],
)
def test_wrapped_text_is_whole_and_within_its_limit(text: str, limit: int, most: int) -> None:
    lines = wrapped(text, 24, limit)
    assert 1 < len(lines) <= most
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(letters.width(line, 24) <= limit for line in lines)


@given(
    st.text(alphabet="abW 1、。「」“”—…王骅ゃー（）", min_size=1, max_size=60), st.sampled_from(["en", "ja", "zh-CN"])
)
@settings(max_examples=80, deadline=None)
def test_whatever_the_text_its_lines_are_within_the_limit(text: str, language: str) -> None:
    lines = wrapped(text, 20, 130, language)
    assert "".join(lines).replace(" ", "") == letters.readable(text).replace(" ", "")
    assert max(letters.width(line, 20, language) for line in lines) <= 130


def test_no_last_line_is_of_a_few_east_asian_characters_alone() -> None:
    text = "今回の攻撃ダイスを一から三個まで振り直します。"
    assert [len(line) for line in wrapped(text, 24, 24 * 22)] == [21, 2]
    lines = wrapped(text, 24, 24 * 22, "ja")
    assert "".join(lines) == text
    assert len(lines) == 2
    assert len(lines[-1]) >= 5


def test_text_that_does_not_fit_ends_in_an_ellipsis() -> None:
    lines, size = wrapped_in("one two three four five six seven", (30, 24), 120, 2)
    assert (len(lines), size) == (2, 24)
    assert lines[-1].endswith(letters.ELLIPSIS)
    assert wrapped_in("one two", (30, 24), 200, 2) == (("one two",), 30)
