"""The five players' colours: each lighter or darker than all others, each with an emblem of its own."""

from typing import Literal, TypeAlias

from msgspec import Struct

from render.colours import CREAM, INK, Colour

Emblem: TypeAlias = Literal["ring", "diamond", "triangle", "cross", "star"]


class Look(Struct, frozen=True):
    """``sign``: the colour of the emblem on ``colour``."""

    colour: Colour
    emblem: Emblem
    sign: Colour


LOOKS: tuple[Look, ...] = (
    Look((186, 30, 44), "ring", CREAM),
    Look((70, 146, 232), "diamond", INK),
    Look((240, 186, 36), "triangle", INK),
    Look((52, 42, 58), "star", CREAM),
    Look((252, 250, 244), "cross", INK),
)
"""By seat: red, blue, yellow, black, white."""
