"""NOTATION section 5, read: a record is replayed, and what it says is checked on the way."""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine import record_tags
from engine.chance import replay
from engine.contract import Illegal, Ply, Unreadable
from engine.halali.actions import Action, Resign, TurnUp, path
from engine.halali.deal import start_position
from engine.halali.geometry import NUMBER
from engine.halali.match import perform, refuse_illegal, refuse_unawaited, table_at
from engine.halali.notation import read_action
from engine.halali.positions import read_board, read_position
from engine.halali.records import UNFINISHED, outcome_tags
from engine.halali.scores import RESIGNED, points_of, tiles_of
from engine.halali.state import BLUE, BROWN, Agreed, Position, State
from engine.halali.tiles import TURNED, UNKNOWN

LONGEST = 200_000
"""Characters of a text with records."""
OUTCOME_TAGS = ("Result", "Tiles", "Winner", "End")
_TOKEN = re.compile(record_tags.TAG.pattern + r"|\{[^}]*\}|[0-9]+\.(?:\.\.)?|([^\s\[\]{}]+)|(\S)")
_SHOWN = re.compile(r"([a-g][1-7])=(H[nesw]|[BFLPDT])")
_OPTIONS = re.compile(r"noreturn=([01]) stall=([0-9]{1,4})")


class Record(Struct, frozen=True):
    """One game. ``start`` and ``end`` are tables of a single game, whatever the tag ``Match`` says."""

    tags: Mapping[str, str]
    start: State
    plies: tuple[Ply, ...]
    end: State


class _Text(Struct, frozen=True):
    tags: dict[str, str]
    words: tuple[str, ...]


def read_records(text: str) -> tuple[Record, ...]:
    """Every game of a text, in order. Raises `Unreadable`; ``data["record"]`` counts from 1."""
    if len(text) > LONGEST:
        raise Unreadable("too-long", longest=LONGEST)
    records = []
    for number, each in enumerate(_split(text), 1):
        try:
            records.append(_replay(each))
        except Unreadable as refusal:
            raise Unreadable(refusal.code, **refusal.data, record=number) from None
    return tuple(records)


def _split(text: str) -> Iterator[_Text]:
    tags: dict[str, str] = {}
    words: list[str] = []
    for found in _TOKEN.finditer(text):
        tag, value, word, stray = found.groups()
        if stray:
            raise Unreadable("bad-record", text=stray)
        if tag:
            if words:
                yield _Text(tags, tuple(words))
                tags, words = {}, []
            tags[tag] = record_tags.value(value)
        elif word:
            words.append(word)
    yield _Text(tags, tuple(words))


def _replay(text: _Text) -> Record:
    start = _start(text)
    state, plies = start, []
    *words, result = text.words or ("",)
    if result != _tag(text, "Result"):
        raise Unreadable("result-disagrees", tag="Result", told=_tag(text, "Result"), played=result)
    for number, word in enumerate(words, 1):
        try:
            state, ply = _play(state, _action(state, word))
        except Illegal as refusal:
            raise Unreadable("illegal-action", ply=number, text=word, why=refusal.code) from None
        plies.append(ply)
    if text.tags.get("End") == RESIGNED and state.ended is None:
        state, ply = _play(state, Resign(), loser=BROWN if _tag(text, "Winner") == "blue" else BLUE)
        plies.append(ply)
    _compare(text, state)
    return Record(text.tags, start, tuple(plies), state)


def _start(text: _Text) -> State:
    for name, wanted in (("Game", "Halali!"), ("Blue", None), ("Brown", None)):
        if wanted not in (None, _tag(text, name)):
            raise Unreadable("wrong-tag", tag=name, wanted=wanted)
        _tag(text, name)
    agreed = Agreed(match=False)
    if "Options" in text.tags:
        found = _OPTIONS.fullmatch(text.tags["Options"])
        if found is None:
            raise Unreadable("wrong-tag", tag="Options", wanted="noreturn=1 stall=40")
        agreed = Agreed(match=False, no_return=found.group(1) == "1", stall_limit=int(found.group(2)))
    if "Setup" in text.tags:
        position = read_position(text.tags["Setup"])
    else:
        position = start_position(read_board(_tag(text, "Deal")))
    return table_at(_filled(position, text), agreed)


def _filled(position: Position, text: _Text) -> Position:
    # What the deal does not tell, the turn-ups do.
    board = list(position.board)
    for word in text.words:
        found = _SHOWN.fullmatch(word)
        if found and board[NUMBER[found.group(1)]] == UNKNOWN:
            board[NUMBER[found.group(1)]] = found.group(2).lower()
    return replace(position, board=tuple(board))


def _action(state: State, word: str) -> Action:
    found = _SHOWN.fullmatch(word)
    if found is None:
        action = read_action(word)
        if action is None:
            raise Unreadable("bad-syntax", text=word)
        return action
    square = NUMBER[found.group(1)]
    dealt = TURNED.get(state.position.board[square])
    if dealt is not None and dealt != found.group(2):
        raise Unreadable("deal-disagrees", at=found.group(1), told=found.group(2), dealt=dealt)
    return TurnUp(square)


def _play(state: State, action: Action, loser: int | None = None) -> tuple[State, Ply]:
    seat = state.seat_of(state.position.side) if loser is None else loser
    refuse_unawaited(state, seat, action)
    refuse_illegal(state, action)
    after, events = perform(state, seat, action, replay(()))
    return after, Ply(seat, path(action), events)


def _compare(text: _Text, state: State) -> None:
    # In a single game seat 0 is blue, so numbers by seat are those of blue and brown.
    played = outcome_tags(state.ended, points_of(state), tiles_of(state), state.resigned)
    for name in OUTCOME_TAGS:
        if name in played and played[name] != _tag(text, name):
            raise Unreadable("result-disagrees", tag=name, told=text.tags[name], played=played[name])
        if name not in played and text.tags.get(name, UNFINISHED) != UNFINISHED:
            raise Unreadable("result-disagrees", tag=name, told=text.tags[name], played=UNFINISHED)


def _tag(text: _Text, name: str) -> str:
    if name not in text.tags:
        raise Unreadable("missing-tag", tag=name)
    return text.tags[name]
