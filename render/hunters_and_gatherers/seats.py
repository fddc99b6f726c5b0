"""The five players' colours: each lighter or darker than all others, each with an emblem of its own."""

from typing import Literal, TypeAlias

from msgspec import Struct

from render.colours import CREAM, INK, Colour

Emblem: TypeAlias = Literal["disc", "diamond", "triangle", "cross", "star"]


class Look(Struct, frozen=True):
    """``sign``: the colour of the emblem on ``colour``."""

    colour: Colour
    emblem: Emblem
    sign: Colour


LOOKS: tuple[Look, ...] = (
    Look((192, 36, 44), "disc", CREAM),
    Look((84, 160, 240), "diamond", INK),
    Look((250, 206, 48), "triangle", INK),
    Look((58, 46, 62), "star", CREAM),
    Look((252, 250, 244), "cross", INK),
)
"""By seat: red, blue, yellow, black, white."""
