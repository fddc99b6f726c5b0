"""Counting what chance brought, beside what could be expected each time.

Decisions of players cannot bend the comparison: each draw or throw is compared with its own chances as they were just
before it, so the difference of ``total`` and ``expected`` has the mean 0 however people play.
"""

import math
from collections.abc import Mapping
from typing import TypeAlias

from engine.contract import Luck

Chances: TypeAlias = Mapping[int, float]
"""How likely each number is, as weights."""


class Tallies:
    """Of one game."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int], Luck] = {}

    def count(self, seat: int, code: str, came: int, chances: Chances) -> None:
        """Chance has brought the seat this number of something."""
        weight = sum(chances.values())
        mean = sum(number * each for number, each in chances.items()) / weight
        variance = sum((number - mean) ** 2 * each for number, each in chances.items()) / weight
        before = self._found.get((code, seat), Luck(seat, code, 0, 0, 0.0, 0.0))
        self._found[code, seat] = Luck(
            seat,
            code,
            before.times + 1,
            before.total + came,
            before.expected + mean,
            math.sqrt(before.spread**2 + variance),
            before.faces,
        )

    def throw(self, seat: int, code: str, face: int, sides: int) -> None:
        """The seat has thrown a die with so many sides."""
        faces = dict.fromkeys(range(1, sides + 1), 1.0)
        self.count(seat, code, face, faces)
        found = self._found[code, seat]
        counted = list(found.faces or (0,) * sides)
        counted[face - 1] += 1
        self._found[code, seat] = Luck(
            found.seat, found.code, found.times, found.total, found.expected, found.spread, tuple(counted)
        )

    def all(self) -> tuple[Luck, ...]:
        """By code, in the order in which they were first counted, then by seat."""
        codes = list(dict.fromkeys(code for code, _ in self._found))
        return tuple(self._found[key] for key in sorted(self._found, key=lambda key: (codes.index(key[0]), key[1])))
