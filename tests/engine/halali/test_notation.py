"""NOTATION section 2: what people type, what programs write, and why an action is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Seeded
from engine.contract import Illegal, Refusal, Unreadable
from engine.halali.actions import BY_PATH, path
from engine.halali.game import HALALI
from engine.halali.notation import LONGEST, read_action
from tests.engine.halali.table import after, at, legal, mover, refusal

DATA: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "notation.json").read_text(encoding="utf-8")
)
CODES = [
    *("game-over", "not-your-turn", "bad-syntax", "no-tile", "already-up", "face-down", "wrong-tile", "tree"),
    *("not-yours", "locked-bird", "same-square", "not-straight", "too-far", "blocked", "not-prey", "gun-direction"),
    *("wrong-sign", "no-return", "stalled", "not-end-phase", "bird-stays", "no-exit", "exit-blocked", "may-not-pass"),
]
OWN_CODES = {"game-not-over", "no-such-seat"}
"""Codes for what NOTATION does not speak of: matches and seats."""


def _named(case: dict[str, Any]) -> str:
    return f"{case.get('code', case.get('means'))}: {case['typed'][:20]!r} {case.get('why', '')}"


@pytest.mark.parametrize("case", DATA["accepted"], ids=_named)
def test_accepted(case: dict[str, str]) -> None:
    state = at(case["pos"])

    move = HALALI.parse(state, mover(state), case["typed"])

    assert HALALI.format(state, move) == case["means"]
    assert HALALI.parse(state, mover(state), case["means"]) == move


@pytest.mark.parametrize("case", DATA["refused"], ids=_named)
def test_refused(case: dict[str, Any]) -> None:
    state = at(case["pos"])
    why = refusal(state, case["typed"], case.get("seat"))

    assert why.code == case["code"]
    assert why.kind == case.get("kind", "illegal")
    if "data" in case:
        assert why.data == case["data"]


@pytest.mark.parametrize("case", DATA["refused"], ids=_named)
def test_a_refused_path_has_the_same_code(case: dict[str, Any]) -> None:
    state, seat = at(case["pos"]), case.get("seat")
    seat = mover(state) if seat is None else seat
    action = read_action(case["typed"])
    move = ("gibberish",) if action is None else path(action)
    # A path has neither sign nor letter nor the name of an exit.
    told_more = action is not None and BY_PATH[move] != action

    if not told_more:
        with pytest.raises(Illegal) as caught:
            HALALI.play(state, seat, move, Seeded(b"tests", 1))
        assert caught.value.code == case["code"]
    else:
        assert case["typed"] not in legal(state)


def test_every_code_has_a_case() -> None:
    assert {case["code"] for case in DATA["refused"]} == {*CODES, *OWN_CODES}


def test_between_the_games_everything_but_next_comes_too_late() -> None:
    state = after(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/F", match=True), "d4-d5")

    assert refusal(state, "d5-d6", 0).data == {"game": 1, "between": True}
    assert refusal(state, "gibberish", 1).code == "game-over"
    for text in ("next", "NEXT", "next game", "下一局"):
        assert HALALI.parse(state, 1, text) == ("next",)


def test_a_long_text_is_not_echoed() -> None:
    assert len(refusal(at(DATA["accepted"][0]["pos"]), "d3-d4 " * 50).data["text"]) == LONGEST


@given(st.text(max_size=80) | st.text("abcdefg1234567 -x=BFLHPDTofnesw翻出过", max_size=12))
def test_no_text_does_harm(text: str) -> None:
    state = at(DATA["accepted"][0]["pos"])

    try:
        move = HALALI.parse(state, 0, text)
    except Refusal as why:
        assert isinstance(why, Unreadable | Illegal)
    else:
        assert HALALI.parse(state, 0, HALALI.format(state, move)) == move
