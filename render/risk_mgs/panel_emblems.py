"""Emblems of seats, also of those who have no faction yet or are out of the game."""

from PIL import Image

from engine.risk_mgs.state import State
from render.canvas import Spot, put
from render.colours import CREAM, mix
from render.inscriptions import write_middle
from render.plates import plate
from render.risk_mgs.factions import look_of
from render.risk_mgs.layout import SEA
from render.risk_mgs.sheets import emblem

_FADED = 0.45
"""How much of an emblem is left."""


def paint_emblem(picture: Image.Image, state: State, owner: int, size: int, middle: Spot) -> None:
    """Of a seat, or of whoever else holds a territory; ``size``: of the disc, in pixels."""
    if owner >= 0 and not state.seats[owner].faction:
        put(picture, plate(size, size, size // 2, SEA, mix(SEA, CREAM, 0.6), max(2, size // 16)), middle)
        write_middle(picture, middle, "?", round(size * 0.66), CREAM)
        return
    disc = emblem(look_of(state, owner).id, size)
    if owner >= 0 and not state.seats[owner].alive:
        disc = disc.copy()
        disc.putalpha(disc.getchannel("A").point(lambda alpha: round(alpha * _FADED)))
    put(picture, disc, middle)
