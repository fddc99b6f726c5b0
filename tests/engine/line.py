"""A session of the line protocol, spoken to in objects."""

import json
from typing import Any

from engine.catalogue import GAMES
from engine.contract import AnyGame
from engine.session import Session

SEED = "00ff" * 8
SINGLE = {"cmd": "new", "seats": 2, "options": {"match": False}, "seed": SEED}
THIN = "7/7/7/3d3/7/7/F5t"
"""A deal of three tiles."""
COMMANDS = [
    *("new", "position", "state", "load", "script", "turn", "moves", "advise", "play"),
    *("show", "faults", "result", "record", "export", "quit"),
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
