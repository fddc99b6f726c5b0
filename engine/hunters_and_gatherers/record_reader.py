"""Records, read: a game is replayed, and what its record says is checked on the way."""

import re
from collections.abc import Mapping

from msgspec import Struct

from engine import record_tags
from engine.contract import RESIGN, Event, Illegal, Move, Ply, Unreadable
from engine.hunters_and_gatherers.actions import read_path
from engine.hunters_and_gatherers.positions import read_position
from engine.hunters_and_gatherers.records import TITLE, UNFINISHED, outcome_tags, seat_tags
from engine.hunters_and_gatherers.refusals import check, refuse_unawaited
from engine.hunters_and_gatherers.state import Agreed, State
from engine.hunters_and_gatherers.tables import table_at
from engine.hunters_and_gatherers.turns import resign, take_turn

LONGEST = 100_000
"""Characters of a record."""
OUTCOME_TAGS = ("Scores", "Ranking", "End")
_COMMENT = re.compile(r"\{[^}]*\}")
_LAID = re.compile(r"[0-9]{1,3}\. ([A-Z][0-9]{2}) (\S+) (\S+) (\S+)")
_RESIGN = re.compile(r"resign ([0-4])")


class Record(Struct, frozen=True):
    """A game as its record tells it."""

    tags: Mapping[str, str]
    start: State
    plies: tuple[Ply, ...]
    end: State


def read_record(text: str) -> Record:
    """The game of a record. Raises `Unreadable`."""
    if len(text) > LONGEST:
        raise Unreadable("too-long", longest=LONGEST)
    tags: dict[str, str] = {}
    lines: list[str] = []
    for raw in text.splitlines():
        line = " ".join(_COMMENT.sub("", raw).split())
        if found := record_tags.read(raw):
            tags[found[0]] = found[1]
        elif line:
            lines.append(line)
    if _tag(tags, "Game") != TITLE:
        raise Unreadable("wrong-tag", tag="Game", wanted=TITLE)
    start = table_at(read_position(_tag(tags, "Setup")), Agreed())
    for name in seat_tags(len(start.scores)):
        _tag(tags, name)
    plies, end = _replay(start, lines[:-1])
    _compare(tags, lines[-1:], [event for ply in plies for event in ply.events])
    return Record(tags, start, plies, end)


def _replay(state: State, lines: list[str]) -> tuple[tuple[Ply, ...], State]:
    plies = []
    for number, line in enumerate(lines, 1):
        seat, move, tile = _move(state, line)
        try:
            state, events = _play(state, seat, move, tile)
        except Illegal as refusal:
            raise Unreadable("illegal-move", ply=number, text=line, why=refusal.code) from None
        plies.append(Ply(seat, move, events))
    return tuple(plies), state


def _move(state: State, line: str) -> tuple[int, Move, str]:
    if found := _RESIGN.fullmatch(line):
        return int(found.group(1)), RESIGN, ""
    laid = _LAID.fullmatch(line)
    if laid is None:
        raise Unreadable("bad-record", text=line)
    tile, *picks = laid.groups()
    return state.active, tuple(picks), tile


def _play(state: State, seat: int, move: Move, tile: str) -> tuple[State, tuple[Event, ...]]:
    refuse_unawaited(state, seat, move == RESIGN)
    if move == RESIGN:
        return resign(state, seat)
    action = read_path(move)
    if action is None or state.drawn is None:
        raise Illegal("bad-syntax")
    if tile != state.drawn:
        raise Illegal("other-tile", told=tile, drawn=state.drawn)
    check(state, tile, action)
    return take_turn(state, tile, action)


def _compare(tags: Mapping[str, str], last: list[str], events: list[Event]) -> None:
    over = next((event.data for event in events if event.code == "game-over"), None)
    played = outcome_tags(over)
    if last != [_tag(tags, "Scores")]:
        raise Unreadable("result-disagrees", tag="Scores", told=tags["Scores"], played=last)
    for name in OUTCOME_TAGS:
        told = _tag(tags, name) if name in played else tags.get(name, UNFINISHED)
        if told != played.get(name, UNFINISHED):
            raise Unreadable("result-disagrees", tag=name, told=told, played=played.get(name, UNFINISHED))


def _tag(tags: Mapping[str, str], name: str) -> str:
    if name not in tags:
        raise Unreadable("missing-tag", tag=name)
    return tags[name]
