"""Tables, moves and what comes of them, as `data/examples.json` tells them."""

import json
from functools import reduce
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.table import at, data, played, refused, texts

DATA = Path(__file__).parent / "data"


def cases() -> list[dict[str, Any]]:
    return list(json.loads((DATA / "examples.json").read_text(encoding="utf-8"))["cases"])


def run(case: dict[str, Any]) -> None:
    """Plays the case and compares everything that it tells."""
    state = at(**case["table"])
    if "discards" in case:
        state = replace(state, territory_deck=(), territory_discards=state.territory_deck[: case["discards"]])
        # The other cards are in the hand of somebody who is not asked.
        rest = at().territory_deck[case["discards"] :]
        state = replace(state, seats=(*state.seats[:2], replace(state.seats[2], territory_cards=rest)))
    assert GAME.faults(state) == []
    for step in case["play"]:
        state = _step(state, step)


def _step(state: State, step: dict[str, Any]) -> State:
    if "refused" in step:
        assert refused(state, step["move"]) == step["refused"]
        return state
    state, events = played(state, step["move"], dice=step.get("dice", ()))
    for code, told in step.get("events", {}).items():
        found = data(events, code)
        assert {path: value(found, path) for path in told} == told, code
    shown = GAME.show(GAME.seen_by(state, None))
    told = step.get("show", {})
    assert {path: value(shown, path) for path in told} == told
    if "legal" in step:
        assert texts(state) == step["legal"]
    return state


def value(told: Any, path: str) -> Any:
    """What stands at a path with dots in plain data: ``seats.0.points``."""
    return reduce(lambda inner, key: inner[int(key) if isinstance(inner, list) else key], path.split("."), told)
