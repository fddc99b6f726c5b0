"""What stands in the sea: numbered docks, the mooring of the ship, names of zones with what they are worth."""

from collections.abc import Iterable
from math import hypot

from msgspec import Struct
from msgspec.structs import replace
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
from render.risk_mgs.layout import SEA, WHOLE, View
from render.risk_mgs.places import berths, docks, zone_places
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
    """``dock``: where the ship lies, 0 if it is not seen; ``choices``: docks to which it may go."""
    for number, place in docks().items():
        spot, size = view.at(place), round(DOCK * view.zoom)
        if not view.holds((spot[0] - size, spot[1] - size, spot[0] + size, spot[1] + size)):
            continue
        if number == dock:
            _moor(picture, bow_end(dock, view), spot, view.zoom)
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


class Title(Struct, frozen=True):
    """A zone's name on the map, and what it is worth. ``middle``: in pixels."""

    zone: str
    text: str
    middle: Spot
    font: int
    language: str

    @property
    def box(self) -> Box:
        return caption_box(self.middle, self.text, self.font, self.language)


def titles(scene: Scene, view: View) -> list[Title]:
    """Of the zones of the world and of the ship, as far as there is room for all of a title."""
    font = round(ZONE_FONT * view.zoom)
    found = [_title(scene, zone, view.at(place), font) for zone, place in zone_places().items()]
    if view.scale == WHOLE.scale:
        # Long ones are moved inwards.
        found = [_within(title, view) for title in found]
    if view.holds(ship_box(scene.state.dock, view)):
        found.append(_ship_title(scene, view, font))
    return [title for title in found if view.holds(title.box)]


def _within(title: Title, view: View) -> Title:
    left, _, right, _ = title.box
    x, y = title.middle
    return replace(title, middle=(x + max(0, -left) + min(0, view.size[0] - right), y))


def _ship_title(scene: Scene, view: View, font: int) -> Title:
    """Below the ship; beside its stern where that is better and leaves room for it."""
    left, top, right, bottom = ship_box(scene.state.dock, view)
    below = _title(scene, ZONE_OF[SHIP[0]].id, ((left + right) // 2, bottom + font // 2), font)
    across = caption_size(below.text, font, scene.language)[0]
    beside = replace(below, middle=(right + across // 2, (top + bottom) // 2))
    return beside if berths()[scene.state.dock].title == "stern" and view.holds(beside.box) else below


def _title(scene: Scene, zone: str, middle: Spot, font: int) -> Title:
    return Title(zone, f"{scene.say(zone_name(zone))} +{ZONE[zone].bonus}", middle, font, scene.language)


def paint_titles(picture: Image.Image, state: State, shown: Iterable[Title]) -> None:
    """M3: with the emblem of who holds all of a zone."""
    for title in shown:
        caption(picture, title.middle, title.text, title.font, title.language, _PALE)
        holder = _holder(state, title.zone)
        if holder is not None:
            spot = title.box[0] - round(0.7 * title.font), title.middle[1]
            put(picture, emblem(look_of(state, holder).id, round(title.font * 1.4)), spot)


def _holder(state: State, zone: str) -> int | None:
    territories = ZONE[zone].territories
    owner = state.owners[territories[0]]
    return owner if owner >= 0 and holds_all(state, owner, territories) else None
