"""A component carries everything in its custom_id."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.press import LIMIT, TEMPLATE, Press, read

picks = st.lists(st.text(st.characters(exclude_characters="/", exclude_categories=["Cs"]), min_size=1), max_size=4)


@given(st.integers(0, 10**9), st.integers(0, 10**6), picks, st.integers(0, 99))
def test_written_and_read_again(table: int, version: int, picked: list[str], page: int) -> None:
    press = Press("walk", table, version, tuple(picked), page)
    try:
        text = press.custom_id()
    except ValueError:
        assert len("/".join(picked)) > LIMIT - 40
        return
    assert 1 <= len(text) <= LIMIT
    match = TEMPLATE.fullmatch(text)
    assert match is not None
    assert read(match) == press


@pytest.mark.parametrize("picked", [("a/b",), ("",), ("d3", "")])
def test_picks_that_could_not_be_told_apart_are_refused(picked: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot be joined"):
        Press("walk", 1, 1, picked).custom_id()


@pytest.mark.parametrize(
    "text", ["", "walk", "2:walk:1:1:0:", "1:walk:x:1:0:", "1:WALK:1:1:0:", "1:walk:1:1:0", "1:walk:-1:1:0:", "mv:7:1"]
)
def test_what_is_not_ours_is_not_read(text: str) -> None:
    assert TEMPLATE.fullmatch(text) is None
