"""Games as text: tags, the position at the start, a line for each move with what chance decided in it.

    [Game "Risk: Metal Gear Solid"]  [Faction0 ...]  [Setup "basic_training 0 factions ..."]

    1. 0 faction raven_sword
    57. 2 attack egypt congo 3 {dice 6 4 1 5 3}

The number, the seat, the move; in braces natural dice in the order rolled and, where the Territory deck was made up
anew, its order (``deck tc_alaska ...``), which only records of everything tell. ``Result`` is ``*`` in an unfinished
game, else the reason of its end; ``Scores`` and ``Ranking`` follow.
"""

from collections.abc import Iterator, Mapping, Sequence

from engine import record_tags
from engine.contract import Ply, Result
from engine.risk_mgs.notation import write
from engine.risk_mgs.positions import write_position
from engine.risk_mgs.state import State

TITLE = "Risk: Metal Gear Solid"
UNFINISHED = "*"
FREE_TAGS = ("Event", "Date", "Seed")


def seat_tags(seats: int) -> tuple[str, ...]:
    """The tags with the names of players."""
    return tuple(f"Seat{seat}" for seat in range(seats))


def write_record(start: State, plies: Sequence[Ply], tags: Mapping[str, str]) -> str:
    """``tags``: ``Seat0`` and so on are names; ``Event``, ``Date``, ``Seed``."""
    written = {"Game": TITLE}
    written |= {name: tags.get(name, "?") for name in seat_tags(len(start.seats))}
    written |= {name: tags[name] for name in FREE_TAGS if name in tags}
    over = next((event.data for ply in plies for event in ply.events if event.code == "game-over"), None)
    if over is None:
        written["Result"] = UNFINISHED
    else:
        written |= outcome_tags(Result(tuple(over["scores"]), tuple(map(tuple, over["ranking"])), over["reason"]))
    written["Setup"] = write_position(start)
    lines = [record_tags.written(name, value) for name, value in written.items()]
    return "\n".join([*lines, "", *_movetext(plies)]) + "\n"


def outcome_tags(result: Result) -> dict[str, str]:
    ranking = "/".join(",".join(map(str, place)) for place in result.ranking)
    return {"Result": result.reason, "Scores": "/".join(map(str, result.scores)), "Ranking": ranking}


def _movetext(plies: Sequence[Ply]) -> Iterator[str]:
    for number, ply in enumerate(plies, 1):
        told = [_told(event.code, event.data) for event in ply.events if event.code in ("dice", "deck")]
        yield " ".join([f"{number}.", str(ply.seat), write(ply.move), *told])


def _told(code: str, data: Mapping[str, Sequence[object]]) -> str:
    values = data["results" if code == "dice" else "territory_deck"]
    return "{" + " ".join([code, *map(str, values)]) + "}"
