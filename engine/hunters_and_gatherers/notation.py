"""Moves as text, canonical for programs (``1,0 90 member:b``), lenient for people."""

import re

from msgspec import Struct

from engine import words
from engine.hunters_and_gatherers.state import KINDS, Kind

LONGEST = 60
"""Characters; longer texts are no moves."""
RESIGN_WORD = "resign"

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−⁃﹘﹣－", "-") | {"、": ","} | dict.fromkeys("º˚", "°"))
WORDS = words.load(__package__)
_READER = words.Reader(WORDS)
_NUMBER = r"([-+]?[0-9]{1,3})"
_MOVE = re.compile(
    rf"\(? ?{_NUMBER} ?[, ] ?{_NUMBER} ?\)? ?,? (?:r(?:otation)? ?)?{_NUMBER} ?°? ?,?"
    r"(?: ?(-)| ?(?:(member|hut)[ :]*)?([a-z]))?"
)


class Typed(Struct, frozen=True):
    """What a person wrote: where the tile goes, and perhaps something of a piece."""

    x: int
    y: int
    rotation: int
    piece: bool = False
    """Whether anything is said of a piece, be it that none is placed."""
    kind: Kind | None = None
    """None if it was not told, or if no piece is placed."""
    segment: str = ""
    """Empty if no piece is placed."""


def read_text(text: str) -> Typed | None:
    """What a person typed as a move; None if it is none. Nothing is compared with a field.

    Accepted beside the canonical form: capital letters, full-width forms, brackets around the place, spaces in place
    of comma and colon, a sign of degrees, words for pieces in four languages, a segment alone, no piece at all."""
    plain = plain_text(text)
    found = _MOVE.fullmatch(plain)
    if found is None:
        return None
    x, y, rotation, none, kind, segment = found.groups()
    where = int(x), int(y), int(rotation)
    if none or not segment:
        return Typed(*where, piece=bool(none))
    return Typed(*where, True, next((each for each in KINDS if each == kind), None), segment)


def plain_text(text: str) -> str:
    """The text in plain small letters, with one word for each thing; empty if it is too long."""
    if len(text) > LONGEST:
        return ""
    # Some signs come out of full-width ones.
    return _READER.canonical(words.plain(text.translate(_DASHES)).translate(_DASHES))
