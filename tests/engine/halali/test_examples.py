"""The worked examples of the rules, as data."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.halali.game import HALALI
from tests.engine.halali.table import after, at, board_of, legal, mover, refusal

DATA = Path(__file__).parents[1] / "data"
EXAMPLES: list[dict[str, Any]] = json.loads((DATA / "examples.json").read_text())["examples"]
NAMES = [f"{example['id']} {example['title']}" for example in EXAMPLES]
WINNERS = {((0,), (1,)): "blue", ((1,), (0,)): "brown", ((0, 1),): "draw"}
each_example = pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)


@each_example
def test_legal_moves(example: dict[str, Any]) -> None:
    state = at(example["pos"])

    if "legal" in example:
        assert legal(state) == example["legal"]
    for text in example.get("illegal", ()):
        assert refusal(state, text).kind == "illegal"


@each_example
def test_play(example: dict[str, Any]) -> None:
    state = at(example["pos"])

    for step in example.get("play", ()):
        state = after(state, step["move"])
        result = HALALI.result(state)
        assert HALALI.position(state) == step["pos"]
        assert HALALI.show(state)["totals"]["points"] == step["points"]
        assert (result is not None) == step["over"]
    if "legal_after" in example:
        assert legal(state) == example["legal_after"]
    if "result" in example:
        result = HALALI.result(state)
        assert result is not None
        assert WINNERS[result.ranking] == example["result"]


@each_example
def test_moves_need_not_know_what_is_face_down(example: dict[str, Any]) -> None:
    state = at(example["pos"])

    assert legal(HALALI.seen_by(state, mover(state))) == legal(state)
    assert "?" in board_of(HALALI.seen_by(state, None)) or state.position.left is not None
