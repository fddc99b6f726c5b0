"""The line protocol."""

import json
from contextlib import suppress
from functools import reduce
from operator import getitem
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.catalogue import GAMES
from engine.chance import commitment
from engine.contract import AnyGame
from engine.line.fields import LONGEST_LINE
from engine.session import Session

SEED = "00ff" * 8
SINGLE = {"cmd": "new", "seats": 2, "options": {"match": False}, "seed": SEED}
THIN = "7/7/7/3d3/7/7/F5t"
COMMANDS = [
    *("new", "position", "state", "load", "script", "turn", "moves", "play", "show"),
    *("faults", "result", "record", "export", "quit"),
]


class Line:
    """A session, spoken to in objects."""

    def __init__(self, game: AnyGame = GAMES["halali"], *first: dict[str, Any]) -> None:
        self.session = Session(game, lambda: b"entropy")
        for request in first:
            self.ok(**request)

    def ask(self, line: str) -> dict[str, Any]:
        text = self.session.answer(line)
        assert "\n" not in text
        answer = json.loads(text)
        assert isinstance(answer, dict)
        if answer["ok"]:
            return answer
        assert answer.keys() == {"ok", "error"}
        assert answer["error"].keys() == {"kind", "code", "data"}
        assert answer["error"]["kind"] in ("unreadable", "illegal", "ambiguous", "protocol")
        return answer

    def ok(self, **request: Any) -> dict[str, Any]:
        answer = self.ask(json.dumps(request))
        assert answer.pop("ok"), answer
        return answer

    def error(self, **request: Any) -> tuple[str, str]:
        answer = self.ask(json.dumps(request))
        assert not answer["ok"], answer
        return answer["error"]["kind"], answer["error"]["code"]


def test_a_new_game_tells_its_commitment_and_turn() -> None:
    answer = Line().ok(**SINGLE)

    assert answer["seed"] == SEED
    assert answer["commitment"] == commitment(bytes.fromhex(SEED))
    assert answer["turn"] == {
        "seats": [0],
        "phase": "turning",
        "prompt": {"code": "turn-up-or-move", "data": {"hidden": 48, "quiet": 0, "limit": 40}},
    }


def test_a_seed_decides_the_deal_and_entropy_gives_one() -> None:
    def deal(**request: Any) -> str:
        return str(Line(GAMES["halali"], {"cmd": "new", **request}).ok(cmd="position")["position"])

    assert deal(seed=SEED) == deal(seed=SEED.upper(), seats=2, options={})
    assert deal(seed=SEED) != deal(seed="01")
    assert deal() == deal(seed=b"entropy".hex())


def test_a_deal_can_be_told() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    assert line.ok(cmd="position")["position"] == f"{THIN} bl - - -,- 0 -/-"
    assert line.ok(cmd="position", seat=None)["position"] == "7/7/7/3?3/7/7/F5? bl - - -,- 0 -/-"
    assert line.ok(cmd="position", seat=1)["position"] == "7/7/7/3?3/7/7/F5? bl - - -,- 0 -/-"


def test_moves_are_canonical_and_sorted() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    assert line.ok(cmd="moves", seat=0)["moves"][:4] == ["flip d4", "flip g1", "a1-a2", "a1-a3"]
    assert line.ok(cmd="moves", seat=1)["moves"] == []


def test_a_move_is_played_as_people_type_it() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    answer = line.ok(cmd="play", seat=0, move=" Ｄ４ ")

    assert answer["move"] == "flip d4"
    assert answer["events"] == [{"code": "turned-up", "data": {"seat": 0, "at": "d4", "tile": "D"}, "seats": None}]
    assert answer["turn"] == line.ok(cmd="turn")
    assert answer["turn"]["seats"] == [1]


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


@pytest.mark.parametrize("cmd", set(COMMANDS) - {"new", "load", "quit"})
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


def test_a_state_is_saved_and_loaded() -> None:
    line = Line(GAMES["halali"], SINGLE)
    line.ok(cmd="play", seat=0, move="a1")
    saved = line.ok(cmd="state")["state"]

    other = Line()
    assert other.ok(cmd="load", state=saved)["turn"] == line.ok(cmd="turn")
    assert other.ok(cmd="state")["state"] == saved
    assert "?" in other.ok(cmd="state", seat=0)["state"]["position"]["board"]


def test_a_faulty_state_is_refused_with_all_its_faults() -> None:
    line = Line(GAMES["halali"], SINGLE)
    state = line.ok(cmd="state")["state"]
    state["position"]["side"] = 7
    state["position"]["board"][0] = "X"

    answer = line.ask(json.dumps({"cmd": "load", "state": state}))

    assert answer["error"]["code"] == "faulty-state"
    assert [fault["code"] for fault in answer["error"]["data"]["faults"]] == ["strange-tile", "strange-side"]


def test_a_position_is_loaded_with_the_options_of_the_game_or_its_own() -> None:
    position = "7/7/7/F6/7/7/6t bl - - a4a1,- 0 -/-"
    line = Line(GAMES["halali"], SINGLE)

    line.ok(cmd="position", text=position)
    assert line.ok(cmd="position")["position"] == position
    assert line.ok(cmd="state")["state"]["agreed"]["match"] is False
    assert line.error(cmd="play", seat=0, move="a4-a1") == ("illegal", "no-return")
    line.ok(cmd="position", text=position, options={"no_return": False})
    line.ok(cmd="play", seat=0, move="a4-a1")


def test_a_whole_match() -> None:
    line = Line(GAMES["halali"], SINGLE | {"options": {}, "deal": {"board": "7/7/7/7/7/7/hn5t"}})
    for seat, move in ((0, "a1"), (1, "g1")):
        assert line.ok(cmd="result")["result"] is None
        line.ok(cmd="play", seat=seat, move=move)
    assert line.ok(cmd="turn")["phase"] == "between"
    line.ok(cmd="script", board="7/7/7/7/7/7/f5t")
    line.ok(cmd="script", board="7/7/7/7/7/7/ff4t")
    assert line.ok(cmd="moves", seat=1)["moves"] == ["next"]

    events = line.ok(cmd="play", seat=0, move="next")["events"]

    assert events == [{"code": "next-game", "data": {"game": 2, "blue": 1, "board": "7/7/7/7/7/7/??4?"}, "seats": None}]
    for seat, move in ((1, "a1"), (0, "b1"), (1, "g1")):
        line.ok(cmd="play", seat=seat, move=move)
    assert line.ok(cmd="result")["result"] == {"scores": [0, 0], "ranking": [[0, 1]], "reason": "early"}
    assert line.ok(cmd="turn")["seats"] == []
    assert line.ok(cmd="faults")["faults"] == []
    assert line.error(cmd="play", seat=0, move="next") == ("illegal", "game-over")
    assert line.ok(cmd="record", tags={"Blue": "Ann"})["record"].count('[Blue "') == 2


def test_a_script_that_is_told_and_not_asked_for_waits() -> None:
    line = Line(GAMES["halali"], SINGLE | {"options": {}, "deal": {"deals": ["7/7/7/7/7/7/hn5t", THIN]}})
    for seat, move in ((0, "a1"), (1, "g1"), (1, "next")):
        line.ok(cmd="play", seat=seat, move=move)

    assert line.ok(cmd="position")["position"].startswith(THIN)


def test_the_view_is_what_the_seat_may_know() -> None:
    line = Line(GAMES["halali"], SINGLE)

    for request in ({}, {"seat": None}, {"seat": 0}, {"seat": 1}):
        view = line.ok(cmd="show", **request)["view"]
        assert set(view["board"].values()) == {"?"}


def test_an_export_holds_all_that_is_needed_to_check_it() -> None:
    line = Line(GAMES["halali"], SINGLE)
    line.ok(cmd="play", seat=0, move="a1")

    export = line.ok(cmd="export")

    assert export.keys() == {
        *("game", "version", "seats", "options", "seed", "start", "dealt", "log", "state"),
    }
    assert [outcome["name"] for outcome in export["dealt"]] == ["tiles", "guns"]
    assert [entry["ply"]["move"] for entry in export["log"]] == [["a1"]]
    assert export["seed"] == SEED
    again = Line(GAMES[export["game"]], {"cmd": "new", "seed": export["seed"], "options": export["options"]})
    assert again.ok(cmd="state")["state"] == export["start"]


def test_quit_ends_the_session() -> None:
    line = Line()
    assert not line.session.ended

    line.ok(cmd="quit")

    assert line.session.ended


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["seats", "options", "seed", "deal", "text", "seat", "state", "board", "deals", "move", "tags", "cmd"]
    ),
    JSON,
    max_size=4,
)


@given(st.lists(st.tuples(st.sampled_from(COMMANDS), FIELDS), max_size=5))
def test_no_request_does_harm(requests: list[tuple[str, dict[str, Any]]]) -> None:
    line = Line(GAMES["halali"], SINGLE)
    for cmd, fields in requests:
        line.ask(json.dumps({"cmd": cmd} | fields))
    assert line.ok(cmd="faults")["faults"] == []


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    # Every place in a JSON value, as the keys that lead to it.
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in _places(each, (*path, key)))]


SAVED = Line(GAMES["halali"], SINGLE | {"options": {}}).ok(cmd="state")["state"]
SMALL = st.none() | st.booleans() | st.integers(-3, 60) | st.integers() | st.sampled_from(["", "T", "he", "turns", "?"])


@given(st.lists(st.tuples(st.sampled_from(_places(SAVED)[1:]), SMALL | JSON), min_size=1, max_size=3))
def test_no_state_does_harm(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    state = json.loads(json.dumps(SAVED))
    for (*place, last), value in changes:
        # A place may be gone after an earlier change.
        with suppress(LookupError, TypeError):
            reduce(getitem, place, state)[last] = value
    line = Line(GAMES["halali"])

    if line.ask(json.dumps({"cmd": "load", "state": state}))["ok"]:
        for cmd in ("position", "state", "turn", "show", "faults", "result", "record", "export"):
            line.ok(cmd=cmd)
        for seat in (0, 1):
            for move in line.ok(cmd="moves", seat=seat)["moves"][:3]:
                line.ask(json.dumps({"cmd": "play", "seat": seat, "move": move}))
                line.ok(cmd="load", state=state)


@given(st.text(max_size=100))
def test_no_line_does_harm(text: str) -> None:
    assert Line().ask(text)["ok"] is False


@pytest.mark.parametrize("id_", GAMES)
def test_every_game_speaks_it(id_: str) -> None:
    line = Line(GAMES[id_], {"cmd": "new", "seed": SEED})
    seat = line.ok(cmd="turn")["seats"][0]
    move = line.ok(cmd="moves", seat=seat)["moves"][0]

    assert line.ok(cmd="play", seat=seat, move=move)["move"] == move
    assert line.ok(cmd="result")["result"] is None
    for cmd in ("position", "state", "show", "faults", "record", "export"):
        line.ok(cmd=cmd)
