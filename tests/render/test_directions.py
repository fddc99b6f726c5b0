"""Which way letters run, and in which order the pieces of a line stand."""

import pytest

from render.directions import directions, from_left

DANNY = "דני"
YUSUF = "يوسف"


def ways(text: str) -> str:
    return "".join("<" if leftward else ">" for leftward in directions(text).each)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ""),
        ("Ann", ">>>"),
        (DANNY, "<<<"),
        (f"{DANNY} {YUSUF}", "<" * 8),
        (f"Ann {DANNY}", ">>>><<<"),
        (f"Ann {DANNY} x", ">>>><<<>>"),
        (f"{DANNY} x!", "<<<<><"),
        (f"({DANNY})", "<<<<<"),
        (f"{DANNY} 12", "<<<<>>"),
        ("12 (3)", ">>>>>>"),
    ],
)
def test_what_has_no_direction_goes_with_its_neighbours_or_with_the_line(text: str, expected: str) -> None:
    assert ways(text) == expected


def test_a_mark_goes_with_its_letter() -> None:
    assert ways("a ב\u05b7 c") == ">><<>>"
    assert ways("\u05b7a") == ">>"


@pytest.mark.parametrize(
    ("text", "base"), [("Ann", False), (f"12 {DANNY} x", True), (f"x {DANNY}", False), ("12", False)]
)
def test_a_line_runs_as_its_first_letter(text: str, base: bool) -> None:
    assert directions(text).base is base


def test_pieces_are_met_from_the_left() -> None:
    pieces = [(True, "one"), (True, "two"), (False, "three"), (False, "four"), (True, "five")]

    def met(base: bool) -> list[str]:
        return [piece for _, piece in from_left(pieces, base)]

    assert met(False) == ["two", "one", "three", "four", "five"]
    assert met(True) == ["five", "three", "four", "two", "one"]
    assert list(from_left([], True)) == []
