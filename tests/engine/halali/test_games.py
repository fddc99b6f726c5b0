"""Whole games, replayed."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Scripted
from engine.contract import Ply
from engine.halali.game import HALALI
from engine.halali.record_reader import read_records
from engine.halali.state import State
from tests.engine.halali.table import legal, mover, played

GAMES: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data" / "games.json").read_text())["games"]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game["id"] for game in GAMES])


def _replayed(game: dict[str, Any]) -> tuple[State, list[Ply], State, list[int]]:
    start = state = HALALI.start(2, {"match": False}, Scripted(HALALI.script({"board": game["deal"]})))
    plies, counts = [], []
    for text in game["moves"].split(" "):
        seat = mover(state)
        counts.append(len(legal(state)))
        state, events = played(state, text.split("=")[0])
        plies.append(Ply(seat, (), events))
    return start, plies, state, counts


@each_game
def test_replay(game: dict[str, Any]) -> None:
    _, _, end, counts = _replayed(game)

    result = HALALI.result(end)
    assert counts == game["legal_counts"]
    assert HALALI.position(end) == game["final"]
    assert result is not None
    assert list(result.scores) == game["points"]
    assert result.ranking == {"blue": ((0,), (1,)), "brown": ((1,), (0,)), "draw": ((0, 1),)}[game["result"]]
    assert HALALI.faults(end) == []


@each_game
def test_the_record_tells_the_whole_game(game: dict[str, Any]) -> None:
    start, plies, end, _ = _replayed(game)

    text = HALALI.record(start, plies, {"Blue": game["blue"], "Brown": game["brown"]})
    (record,) = read_records(text)

    assert record.start == start
    assert record.end == end
    assert record.tags["Deal"] == game["deal"]
    assert record.tags["Result"] == "{}-{}".format(*game["points"])
    assert record.tags["Tiles"] == "{}-{}".format(*game["tiles"])
    assert record.tags["Winner"] == game["result"]
    # The same words in the same order: the moves of the file are in record notation.
    assert [word for word in text.split("\n\n")[1].split() if not word.endswith(".")][:-1] == game["moves"].split(" ")
