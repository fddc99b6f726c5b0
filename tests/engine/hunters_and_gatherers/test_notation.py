"""What people type, what programs write, and why a move is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract import RESIGN, Ambiguous, Illegal, Refusal, Unreadable
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.notation import LONGEST
from tests.engine.hunters_and_gatherers.table import at, legal, refusal

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "notation.json").read_text(encoding="utf-8"))
TABLE = at(hand="L44")


@pytest.mark.parametrize(("typed", "canonical"), DATA["accepted"])
def test_accepted(typed: str, canonical: str) -> None:
    move = GAME.parse(TABLE, 0, typed)

    assert GAME.format(TABLE, move) == canonical
    assert GAME.parse(TABLE, 0, canonical) == move
    assert canonical in legal(TABLE)


@pytest.mark.parametrize(("typed", "code", "kind"), DATA["refused"])
def test_refused(typed: str, code: str, kind: str) -> None:
    why = refusal(TABLE, typed)

    assert (why.code, why.kind) == (code, kind)


def test_a_segment_alone_may_mean_two_pieces() -> None:
    assert refusal(TABLE, "-1,0 90 b").data == {"moves": ["-1,0 90 member:b", "-1,0 90 hut:b"]}
    assert GAME.parse(at(hand="L44", pieces="1hut@0,0/d"), 0, "-1,0 90 b") == ("-1,0", "90", "member:b")
    assert GAME.parse(at(hand="L44", pieces="1member@0,0/d"), 0, "-1,0 90 b") == ("-1,0", "90", "hut:b")


def test_a_text_without_a_piece_may_mean_several_moves() -> None:
    moves = [text for text in legal(TABLE) if text.startswith("-1,0 90 ")]
    assert refusal(TABLE, "-1,0 90").data == {"moves": moves}

    # Every area beside the cell is taken, so that nothing can be placed.
    taken = at("L51@0,0/0;L44@1,9/0", "L52", pieces="1member@0,0/a")
    assert GAME.parse(taken, 0, "1,0 90") == ("1,0", "90", "-")


@pytest.mark.parametrize("text", ["resign", "RESIGN", "投了", "認輸", "认输", " resign "])
def test_resigning(text: str) -> None:
    assert GAME.parse(TABLE, 1, text) == RESIGN


def test_a_long_text_is_not_echoed() -> None:
    assert len(refusal(TABLE, "-1,0 90 member:b " * 30).data["text"]) == LONGEST


def test_moves_are_sorted_by_place_rotation_and_piece() -> None:
    texts = legal(at("L13@0,0/0", "L10"))
    places = [tuple(map(int, text.split()[0].split(","))) for text in texts]

    assert places == sorted(places)
    turns = [int(text.split()[1]) for text in texts if text.startswith("0,1 ")]
    assert turns == sorted(turns)
    pieces = [text.removeprefix("0,1 0 ") for text in texts if text.startswith("0,1 0 ")]
    assert pieces == ["-", "hut:b", "hut:d", "hut:f", "hut:g", *(f"member:{letter}" for letter in "abcdef")]


@given(st.text(max_size=80) | st.text("0123456789,- +()°:memberhutabcdef無小屋なし", max_size=30))
def test_no_text_does_harm(text: str) -> None:
    try:
        move = GAME.parse(TABLE, 0, text)
    except Refusal as why:
        assert isinstance(why, Unreadable | Illegal | Ambiguous)
    else:
        assert move == RESIGN or GAME.parse(TABLE, 0, GAME.format(TABLE, move)) == move
