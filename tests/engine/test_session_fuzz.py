"""The line protocol: whatever is sent, there is an answer and no harm is done."""

import json
from contextlib import suppress
from functools import reduce
from operator import getitem
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.catalogue import GAMES
from tests.engine.line import COMMANDS, SINGLE, Line

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
            line.ask(json.dumps({"cmd": "advise", "seat": seat}))
            for move in line.ok(cmd="moves", seat=seat)["moves"][:3]:
                line.ask(json.dumps({"cmd": "play", "seat": seat, "move": move}))
                line.ok(cmd="load", state=state)


@given(st.text(max_size=100))
def test_no_line_does_harm(text: str) -> None:
    assert Line().ask(text)["ok"] is False
