"""A game as a text for people and archives: tags, then a line for each laid tile, then the scores.

::

    [Game "Hunters and Gatherers"]
    [Seat0 "Ann"]
    [Seat1 "Ben"]
    [Setup "S01@0,0/0 - 0/0 0 L32 L33,L44 B07 - -"]
    [Scores "6/0"]
    [Ranking "0/1"]
    [End "tiles"]

    1. L32 1,0 180 member:b
    2. L33 0,-1 0 - {0:+6}
    3. B07 0,1 0 -
    4. L44 -1,0 90 -
    6/0

``Setup`` is the position in which the record begins, with its piles as far as they are known: a record that ends too
early to tell them all has ``?`` in it. A number is that of a tile, bonus tiles are counted too; ``resign`` with the
number of a seat stands in place of a tile. Points that a tile brought to seats follow in braces, which readers
skip. ``Scores`` is ``*`` in an unfinished game, which has neither ``Ranking`` nor ``End``.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from engine import record_tags
from engine.contract import RESIGN, Json, Ply
from engine.hunters_and_gatherers.positions import write_position
from engine.hunters_and_gatherers.state import UNKNOWN, State

TITLE = "Hunters and Gatherers"
NO_NAME = "?"
UNFINISHED = "*"
FREE_TAGS = ("Event", "Date", "Seed")


def write_record(start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
    """``tags``: ``Seat0`` and so on are names; ``Event``, ``Date``, ``Seed``."""
    over = next((event for ply in plies for event in ply.events if event.code == "game-over"), None)
    outcome = outcome_tags(None if over is None else over.data)
    written = {"Game": TITLE}
    written |= {name: tags.get(name, NO_NAME) for name in seat_tags(len(start.scores))}
    written |= {name: tags[name] for name in FREE_TAGS if name in tags}
    written |= {"Setup": write_position(_told(start, plies)), **outcome}
    lines = [record_tags.written(name, value) for name, value in written.items()]
    return "\n".join([*lines, "", *_movetext(plies), outcome["Scores"]]) + "\n"


def seat_tags(seats: int) -> tuple[str, ...]:
    """The tags with the names of players."""
    return tuple(f"Seat{seat}" for seat in range(seats))


def outcome_tags(over: Mapping[str, Json] | None) -> dict[str, str]:
    """``Scores`` and, once the game is over, ``Ranking`` and ``End``, from the data of its ``game-over``."""
    if over is None:
        return {"Scores": UNFINISHED}
    ranking = "/".join(",".join(map(str, place)) for place in over["ranking"])
    return {"Scores": "/".join(map(str, over["scores"])), "Ranking": ranking, "End": over["reason"]}


def _told(start: State, plies: Sequence[Ply]) -> State:
    # What was drawn, or fitted nowhere, was next in its pile: so records of views tell all that has been seen.
    drawn = {
        kind: tuple(
            event.data["tile"]
            for ply in plies
            for event in ply.events
            if event.code in ("drawn", "fits-nowhere") and event.data["kind"] == kind
        )
        for kind in ("land", "bonus")
    }
    land, bonus = (
        pile if UNKNOWN not in pile else (drawn[kind] + pile[len(drawn[kind]) :])
        for kind, pile in (("land", start.land), ("bonus", start.bonus))
    )
    return replace(start, land=land, bonus=bonus)


def _movetext(plies: Sequence[Ply]) -> Iterator[str]:
    number = 0
    for ply in plies:
        if ply.move == RESIGN:
            yield f"resign {ply.seat}"
            continue
        number += 1
        tile = next(event.data["tile"] for event in ply.events if event.code == "laid")
        points = [
            f"{seat}:+{event.data['points']}"
            for event in ply.events
            if event.code.startswith("scored-") and event.data["points"]
            for seat in event.data["winners"]
        ]
        yield " ".join([f"{number}.", tile, *ply.move, *(["{" + " ".join(points) + "}"] if points else [])])
