"""Lines are broken where their script allows it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.breaking import NOT_FIRST, NOT_LAST, pieces


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("one two  three", ["one ", "two  ", "three"]),
        ("攻撃、終了。", ["攻", "撃、", "終", "了。"]),
        ("「敵」の隣", ["「敵」", "の", "隣"]),
        ("チェック", ["チェッ", "ク"]),
        ("カード2枚", ["カー", "ド", "2枚"]),
        ("第 12 回合", ["第 ", "12 回", "合"]),
        ("+1：所有骰子", ["+1：", "所", "有", "骰", "子"]),
        ("他们’都’在", ["他", "们’", "都’", "在"]),
        ("（B&B部隊）", ["（B&B", "部", "隊）"]),
    ],
)
def test_text_is_cut_where_lines_may_end(text: str, parts: list[str]) -> None:
    assert list(pieces(text)) == parts


@given(st.text(alphabet="ab 、。「」王小ゃー1（）"))
def test_whatever_the_text_nothing_is_lost_and_no_line_begins_or_ends_badly(text: str) -> None:
    parts = list(pieces(text))
    assert "".join(parts) == text
    assert not any(part[0] in NOT_FIRST for part in parts[1:])
    assert not any(part[-1] in NOT_LAST for part in parts[:-1])
