"""Tags of records, the same for all games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import record_tags


@given(st.text())
def test_what_is_written_is_read_again(value: str) -> None:
    line = record_tags.written("Blue", value)
    assert record_tags.read(line) == ("Blue", " ".join(value.split()))
    assert len(line.splitlines()) == 1 or any(mark in value for mark in "\x1c\x1d\x1e\x85\u2028\u2029")


@pytest.mark.parametrize("line", ["", "[Blue]", '[Blue "Ann]', '[Blue "Ann" x]', '1. c4=D [Blue "Ann"]'])
def test_what_is_no_tag_is_not_read(line: str) -> None:
    assert record_tags.read(line) is None


def test_room_is_left_to_people() -> None:
    assert record_tags.read('  [ Blue   "Ann \\"the fox\\"" ]  ') == ("Blue", 'Ann "the fox"')
