"""Moves as text. Canonical: the picks, separated by spaces, but ``deploy 3 egypt`` names the number first.

Readers of human input accept any case and width, the words of four languages (`WORDS`), names with spaces
(``North Africa``), other names of territories, ids of cards
(``stars tc_alaska tc_brazil``, ``card shop_javelin_1 egypt``) and ``deploy egypt 3``.
"""

import re
from importlib.resources import files

import msgspec
from msgspec import Struct

from engine import words
from engine.contract import ORDER, Move
from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, FACTIONS, OBJECTIVES, STARS
from engine.risk_mgs.world import NAMES

LONGEST = 400
"""Characters of a move."""
_LONGEST_NAME = 8
"""Words of the longest name: "Take Over Outer Haven in 1 Turn"."""
_WORD = re.compile(r"[^\s]+")
_COMMAS = re.compile("[,、]")


class _Place(Struct, frozen=True):
    id: str
    name: str
    alt_names: tuple[str, ...] = ()


class _Ship(Struct, frozen=True):
    territories: tuple[_Place, ...]


class _Places(Struct, frozen=True):
    territories: tuple[_Place, ...]
    outer_haven: _Ship


_MAP = msgspec.json.decode(files("engine.risk_mgs").joinpath("map.json").read_bytes(), type=_Places)


def _plain(name: str) -> str:
    return re.sub(r"[\W_]+", "_", words.plain(name)).strip("_")


WORDS = words.load(__package__)


ALIASES = {
    _plain(name): place.id
    for place in (*_MAP.territories, *_MAP.outer_haven.territories)
    for name in (place.id, place.name, *place.alt_names)
}
ALIASES |= {_plain(name): name for name in (*BOSS_IDS, *FACTIONS, *OBJECTIVES, *DESIGN_OF.values())}
ALIASES |= {_plain(card): design for card, design in DESIGN_OF.items()}
ALIASES |= {_plain(word): part for part, others in WORDS.items() for word in others if part in {*ALIASES.values()}}
ALIASES |= {"bow": NAMES[-3], "deck": NAMES[-2], "stern": NAMES[-1]}
"""Names that stand for an id: ``north_africa``, ``ukraine``, ``shop_javelin_1``."""
COMMANDS = {
    **{name: name for name in ("faction", "headquarters", "claim", "place", "boss", "stars", "deploy", "buy", "pay")},
    **{name: name for name in ("dismiss", "hire", "card", "maneuver", "attack", "series", "reroll", "keep", "move")},
    **{name: name for name in ("take", "airfield", "sail", "done", "pass", "auto", "skip", "resign", ORDER)},
    "hq": "headquarters",
    "manoeuvre": "maneuver",
    "assault": "series",
}
COMMANDS |= {word: part for part, others in WORDS.items() for word in others if part in COMMANDS}
"""The first word of a move, with other words for it."""


def write(move: Move) -> str:
    """The canonical text."""
    if move[0] == "deploy" and len(move) == 3:
        return f"deploy {move[2]} {move[1]}"
    return " ".join(move)


def read(text: str) -> Move | None:
    """The picks that a text means; None, if its first word is none of a move."""
    if len(text) > LONGEST:
        return None
    typed = _WORD.findall(words.plain(text))
    command = COMMANDS.get(typed[0]) if typed else None
    if command is None:
        return None
    if command == ORDER:
        return (ORDER, *typed[1:])
    rest = _ids([word for part in typed[1:] for word in _COMMAS.split(part) if word])
    if command == "stars":
        return ("stars", *_stars(rest))
    if command == "deploy" and len(rest) == 2 and rest[0].isdigit():
        rest.reverse()
    return (command, *rest)


def _ids(typed: list[str]) -> list[str]:
    # Longest names first: "eastern united states" is no "eastern".
    found, at = [], 0
    while at < len(typed):
        for length in range(min(_LONGEST_NAME, len(typed) - at), 0, -1):
            name = _plain("_".join(typed[at : at + length]))
            if name in ALIASES:
                found.append(ALIASES[name])
                at += length
                break
        else:
            found.append(typed[at])
            at += 1
    return found


def _stars(typed: list[str]) -> tuple[str, ...]:
    stars = [str(STARS[word]) if word in STARS else word for word in "+".join(typed).split("+")]
    return ("+".join(sorted(stars)),) if typed else ()
