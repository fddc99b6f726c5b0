"""Outer Haven: the ship at its dock, its three parts each with owner and armies."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.risk_mgs.state import State
from engine.risk_mgs.world import SHIP
from render.canvas import Box, Spot, put
from render.colours import CREAM, INK, SIGNAL, Colour, mix
from render.inscriptions import fitting_size, write_middle
from render.plates import plate
from render.risk_mgs.badges import RIMS
from render.risk_mgs.badges import State as PartState
from render.risk_mgs.blocks import count_of
from render.risk_mgs.factions import Look, look_of
from render.risk_mgs.layout import View
from render.risk_mgs.places import berths
from render.risk_mgs.sheets import emblem

LENGTH, BEAM = 240, 96
"""Pixels in the ordinary picture."""
_PARTS = (172, 105, 38)
"""Where the middles of bow, deck and stern are, from the stern's end."""
_HALF = 33.5
"""Half the length of a part."""
_TIP = 236
_PLATE = 58, 76
_FINENESS = 4
_COUNTS = (36, 20)
"""Greatest and least font size."""
_HULL: Colour = (86, 100, 110)
Part: TypeAlias = tuple[Look, str, PartState]


def part_spots(state: State, view: View) -> dict[int, Spot]:
    """The middle of each part, by its territory."""
    berth = berths()[state.dock]
    x, y = view.at(berth.middle)
    turn = -1 if berth.west else 1
    return {part: (x + turn * round((at - LENGTH / 2) * view.zoom), y) for part, at in zip(SHIP, _PARTS, strict=True)}


def bow_end(dock: int, view: View) -> Spot:
    """The tip of the ship at a dock."""
    berth = berths()[dock]
    x, y = view.at(berth.middle)
    return x + (-1 if berth.west else 1) * round((_TIP - LENGTH / 2) * view.zoom), y


def ship_box(dock: int, view: View) -> Box:
    """What it covers."""
    x, y = view.at(berths()[dock].middle)
    across, down = round(LENGTH * view.zoom / 2), round(BEAM * view.zoom / 2)
    return x - across, y - down, x + across, y + down


def part_boxes(state: State, view: View) -> dict[int, Box]:
    """What the plate of each part covers."""
    across, down = round(_PLATE[0] * view.zoom / 2), round(_PLATE[1] * view.zoom / 2)
    return {part: (x - across, y - down, x + across, y + down) for part, (x, y) in part_spots(state, view).items()}


def paint_ship(picture: Image.Image, state: State, view: View, states: dict[int, PartState]) -> None:
    """``states``: of the parts that can be picked, have been picked or changed hands."""
    berth = berths()[state.dock]
    parts = tuple(
        (look_of(state, state.owners[part]), count_of(state.armies[part]), states.get(part, "plain")) for part in SHIP
    )
    put(picture, _ship(parts, view.zoom, berth.west), view.at(berth.middle))


@lru_cache(maxsize=100)
def _ship(parts: tuple[Part, ...], zoom: float, west: bool) -> Image.Image:
    """RGBA."""
    picture = _hull(tuple(look.colour for look, _, _ in parts), zoom, west)
    unit, middle = picture.width / LENGTH, picture.height // 2
    for (look, count, state), at in zip(parts, _PARTS, strict=True):
        x = round((LENGTH - at if west else at) * unit)
        fill = SIGNAL if state == "picked" else CREAM
        size = round(32 * zoom)
        across, height = round(_PLATE[0] * zoom), round(_PLATE[1] * zoom)
        if state != "plain":
            put(picture, plate(across + 10, height + 10, round(14 * zoom), RIMS[state], INK, 2), (x, middle))
        put(picture, plate(across, height, round(10 * zoom), fill, INK, max(2, round(2 * zoom))), (x, middle))
        put(picture, emblem(look.id, size), (x, middle - round(18 * zoom)))
        font = fitting_size(count, (round(_COUNTS[0] * zoom), round(_COUNTS[1] * zoom)), across - round(8 * zoom))
        write_middle(picture, (x, middle + round(19 * zoom)), count, font, INK)
    return picture


def _hull(colours: Sequence[Colour], zoom: float, west: bool) -> Image.Image:
    """The ship from above, each part in a colour: bow, deck, stern."""
    unit = zoom * _FINENESS
    image = Image.new("RGBA", (round(LENGTH * zoom) * _FINENESS, round(BEAM * zoom) * _FINENESS))
    draw = ImageDraw.Draw(image)
    half = BEAM / 2
    outline = [(4, 10), (178, 6), (208, 18), (_TIP, half), (208, BEAM - 18), (178, BEAM - 6), (4, BEAM - 10)]
    draw.polygon([(x * unit, y * unit) for x, y in outline], fill=INK)
    inner = [(8, 14), (177, 10), (205, 21), (_TIP - 7, half), (205, BEAM - 21), (177, BEAM - 10), (8, BEAM - 14)]
    for colour, at in zip(colours, _PARTS, strict=True):
        part = Image.new("L", image.size)
        ImageDraw.Draw(part).polygon([(x * unit, y * unit) for x, y in inner], fill=255)
        end = image.width if at == _PARTS[0] else (at + _HALF - 1.5) * unit
        keep = Image.new("L", image.size)
        ImageDraw.Draw(keep).rectangle(((at - _HALF + 1.5) * unit, 0, end, image.height), fill=255)
        image.paste((*mix(colour, _HULL, 0.25), 255), (0, 0), Image.composite(part, Image.new("L", image.size), keep))
    sprite = image.reduce(_FINENESS)
    return sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if west else sprite
