"""NOTATION section 4: position strings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Unreadable
from engine.halali.game import HALALI
from engine.halali.positions import read_board, write_board, write_pile
from tests.engine.halali.table import at

FULL = "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4P1 bl - f5 d5d2,- 4 P2D/-"
START = "???????/???????/???????/???1???/???????/???????/??????? bl - - -,- 0 -/-"


@pytest.mark.parametrize(
    "text",
    [
        FULL,
        START,
        "3T3/1b5/3F1D1/6?/Hn1L4/3hw3/?4P1 bl - f5 d5d2,- 4 P2D/-",
        "Hw1LHnPPHn/1LFHePBF/1HwTFTT1/1TD1DDT/P1T1HeHeT/TBTTTTP/T1DDPTD br 0-0 - -,a7b7 0 FHPD/F2PT",
        "7/7/7/7/7/7/t6 br - - -,- 123456789 BF5LH8P8D7T14/F",
    ],
)
def test_what_is_read_is_written_again(text: str) -> None:
    assert HALALI.position(at(text)) == text


def test_the_public_string_hides_kinds_and_guns() -> None:
    assert HALALI.position(HALALI.seen_by(at(FULL), None)) == "3T3/1?5/3F1D1/6?/Hn1L4/3?3/?4P1 bl - f5 d5d2,- 4 P2D/-"


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4P1/7", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4P", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4P2", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t13P1", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/H1L4/3hw3/t4P1", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hx1L4/3hw3/t4P1", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4X1", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t0T4P", "bad-board"),
        (0, "3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t٤P1", "bad-board"),
        (0, "3T3/bbb4/3F1D1/6f/Hn1L4/3hw3/t4P1", "too-many"),
        (0, "???????/???????/???F1D1/???????/???????/???????/???????", "too-many-tiles"),
        (0, "3T3/1B5/3F1D1/6F/Hn1L4/3Hw3/T4P1", "end-phase"),
        (1, "blue", "bad-side"),
        (1, "BL", "bad-side"),
        (2, "5-5", "end-phase"),
        (2, "6-5", "bad-turns-left"),
        (2, "55", "bad-turns-left"),
        (2, "", "bad-turns-left"),
        (3, "d5", "lock"),
        (3, "b6", "lock"),
        (3, "a1", "lock"),
        (3, "h1", "bad-lock"),
        (3, "", "bad-lock"),
        (4, "-", "bad-no-return"),
        (4, "-,-,-", "bad-no-return"),
        (4, "d5,-", "bad-no-return"),
        (4, "d5d2d3,-", "bad-no-return"),
        (4, "d5e6,-", "no-return"),
        (4, "d5d5,-", "no-return"),
        (4, "c3c1,-", "no-return"),
        (4, "-,d5d2", "no-return"),
        (4, "b6b5,-", "no-return"),
        (4, "a7a6,-", "no-return"),
        (5, "-1", "bad-stall"),
        (5, "04", "bad-stall"),
        (5, "4.0", "bad-stall"),
        (5, "9" * 5000, "bad-stall"),
        (6, "-", "bad-piles"),
        (6, "/-", "bad-piles"),
        (6, "DP2/-", "bad-piles"),
        (6, "PP/-", "bad-piles"),
        (6, "P1/-", "bad-piles"),
        (6, "P02/-", "bad-piles"),
        (6, "p2/-", "bad-piles"),
        (6, "B3/-", "too-many"),
        (6, "T8/T8", "too-many"),
    ],
)
def test_a_faulty_field_is_refused(field: int, text: str, code: str) -> None:
    fields = FULL.split(" ")
    fields[field] = text

    with pytest.raises(Unreadable) as caught:
        at(" ".join(fields))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", " ", FULL + " ", FULL.replace(" ", "  ", 1), FULL + " x", "bl"])
def test_a_wrong_number_of_fields_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        at(text)
    assert caught.value.code == "bad-fields"


@pytest.mark.parametrize("left", ["0-3", "1-3", "5-3", "4-5"])
def test_turns_left_that_cannot_arise_are_refused(left: str) -> None:
    with pytest.raises(Unreadable) as caught:
        at(f"7/7/7/7/7/7/F5Hn bl {left} - -,- 0 -/-")
    assert caught.value.code == "turns-left"


def test_the_stall_count_is_0_in_the_end_phase() -> None:
    with pytest.raises(Unreadable) as caught:
        at("7/7/7/7/7/7/F5Hn bl 5-5 - -,- 1 -/-")
    assert caught.value.code == "stall"


@pytest.mark.parametrize("match", [True, False])
def test_a_finished_position_is_over(match: bool) -> None:
    state = at("7/7/7/7/7/7/F5Hn bl 0-0 - -,- 0 B/F", match=match)

    assert HALALI.turn(state).phase == ("between" if match else "over")
    assert HALALI.faults(state) == []


@given(st.text(max_size=60) | st.text("BFLHPDTbflhpdt?nesw1234567/ -,.", max_size=60))
def test_no_text_does_harm(text: str) -> None:
    for fields in (text, f"{text} bl - - -,- 0 -/-", f"7/7/7/7/7/7/6? {text}"):
        try:
            state = at(fields)
        except Unreadable:
            continue
        assert HALALI.position(state) == fields


TILES = st.sampled_from(["", "", "B", "F", "L", "P", "D", "T", "Hn", "Hs", "b", "he", "hw", "t", "?"])


@given(st.lists(TILES, min_size=49, max_size=49))
def test_every_board_is_read_as_it_was_written(board: list[str]) -> None:
    assert read_board(write_board(tuple(board))) == tuple(board)


@pytest.mark.parametrize(
    ("pile", "text"), [((0,) * 7, "-"), ((1, 2, 0, 0, 0, 0, 15), "BF2T15"), ((0, 0, 0, 8, 0, 1, 0), "H8D")]
)
def test_piles_are_written_in_order(pile: tuple[int, ...], text: str) -> None:
    assert write_pile(pile) == text
