"""In which order the letters of a line stand: scripts that run from right to left, among others that do not.

The part of Unicode's bidirectional algorithm (UAX 9) that names and labels need: no embeddings, one line.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from msgspec import Struct

P = TypeVar("P")

_LEFTWARD = {"L": False, "EN": False, "AN": False, "R": True, "AL": True}
"""By Unicode's bidirectional class; the classes that are missing go with what stands around them."""
_STRONG = frozenset(("L", "R", "AL"))
_MARK = "NSM"


class Line(Struct, frozen=True):
    """How a line of text runs. True is from right to left."""

    base: bool
    """The line as a whole: as its first letter."""
    each: tuple[bool, ...]
    """Each character."""


def directions(text: str) -> Line:
    """How a line of text runs."""
    classes = [unicodedata.bidirectional(character) for character in text]
    base = next((_LEFTWARD[name] for name in classes if name in _STRONG), False)
    own: list[bool | None] = []
    for name in classes:
        # A mark goes with its letter.
        own.append(own[-1] if name == _MARK and own else _LEFTWARD.get(name))
    before = _carried(own, base)
    after = [*reversed(list(_carried(reversed(own), base)))]
    return Line(base, tuple(one if one == other else base for one, other in zip(before, after, strict=True)))


def from_left(pieces: Iterable[tuple[bool, P]], base: bool) -> Iterator[tuple[bool, P]]:
    """Pieces of a line, each with its direction, in the order in which they are met from left to right."""
    stretches = [list(stretch) for _, stretch in groupby(pieces, key=lambda piece: piece[0])]
    for stretch in reversed(stretches) if base else stretches:
        yield from reversed(stretch) if stretch[0][0] else stretch


def _carried(own: Iterable[bool | None], base: bool) -> Iterator[bool]:
    """Directions in which gaps are filled with what came last."""
    last = base
    for direction in own:
        last = last if direction is None else direction
        yield last
