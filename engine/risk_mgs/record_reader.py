"""Records, read: a game is replayed, and what its record says is checked on the way."""

import re
from collections.abc import Mapping

from msgspec import Struct

from engine import record_tags
from engine.chance import ChanceError, Scripted, Values
from engine.contract import Ply, Refusal, Unreadable
from engine.risk_mgs.ending import result
from engine.risk_mgs.playing import play
from engine.risk_mgs.positions import read_position
from engine.risk_mgs.reading import parse
from engine.risk_mgs.records import TITLE, UNFINISHED, outcome_tags
from engine.risk_mgs.state import State

LONGEST = 2_000_000
"""Characters of a record."""
_MOVE = re.compile(r"[1-9][0-9]*\. ([0-4]) ([^{}]+?)((?: \{[^}]*\})*)")
_TOLD = re.compile(r"\{(dice|deck) ([^}]*)\}")


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
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    found = [record_tags.read(line) for line in lines]
    tags = dict(tag for tag in found if tag)
    for name in ("Game", "Setup", "Result"):
        if name not in tags:
            raise Unreadable("missing-tag", tag=name)
    if tags["Game"] != TITLE:
        raise Unreadable("wrong-tag", tag="Game", wanted=TITLE)
    start = state = read_position(tags["Setup"])
    plies = []
    for number, line in enumerate((line for line, tag in zip(lines, found, strict=True) if not tag), 1):
        state, ply = _play(state, number, line)
        plies.append(ply)
    played = result(state)
    outcome = {"Result": UNFINISHED} if played is None else outcome_tags(played)
    for name, value in outcome.items():
        if tags.get(name) != value:
            raise Unreadable("result-disagrees", tag=name, told=tags.get(name), played=value)
    return Record(tags, start, tuple(plies), state)


def _play(state: State, number: int, line: str) -> tuple[State, Ply]:
    found = _MOVE.fullmatch(line)
    if found is None:
        raise Unreadable("bad-record", text=line[:200])
    seat = int(found.group(1))
    told: dict[str, list[Values]] = {}
    for name, values in _TOLD.findall(found.group(3)):
        if name == "dice":
            told["dice"] = [(int(value),) for value in values.split() if value.isdigit()]
        else:
            told["territory_deck"] = [*told.get("territory_deck", []), tuple(values.split())]
    chance = Scripted(told)
    try:
        move = parse(state, seat, found.group(2))
        state, events = play(state, seat, move, chance)
    except (Refusal, ChanceError) as error:
        why = error.code if isinstance(error, Refusal) else str(error)
        raise Unreadable("illegal-move", ply=number, text=line[:200], why=why) from None
    if chance.unused:
        raise Unreadable("too-much-told", ply=number, text=line[:200])
    return state, Ply(seat, move, events)
