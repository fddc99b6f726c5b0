"""The land of a view without anything on it: what stays the same as long as the view does.

Soft things are enlarged from stored pictures, sharp ones drawn anew at each scale.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.risk_mgs.world import WORLD as TERRITORIES
from render.canvas import Box
from render.colours import CREAM, INK, Colour, mix
from render.risk_mgs import geography
from render.risk_mgs.factions import Look
from render.risk_mgs.layout import SEA, WORLD, View
from render.risk_mgs.outlines import Outlines, thicker
from render.risk_mgs.sheets import drawing

_KEPT, _TERRITORIES_KEPT = 6, 400
"""Views and coloured territories kept ready, together some 120 megabytes at most."""
_NEUTRAL: Colour = (78, 98, 106)
_SEA_LINE: Colour = mix(CREAM, SEA, 0.2)
_WIDTHS: dict[geography.Edge, float] = {"coast": 2.4, "border": 2.2, "zone": 6.4}
_ZONE_CORE = 2.8
"""Pixels of the pale line within the border of a zone."""
_SPECK = 26
"""Units across of islands that are too small for marks."""
_HATCH = 9
"""Pixels between the lines on land of armies that belong to no player."""


class Land(NamedTuple):
    ground: Image.Image
    """RGB: the sea, with all coasts and borders."""
    masks: dict[int, tuple[Box, Image.Image]]
    """By territory that is seen: its rectangle, and itself (mode L)."""
    coats: tuple[tuple[Colour, Image.Image], ...]
    """What is laid over the colours of territories, one after the other: colour and mask."""


def paint_land(picture: Image.Image, view: View, looks: Sequence[Look]) -> None:
    """The world in the upper left corner of the picture; ``looks``: by territory, whose it is."""
    land = land_of(view)
    picture.paste(land.ground, (0, 0))
    for territory, (box, mask) in land.masks.items():
        picture.paste(_coloured(view, territory, looks[territory]), box, mask)


@lru_cache(maxsize=_TERRITORIES_KEPT)
def _coloured(view: View, territory: int, look: Look) -> Image.Image:
    """The rectangle of a territory in the colour of its owner."""
    land = land_of(view)
    box, mask = land.masks[territory]
    ground = Image.new("RGB", mask.size, look.colour)
    if look.hatched:
        ground.paste(mix(look.colour, look.sign, 0.35), (0, 0), _hatching(mask.size))
    for colour, coat in land.coats:
        ground.paste(colour, (0, 0), coat.crop(box))
    return ground


@lru_cache(maxsize=_KEPT)
def land_of(view: View) -> Land:
    outlines = Outlines(view)
    masks = {territory: found for territory in TERRITORIES if (found := outlines.territory(territory))}
    relief = _enlarged("relief", view)
    shade, light = (
        relief.point([min(255, max(0, (value - 128) * sign * 2)) for value in range(256)]) for sign in (-1, 1)
    )
    more = thicker(view)
    lines = (
        (INK, outlines.lines({kind: width * more for kind, width in _WIDTHS.items()})),
        (CREAM, outlines.lines({"zone": _ZONE_CORE * more})),
    )
    ground = _sea(view, outlines)
    for colour, line in lines:
        ground.paste(colour, (0, 0), line)
    return Land(ground, masks, ((INK, shade), (CREAM, light), *lines))


def without_specks(view: View, territory: int) -> Image.Image:
    """A territory that is seen as a mask (mode L), its small islands left out."""
    found = Outlines(view).territory(territory, _SPECK)
    return found[1] if found else Image.new("L", (1, 1))


def _sea(view: View, outlines: Outlines) -> Image.Image:
    sea = _enlarged("sea", view)
    sea.paste(CREAM, (0, 0), outlines.grid())
    for box, mask in outlines.neutral():
        sea.paste(_NEUTRAL, box, mask)
    sea.paste(_SEA_LINE, (0, 0), outlines.dashes())
    return sea


def _enlarged(name: str, view: View) -> Image.Image:
    """The part of a stored picture of the whole world."""
    whole = drawing(name)
    unit = whole.width / (WORLD[2] - WORLD[0])
    left, top, right, bottom = ((place - WORLD[axis % 2]) * unit for axis, place in enumerate(view.part))
    return whole.resize(view.size, Image.Resampling.BICUBIC, (left, top, right, bottom))


@lru_cache(maxsize=32)
def _hatching(size: tuple[int, int]) -> Image.Image:
    """Slanted lines."""
    width, height = size
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for x in range(-height, width, _HATCH):
        draw.line((x, height, x + height, 0), fill=255, width=2)
    return mask
