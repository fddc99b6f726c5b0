"""Position strings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import Unreadable
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.positions import read_pile, write_pile
from tests.engine.hunters_and_gatherers.games import random_game

FULL = "L44@-1,0/90;S01@0,0/0 0hut@-1,0/b 0/0 1 B03 L12,L07,?74 B01,?10 L14 -"
PUBLIC = "L44@-1,0/90;S01@0,0/0 0hut@-1,0/b 0/0 1 B03 ?76 ?11 L14 -"


@pytest.mark.parametrize(
    "text",
    [
        FULL,
        PUBLIC,
        "S01@0,0/0 - 0/0 0 L30 - - - -",
        "S01@0,0/0 - 0/0/0/0/123456 - - - - - 3,0",
        "S01@0,0/0 - 5/6/7 2 L30 ? - - 0",
        "L52@0,0/270 1member@0,0/a 0/0 - - L30,L30,L30 B07 B01,L14 -",
    ],
)
def test_what_is_read_is_written_again(text: str) -> None:
    state = GAME.load(text, {})

    assert GAME.position(state) == text
    assert GAME.faults(state) == []


def test_the_public_string_hides_the_order_of_the_piles() -> None:
    assert GAME.position(GAME.seen_by(GAME.load(FULL, {}), None)) == PUBLIC


def test_equal_positions_have_equal_strings() -> None:
    one = GAME.load("S01@0,0/0;L44@-1,0/90;L30@1,0/0 0member@1,0/a;1hut@-1,0/b 0/0 0 L30 - - - -", {})
    other = GAME.load("L30@1,0/0;L44@-1,0/90;S01@0,0/0 1hut@-1,0/b;0member@1,0/a 0/0 0 L30 - - - -", {})

    assert GAME.position(one) == GAME.position(other)
    assert one != other


@pytest.mark.parametrize("seats", [2, 5])
def test_a_loaded_position_goes_on_like_the_game(seats: int) -> None:
    for step in random_game(seats, seats)[::7]:
        loaded = GAME.load(GAME.position(step.before), {})

        assert list(GAME.moves(loaded, step.seat)) == list(GAME.moves(step.before, step.seat))
        assert GAME.turn(loaded) == GAME.turn(step.before)
        assert loaded.supply == step.before.supply


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        (0, "", "bad-tiles"),
        (0, "-", "bad-tiles"),
        (0, "S01", "bad-tiles"),
        (0, "S01@0,0", "bad-tiles"),
        (0, "S01@0,0/45", "bad-tiles"),
        (0, "S01@00,0/0", "bad-tiles"),
        (0, "S01@-0,0/0", "bad-tiles"),
        (0, "S01@0,0/0;", "bad-tiles"),
        (0, "S01@100,0/0", "bad-tiles"),
        (0, "S01@٠,0/0", "bad-tiles"),
        (0, "X01@0,0/0", "strange-tile"),
        (0, "S01@0,0/0;S01@5,0/0", "too-many"),
        (0, "S01@0,0/0;L30@0,0/0", "two-tiles"),
        (0, "S01@0,0/0;L52@1,0/0", "does-not-fit"),
        (1, "0man@0,0/a", "bad-pieces"),
        (1, "5member@0,0/a", "bad-pieces"),
        (1, "1member@0,0/b;", "bad-pieces"),
        (1, "2member@0,0/a", "strange-piece"),
        (1, "1member@0,0/e", "misplaced-piece"),
        (1, "1member@0,0/x", "misplaced-piece"),
        (1, "1member@1,0/a", "misplaced-piece"),
        (1, "1hut@0,0/a", "misplaced-piece"),
        (1, "1hut@0,0/d;1member@0,0/a", "two-pieces"),
        (2, "", "bad-scores"),
        (2, "0", "strange-seats"),
        (2, "0/0/0/0/0/0", "strange-seats"),
        (2, "-1/0", "bad-scores"),
        (2, "01/0", "bad-scores"),
        (2, "1000000/0", "bad-scores"),
        (3, "2", "strange-seat"),
        (3, "x", "bad-seat"),
        (3, "5", "bad-seat"),
        (3, "-", "hand"),
        (4, "-", "hand"),
        (4, "?", "bad-drawn"),
        (4, "L1", "bad-drawn"),
        (4, "L14,L15", "bad-drawn"),
        (4, "S01", "too-many"),
        (5, "?0", "bad-pile"),
        (5, "?1", "bad-pile"),
        (5, "?,?", "bad-pile"),
        (5, "L12,,L13", "bad-pile"),
        (5, "L12;L13", "bad-pile"),
        (5, "B01", "wrong-pile"),
        (5, "?90", "too-many-tiles"),
        (6, "L12", "wrong-pile"),
        (6, "B01,B01", "too-many"),
        (7, "?", "strange-tile"),
        (8, "2", "strange-resignation"),
        (8, "0,0", "strange-resignation"),
        (8, "1", "nobody-left"),
        (8, "7", "bad-seat"),
    ],
)
def test_a_faulty_field_is_refused(field: int, text: str, code: str) -> None:
    fields = ["S01@0,0/0", "-", "0/0", "0", "L30", "-", "-", "-", "-"]
    fields[field] = text

    with pytest.raises(Unreadable) as caught:
        GAME.load(" ".join(fields), {})
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("L32@0,0/0;L33@1,0/270 0member@0,0/b 0/0 0 L30 - - - -", "complete-and-held"),
        ("L52@0,0/0 - 0/0 0 L14 - - - -", "fits-nowhere"),
        ("L44@0,0/0;L44@9,0/0;L15@0,9/0 0hut@0,0/b;0hut@9,0/b;0hut@0,9/b 0/0 0 L30 - - - -", "pieces"),
    ],
)
def test_what_cannot_come_about_is_refused(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.load(text, {})
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", " ", FULL + " ", FULL.replace(" ", "  ", 1), FULL + " x", "S01@0,0/0"])
def test_a_wrong_number_of_fields_is_refused(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.load(text, {})
    assert caught.value.code == "bad-fields"


@given(st.text(max_size=60) | st.text("SLB0123@,;/-? memberhut", max_size=60))
def test_no_text_does_harm(text: str) -> None:
    for fields in (text, f"S01@0,0/0 {text}", f"S01@0,0/0 - 0/0 0 L30 {text} - - -"):
        try:
            state = GAME.load(fields, {})
        except Unreadable:
            continue
        assert GAME.position(GAME.load(GAME.position(state), {})) == GAME.position(state)


@given(st.lists(st.sampled_from(["L30", "L01", "B07", "?", "?"]), max_size=90))
def test_every_pile_is_read_as_it_was_written(pile: list[str]) -> None:
    assert read_pile(write_pile(pile)) == tuple(pile)
