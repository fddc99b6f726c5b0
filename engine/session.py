"""The line protocol by which other programs play: one JSON object a line, and one answer a line.

    {"cmd": "new", "seats": 2, "options": {}, "seed": "00ff", "deal": {...}}     seed, commitment, turn
    {"cmd": "position", "text": "...", "options": {}}    loads: turn     {"cmd": "position", "seat": 0}    position
    {"cmd": "load", "state": {...}}                      loads: turn     {"cmd": "state", "seat": 0}       state
    {"cmd": "script", ...}      the next results of chance in the game's own words, in place of those told before
    {"cmd": "turn"}             seats, phase, prompt
    {"cmd": "moves", "seat": 0}                          moves: canonical notation, sorted
    {"cmd": "advise", "seat": 0}                         move of a simple computer player: canonical notation
    {"cmd": "play", "seat": 0, "move": "flip c4"}        move (canonical), events, turn
    {"cmd": "show", "seat": 0}  view          {"cmd": "result"}  result          {"cmd": "faults"}  faults
    {"cmd": "record", "tags": {}}  record     {"cmd": "export"}  all of the table and its log     {"cmd": "quit"}

An answer is ``{"ok": true, ...}`` or ``{"ok": false, "error": {"kind": ..., "code": ..., "data": {...}}}``. The kinds
are unreadable, illegal, ambiguous and protocol, and after an error everything is as before. ``seat`` null is a
spectator; left out, `show` shows what a spectator sees and the others everything. ``new`` needs nothing but ``cmd``.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.chance import ChanceError, commitment
from engine.contract import AnyGame, Json, Refusal, Unreadable
from engine.line import fields
from engine.line.fields import ProtocolError
from engine.line.table import Table, advised, opened, played

Answer = dict[str, Json]


class Session:
    """Plays one kind of game. It does no I/O: its caller hands in lines and prints the answers.

    ``entropy`` gives a seed where a request brings none."""

    def __init__(self, game: AnyGame, entropy: Callable[[], bytes]) -> None:
        self._game = game
        self._entropy = entropy
        self._at_table: Table | None = None
        self._commands: dict[str, Callable[[Answer], Answer]] = {
            "new": self._new,
            "position": self._position,
            "state": self._state,
            "load": self._load,
            "script": self._script,
            "turn": self._turn,
            "moves": self._moves,
            "advise": self._advise,
            "play": self._play,
            "show": self._show,
            "faults": self._faults,
            "result": self._result,
            "record": self._record,
            "export": self._export,
            "quit": self._quit,
        }
        self.ended = False
        """Whether ``quit`` has been asked for."""

    def answer(self, line: str) -> str:
        """The answer to a line, itself one line: ``{"ok": true, ...}`` or ``{"ok": false, "error": {...}}``."""
        try:
            request = fields.read_request(line)
            command = fields.text(request, "cmd")
            if command not in self._commands:
                raise ProtocolError("unknown-cmd", known=sorted(self._commands))
            answer = {"ok": True, **self._commands[command](request)}
        except Refusal as refusal:
            answer = _refused(refusal)
        except ChanceError as error:
            answer = _refused(ProtocolError("impossible-result", why=str(error)))
        return msgspec.json.encode(answer).decode()

    def _new(self, request: Answer) -> Answer:
        seats = fields.number(request, "seats") if "seats" in request else self._game.seats[0]
        options = fields.options(request) if "options" in request else {}
        seed = fields.seed(request) if "seed" in request else self._entropy()
        told = self._game.script(fields.mapping(request, "deal")) if "deal" in request else {}
        self._at_table = opened(self._game, seats, options, seed, told)
        return {"seed": seed.hex(), "commitment": commitment(seed), "turn": self._turn_of(self._at_table)}

    def _position(self, request: Answer) -> Answer:
        if "text" not in request:
            return {"position": self._game.position(self._seen(request))}
        return self._put(request, lambda options: self._game.load(fields.text(request, "text"), options))

    def _state(self, request: Answer) -> Answer:
        return {"state": self._seen(request)}

    def _load(self, request: Answer) -> Answer:
        state = fields.mapping(request, "state")
        return self._put(request, lambda _: self._sound(state))

    def _script(self, request: Answer) -> Answer:
        words = {name: value for name, value in request.items() if name != "cmd"}
        self._at_table = replace(self._table(), told=self._game.script(words))
        return {}

    def _turn(self, request: Answer) -> Answer:
        return self._turn_of(self._table())

    def _moves(self, request: Answer) -> Answer:
        table = self._table()
        seat = fields.seat(request, table.seats)
        return {"moves": [self._game.format(table.state, move) for move in self._game.moves(table.state, seat)]}

    def _advise(self, request: Answer) -> Answer:
        table = self._table()
        return {"move": self._game.format(table.state, advised(self._game, table, fields.seat(request, table.seats)))}

    def _play(self, request: Answer) -> Answer:
        table = self._table()
        seat = fields.seat(request, table.seats)
        move = self._game.parse(table.state, seat, fields.text(request, "move"))
        written = self._game.format(table.state, move)
        self._at_table = table = played(self._game, table, seat, move)
        return {"move": written, "events": table.log[-1].ply.events, "turn": self._turn_of(table)}

    def _show(self, request: Answer) -> Answer:
        return {"view": self._game.show(self._seen({"seat": None} | request))}

    def _faults(self, request: Answer) -> Answer:
        return {"faults": self._game.faults(self._table().state)}

    def _result(self, request: Answer) -> Answer:
        return {"result": self._game.result(self._table().state)}

    def _record(self, request: Answer) -> Answer:
        table = self._table()
        plies = [entry.ply for entry in table.log]
        return {"record": self._game.record(table.start, plies, fields.tags(request))}

    def _export(self, request: Answer) -> Answer:
        table = self._table()
        return {
            "game": self._game.id,
            "version": self._game.version,
            "seats": table.seats,
            "options": table.options,
            "seed": table.seed.hex(),
            "start": table.start,
            "dealt": table.dealt,
            "log": table.log,
            "state": table.state,
        }

    def _quit(self, request: Answer) -> Answer:
        self.ended = True
        return {}

    def _table(self) -> Table:
        if self._at_table is None:
            raise ProtocolError("no-game")
        return self._at_table

    def _turn_of(self, table: Table) -> Answer:
        turn = self._game.turn(table.state)
        return {"seats": turn.seats, "phase": turn.phase, "prompt": turn.prompt}

    def _seen(self, request: Answer) -> Any:
        # No seat: everything; null: what a spectator sees.
        table = self._table()
        if "seat" not in request:
            return table.state
        seat = None if request["seat"] is None else fields.seat(request, table.seats)
        return self._game.seen_by(table.state, seat)

    def _put(self, request: Answer, state_for: Callable[[Any], Any]) -> Answer:
        # Loaded states begin a log of their own and keep options and seed of the game before. How many sit there is
        # known to the state: as many seats may be asked for as there can be, and the game refuses those there are not.
        table = self._at_table or Table(self._game.seats[0], {}, self._entropy(), None, None)
        options = fields.options(request) if "options" in request else table.options
        state = state_for(options)
        self._at_table = Table(self._game.seats[1], options, table.seed, state, state)
        return {"turn": self._turn_of(self._at_table)}

    def _sound(self, data: Answer) -> Any:
        try:
            state = msgspec.convert(data, self._game.state_type, str_keys=True)
        except msgspec.ValidationError as error:
            raise Unreadable("bad-state", why=str(error)) from None
        if faults := self._game.faults(state):
            raise Unreadable("faulty-state", faults=[{"code": fault.code, "data": fault.data} for fault in faults])
        return state


def _refused(refusal: Refusal) -> Answer:
    return {"ok": False, "error": {"kind": refusal.kind, "code": refusal.code, "data": refusal.data}}
