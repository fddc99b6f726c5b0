"""Moves as text. Canonical: the picks, separated by spaces, but ``deploy 3 egypt`` names the number first.

Readers of human input accept any case, names with spaces (``North Africa``), other names of territories, ids of cards
(``stars tc_alaska tc_brazil``, ``card shop_javelin_1 egypt``) and ``deploy egypt 3``.
"""

import re
from importlib.resources import files

import msgspec
from msgspec import Struct

from engine.contract import ORDER, Move
from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, FACTIONS, OBJECTIVES, STARS
from engine.risk_mgs.world import NAMES

LONGEST = 400
"""Characters of a move."""
_LONGEST_NAME = 4
"""Words of the longest name."""
_WORD = re.compile(r"[^\s]+")


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
    return re.sub(r"[^a-z0-9]+", "_", name.casefold()).strip("_")


ALIASES = {
    _plain(name): place.id
    for place in (*_MAP.territories, *_MAP.outer_haven.territories)
    for name in (place.id, place.name, *place.alt_names)
}
ALIASES |= {_plain(name): name for name in (*BOSS_IDS, *FACTIONS, *OBJECTIVES, *DESIGN_OF.values())}
ALIASES |= {_plain(card): design for card, design in DESIGN_OF.items()}
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
    words = _WORD.findall(text.casefold())
    command = COMMANDS.get(words[0]) if words else None
    if command is None:
        return None
    if command == ORDER:
        return (ORDER, *words[1:])
    rest = _ids(words[1:])
    if command == "stars":
        return ("stars", *_stars(rest))
    if command == "deploy" and len(rest) == 2 and rest[0].isdigit():
        rest.reverse()
    return (command, *rest)


def _ids(words: list[str]) -> list[str]:
    # Longest names first: "eastern united states" is no "eastern".
    found, at = [], 0
    while at < len(words):
        for length in range(min(_LONGEST_NAME, len(words) - at), 0, -1):
            name = _plain("_".join(words[at : at + length]))
            if name in ALIASES:
                found.append(ALIASES[name])
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


def _stars(words: list[str]) -> tuple[str, ...]:
    stars = [str(STARS[word]) if word in STARS else word for word in "+".join(words).split("+")]
    return ("+".join(sorted(stars)),) if words else ()
