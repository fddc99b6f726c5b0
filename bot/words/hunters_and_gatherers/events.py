"""Sentences for what happened: public, the same for every reader."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.scorings import scored
from bot.words.hunters_and_gatherers.tiles import described, shape
from bot.words.hunters_and_gatherers.vocabulary import shares
from engine.contract import Data, Event

_SILENT = frozenset(("drawn", "game-over"))
"""The prompt and the board tell the tile in hand, the result tells the end, and both more."""
_BY_KIND = frozenset(("laid", "fits-nowhere"))
"""Of land and bonus tiles: each its own sentence."""


def event(say: Say, happened: Event, names: Sequence[str]) -> str:
    """One event of the engine."""
    code, data = happened.code, happened.data
    if code in _SILENT:
        return ""
    if code.startswith("scored-"):
        return scored(say, happened, names)
    if code == "went-home":
        return say(f"hunters_and_gatherers-event-went-home-{data['kind']}", members=shares(say, names, data["members"]))
    what = {"player": names[data["seat"]], **_facts(say, data)}
    if code in _BY_KIND:
        return say(f"hunters_and_gatherers-event-{code}-{data['kind']}", **what)
    if code == "bonus-lost":
        return say(f"hunters_and_gatherers-event-bonus-lost-{data['reason']}", **what)
    return say(f"hunters_and_gatherers-event-{code}", **what)


def sentences(say: Say, news: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Those of the events that do not go without saying."""
    return [text for happened in news if (text := event(say, happened, names))]


def _facts(say: Say, data: Data) -> dict[str, str]:
    facts: dict[str, str] = {}
    if "x" in data:
        facts["cell"] = f"{data['x']},{data['y']}"
    if "rotation" in data:
        facts["edges"] = shape(say, data["tile"], data["rotation"])
    elif "tile" in data:
        facts["tile"] = described(say, data["tile"])
    if "role" in data:
        facts["role"] = say(f"hunters_and_gatherers-role-{data['role']}")
    return facts
