"""Tables, moves and what comes of them, as the data files of this folder tell them."""

import json
from pathlib import Path
from typing import Any

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State
from tests.engine.hunters_and_gatherers.table import area, code, codes, legal, played

DATA = Path(__file__).parent / "data"


def cases(name: str) -> list[dict[str, Any]]:
    return list(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))["cases"])


def name_of(case: dict[str, Any]) -> str:
    return f"{case['id']} {case['title']}"


def run(case: dict[str, Any]) -> None:
    """Plays the case and compares everything that it tells."""
    state = GAME.load(case["position"], {})
    _compare_areas(state, case)
    assert set(case.get("legal", ())) <= set(legal(state))
    for text, why in case.get("refused", {}).items():
        assert code(state, text) == why
    for step in case.get("play", ()):
        state, events = played(state, step["move"])
        assert codes(events) == step["events"]
        shown = GAME.show(state)
        now = shown | {"supply": [list(each.values()) for each in shown["supply"]]}
        told = {name: value for name, value in step.items() if name in now}
        assert {name: now[name] for name in told} == told
        _compare_areas(state, step)
    if "result" in case:
        result = GAME.result(state)
        assert result is not None
        assert [list(place) for place in result.ranking] == case["result"]


def _compare_areas(state: State, told: dict[str, Any]) -> None:
    for each in told.get("areas", ()):
        found = area(state, each["at"], each["kind"])
        assert {name: found.value[name] for name in each["value"]} == each["value"], each["at"]
        assert found.complete == each.get("complete", found.complete), each["at"]
        assert list(found.winners) == each.get("winners", list(found.winners)), each["at"]
