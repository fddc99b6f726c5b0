"""What stands in the sea: numbered docks, the mooring of the ship, names of zones with what they are worth."""

from math import hypot

from PIL import Image, ImageDraw

from engine.risk_mgs.board import holds_all
from engine.risk_mgs.state import State
from engine.risk_mgs.world import SHIP, ZONE, ZONE_OF
from render.canvas import Box, Spot, put
from render.colours import CREAM, INK, SIGNAL, Colour, mix
from render.inscriptions import write_middle
from render.plates import plate
from render.risk_mgs.captions import caption, caption_box, caption_size
from render.risk_mgs.factions import look_of
from render.risk_mgs.layout import SEA, View
from render.risk_mgs.places import docks, zone_places
from render.risk_mgs.sheets import emblem
from render.risk_mgs.ship import bow_end, ship_box
from render.risk_mgs.words import zone_name
from render.scene import Scene

DOCK = 30
"""Pixels across, in the ordinary picture."""
ZONE_FONT = 21
_PALE: Colour = (176, 214, 218)
_MOORING = 14
"""Pixels from dash to dash."""


def paint_docks(picture: Image.Image, view: View, dock: int, choices: frozenset[int]) -> None:
    """``dock``: where the ship lies; ``choices``: docks to which it may go."""
    for number, place in docks().items():
        if not view.shows(place):
            continue
        spot = view.at(place)
        if number == dock:
            _moor(picture, bow_end(dock, view), spot, view.zoom)
        size = round(DOCK * view.zoom)
        if number in choices:
            put(picture, plate(size + 14, size + 14, size // 2 + 7, SIGNAL, INK, 3), spot)
        fill, ink = (CREAM, INK) if number == dock or number in choices else (INK, CREAM)
        put(picture, plate(size, size, size // 2, fill, mix(CREAM, SEA, 0.1), max(2, round(2.5 * view.zoom))), spot)
        write_middle(picture, spot, str(number), round(21 * view.zoom), ink)


def _moor(picture: Image.Image, start: Spot, end: Spot, zoom: float) -> None:
    length = hypot(end[0] - start[0], end[1] - start[1])
    steps = max(1, round(length / (_MOORING * zoom)))
    draw, radius = ImageDraw.Draw(picture), round(3.2 * zoom)
    for step in range(steps):
        x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
        draw.ellipse((x - radius - 1, y - radius - 1, x + radius + 1, y + radius + 1), fill=INK)
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=CREAM)


def paint_zones(picture: Image.Image, scene: Scene, view: View) -> None:
    """M3: each zone's name, what it is worth, and the emblem of who holds all of it."""
    for zone, place in zone_places().items():
        middle, font = view.at(place), round(ZONE_FONT * view.zoom)
        if view.holds(caption_box(middle, _title(scene, zone), font)):
            _paint_zone(picture, scene, zone, middle, font)
    ship = ZONE_OF[SHIP[0]].id
    left, top, right, bottom = box = ship_box(scene.state.dock, view)
    if view.holds(box):
        font = round(ZONE_FONT * view.zoom)
        middle = (left + right) // 2, top - font // 2
        if middle[1] < font:
            # No room above: at the stern.
            middle = right + caption_size(_title(scene, ship), font)[0] // 2, (top + bottom) // 2
        _paint_zone(picture, scene, ship, middle, font)


def _paint_zone(picture: Image.Image, scene: Scene, zone: str, middle: Spot, font: int) -> None:
    text = _title(scene, zone)
    caption(picture, middle, text, font, _PALE)
    holder = _holder(scene.state, zone)
    if holder is not None:
        x = middle[0] - caption_size(text, font)[0] // 2 - round(0.7 * font)
        put(picture, emblem(look_of(scene.state, holder).id, round(font * 1.4)), (x, middle[1]))


def _title(scene: Scene, zone: str) -> str:
    return f"{scene.say(zone_name(zone))} +{ZONE[zone].bonus}"


def _holder(state: State, zone: str) -> int | None:
    territories = ZONE[zone].territories
    owner = state.owners[territories[0]]
    return owner if owner >= 0 and holds_all(state, owner, territories) else None


def zone_boxes(scene: Scene, view: View) -> list[Box]:
    """Where the names of zones of the world stand."""
    font = round(ZONE_FONT * view.zoom)
    return [
        caption_box(view.at(place), _title(scene, zone), font)
        for zone, place in zone_places().items()
        if view.shows(place)
    ]
