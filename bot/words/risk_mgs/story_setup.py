"""The lines of a part of the set-up in a story: a line for each player, whoever chose last first."""

from collections import Counter
from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import strung
from bot.words.risk_mgs.events import sentences
from bot.words.risk_mgs.story_parts import Part
from bot.words.risk_mgs.story_turn import placed, some
from engine.contract import Event

_OF_NOBODY = ("laid-out", "docked")


def lines(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    """Land claimed and armies placed are told in sum."""
    last_first = dict.fromkeys(
        event.data["seat"] for event in reversed(part.events) if event.code in ("chose-faction", "placed", "hired")
    )
    told = [_of(say, part, names, seat) for seat in last_first]
    told.append(sentences(say, [event for event in part.events if event.code in _OF_NOBODY], names))
    return [strung(say, "risk_mgs-then", each) for each in told if each]


def _of(say: Say, part: Part, names: Sequence[str], seat: int) -> list[str]:
    own = [event for event in part.events if event.data.get("seat") == seat]
    alone = [event for event in own if event.code in ("chose-faction", "hired") or _kind(event) == "headquarters"]
    claimed = [event.data["territory"] for event in own if _kind(event) == "claim"]
    places = Counter(event.data["territory"] for event in own if _kind(event) == "place").most_common()
    told = sentences(say, alone, names)
    if claimed:
        told.append(say("risk_mgs-story-claimed", player=names[seat], territories=some(say, claimed)))
    if places:
        armies = sum(number for _, number in places)
        told.append(say("risk_mgs-story-placed", player=names[seat], armies=armies, places=placed(say, places)))
    return told


def _kind(event: Event) -> str:
    return str(event.data["kind"]) if event.code == "placed" else ""
