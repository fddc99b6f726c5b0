"""The line protocol: bad lines and requests are answered and change nothing."""

import json
from typing import Any

import pytest

from engine.catalogue import GAMES
from engine.line.fields import LONGEST_LINE
from tests.engine.line import COMMANDS, SINGLE, THIN, Line


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "hello", ("unreadable", "bad-syntax")),
        (0, "g1-g2", ("illegal", "face-down")),
        (1, "flip d4", ("illegal", "not-your-turn")),
        (2, "flip d4", ("protocol", "no-such-seat")),
        (-1, "flip d4", ("protocol", "no-such-seat")),
        (None, "flip d4", ("protocol", "wrong-type")),
        (True, "flip d4", ("protocol", "wrong-type")),
        ("0", "flip d4", ("protocol", "wrong-type")),
        (0.5, "flip d4", ("protocol", "wrong-type")),
        (10**30, "flip d4", ("protocol", "wrong-type")),
        (0, None, ("protocol", "wrong-type")),
        (0, ["d4"], ("protocol", "wrong-type")),
    ],
)
def test_a_refused_move_changes_nothing(seat: Any, move: Any, error: tuple[str, str]) -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})
    before = line.ok(cmd="export")

    assert line.error(cmd="play", seat=seat, move=move) == error
    assert line.ok(cmd="export") == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "bad-json"),
        ("{", "bad-json"),
        ("\ud800", "bad-json"),
        ("[" * 100_000, "bad-json"),
        ("9" * 10_000, "bad-json"),
        (" " * (LONGEST_LINE + 1), "too-long"),
        ("[]", "not-an-object"),
        ("null", "not-an-object"),
        ("{}", "missing-field"),
        ('{"cmd":1}', "wrong-type"),
        ('{"cmd":"dance"}', "unknown-cmd"),
    ],
)
def test_a_bad_line_is_answered(line: str, code: str) -> None:
    answer = Line().ask(line)

    assert answer["error"]["kind"] == "protocol"
    assert answer["error"]["code"] == code


@pytest.mark.parametrize("cmd", sorted(set(COMMANDS) - {"new", "load", "quit"}))
def test_without_a_game_there_is_nothing_to_tell(cmd: str) -> None:
    assert Line().error(cmd=cmd, seat=0, move="pass") == ("protocol", "no-game")


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"cmd": "new", "seats": "2"}, ("protocol", "wrong-type")),
        ({"cmd": "new", "seats": 3}, ("illegal", "bad-seats")),
        ({"cmd": "new", "options": []}, ("protocol", "wrong-type")),
        ({"cmd": "new", "options": {"match": None}}, ("protocol", "wrong-type")),
        ({"cmd": "new", "options": {"match": 1}}, ("illegal", "bad-option")),
        ({"cmd": "new", "options": {"mtach": True}}, ("illegal", "unknown-option")),
        ({"cmd": "new", "seed": 7}, ("protocol", "wrong-type")),
        ({"cmd": "new", "seed": "f"}, ("protocol", "bad-seed")),
        ({"cmd": "new", "seed": ""}, ("protocol", "bad-seed")),
        ({"cmd": "new", "seed": "0 0"}, ("protocol", "bad-seed")),
        ({"cmd": "new", "seed": "00" * 65}, ("protocol", "bad-seed")),
        ({"cmd": "new", "deal": "7"}, ("protocol", "wrong-type")),
        ({"cmd": "new", "deal": {"board": "7"}}, ("unreadable", "bad-board")),
        ({"cmd": "position", "text": "7"}, ("unreadable", "bad-fields")),
        ({"cmd": "position", "text": None}, ("protocol", "wrong-type")),
        ({"cmd": "position", "seat": 2}, ("protocol", "no-such-seat")),
        ({"cmd": "load"}, ("protocol", "missing-field")),
        ({"cmd": "load", "state": []}, ("protocol", "wrong-type")),
        ({"cmd": "load", "state": {"game": 1}}, ("unreadable", "bad-state")),
        ({"cmd": "script", "dice": [1]}, ("unreadable", "bad-script")),
        ({"cmd": "moves"}, ("protocol", "missing-field")),
        ({"cmd": "play", "seat": 0}, ("protocol", "missing-field")),
        ({"cmd": "record", "tags": {"Blue": 1}}, ("protocol", "wrong-type")),
    ],
)
def test_a_bad_request_is_refused_and_changes_nothing(request_: dict[str, Any], error: tuple[str, str]) -> None:
    line = Line(GAMES["halali"], SINGLE)
    before = line.ok(cmd="export")

    assert line.error(**request_) == error
    assert line.ok(cmd="export") == before


def test_a_faulty_state_is_refused_with_all_its_faults() -> None:
    line = Line(GAMES["halali"], SINGLE)
    state = line.ok(cmd="state")["state"]
    state["position"]["side"] = 7
    state["position"]["board"][0] = "X"

    answer = line.ask(json.dumps({"cmd": "load", "state": state}))

    assert answer["error"]["code"] == "faulty-state"
    assert [fault["code"] for fault in answer["error"]["data"]["faults"]] == ["strange-tile", "strange-side"]
