"""The colours that several painters and their art share: red, green and blue from 0 to 255."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

INK: Colour = (26, 22, 20)
"""Outlines, and letters on light ground."""
CREAM: Colour = (250, 240, 214)
"""Letters on dark ground, and marks of what has happened."""
SIGNAL: Colour = (255, 214, 64)
"""Marks of what can be done, and of the move that is being built."""
ALARM: Colour = (206, 44, 34)
"""Crosses, muzzles."""
GOLD: Colour = (212, 176, 96)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with a ``share`` (0 to 1) of the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
