"""The data of events in words, under the names by which texts ask for them."""

from collections.abc import Callable, Sequence

from bot.words.contract import Say
from bot.words.risk_mgs import vocabulary
from engine.contract import Data, Json

_SEATS = {
    "seat": "player",
    "by": "other",
    "victim": "other",
    "defender": "other",
    "loser": "other",
    "owner": "other",
}
"""Seats, or owners below 0, and what texts call them."""
_NOUNS: dict[str, Callable[[Say, Json], str]] = {
    "territory": vocabulary.territory,
    "source": vocabulary.territory,
    "target": vocabulary.territory,
    "to": vocabulary.territory,
    "boss": vocabulary.boss,
    "card": vocabulary.card,
    "faction": vocabulary.faction,
    "objective": vocabulary.objective,
    "reward": vocabulary.reward,
    "dock": vocabulary.dock,
}


def facts(say: Say, data: Data, names: Sequence[str]) -> dict[str, str | int]:
    """People as ``$player`` and ``$other``, nouns and numbers by their own names; empty ones are left out."""
    told: dict[str, str | int] = {}
    for name, value in data.items():
        if name in _SEATS:
            told[_SEATS[name]] = vocabulary.owner(say, names, value)
        elif name in _NOUNS:
            if value:
                told[name] = _NOUNS[name](say, value)
        elif isinstance(value, int):
            told[name] = value
    return told
