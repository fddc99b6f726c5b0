"""Who owns what: land in the colour and hatching of whoever would score it, and what it would bring now."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.facts import SEGMENTS
from engine.hunters_and_gatherers.state import Laid, Piece, State
from render.colours import CREAM, INK, mix
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import paint_pieces, spot_of
from render.hunters_and_gatherers.layout import EARTH, Spot, Window
from render.hunters_and_gatherers.seats import LOOKS
from render.plates import Labels

Seats: TypeAlias = tuple[int, ...]
_TINT, _PALE = 100, 150
"""How strongly owned land is coloured, and land of nobody paled, of 255."""
_SHADES = {strength: [value * strength // 255 for value in range(256)] for strength in (_TINT, _PALE)}
_NOBODY = mix(EARTH, CREAM, 0.5)
_POINTS = 0.3
"""Font size of points, by the tile."""
_STRIDE = 18
"""From stripe to stripe, in pixels."""
_STRIPE = 7
_STRIPES: tuple[tuple[tuple[int, int], ...], ...] = (((1, 1),), ((1, -1),), ((0, 1),), ((1, 0),), ((1, 1), (1, -1)))
"""By seat, which ways the stripes go: x and y multiplied and summed are the same along a stripe."""


def paint_owners(picture: Image.Image, window: Window, state: State, tiles: Mapping[Spot, Laid]) -> None:
    """Over the painted tiles; then the pieces again, and points beside them."""
    areas = report(state)
    owners = _owners(areas)
    for laid in tiles.values():
        if window.shows(laid.x, laid.y):
            _paint_tile(picture, window, laid, owners)
    paint_pieces(picture, window, tiles, state.pieces)
    labels = Labels(picture, (CREAM, INK), _font(window))
    for area in sorted(areas, key=lambda area: not area.winners):
        _paint_points(labels, window, tiles, state.pieces, area)


def _owners(areas: Iterable[AreaReport]) -> dict[tuple[int, int, str], Seats]:
    """Who would score each segment. A river is its fishers' before it is part of a water system."""
    owners: dict[tuple[int, int, str], Seats] = {}
    for area in sorted(areas, key=lambda area: area.kind != "water"):
        if area.winners:
            owners.update(dict.fromkeys(area.zones, area.winners))
    return owners


def _paint_tile(picture: Image.Image, window: Window, laid: Laid, owners: Mapping[tuple[int, int, str], Seats]) -> None:
    spot, size = window.at(laid.x, laid.y), window.tile
    parts: dict[Seats, frozenset[str]] = {}
    for segment in SEGMENTS[laid.tile]:
        seats = owners.get((laid.x, laid.y, segment), ())
        parts[seats] = parts.get(seats, frozenset()) | {segment}
    for seats, segments in parts.items():
        mask = sheets.zone(laid.tile, laid.rotation, segments, size)
        colour, strength = (LOOKS[seats[0]].colour, _TINT) if seats else (_NOBODY, _PALE)
        picture.paste(colour, spot, mask.point(_SHADES[strength]))
        for seat in seats:
            stripes = _stripes(picture.size, seat).crop((*spot, spot[0] + size, spot[1] + size))
            picture.paste(LOOKS[seat].colour, spot, ImageChops.multiply(mask, stripes))


@lru_cache(maxsize=10)
def _stripes(size: tuple[int, int], seat: int) -> Image.Image:
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    width, height = size
    for across, down in _STRIPES[seat]:
        for offset in range(-width - height, width + height, _STRIDE):
            if not across:
                line = [(0, offset), (width, offset)]
            elif not down:
                line = [(offset, 0), (offset, height)]
            else:
                line = [(offset, 0), (offset - down * height, height)]
            draw.line(line, fill=255, width=_STRIPE)
    return image


def _font(window: Window) -> int:
    return max(24, round(window.tile * _POINTS))


def _paint_points(
    labels: Labels, window: Window, tiles: Mapping[Spot, Laid], pieces: Iterable[Piece], area: AreaReport
) -> None:
    """Beside the owners' first piece; of an open area of nobody, on the middle one of its tiles."""
    points = area.value["points"]
    zones = [(x, y, segment) for x, y, segment in area.zones if window.shows(x, y)]
    if not zones or area.complete or (not area.winners and (not points or len(zones) < 2)):
        return
    kind = "hut" if area.kind == "water" else "member"
    held = {(piece.x, piece.y, piece.segment): piece.seat for piece in pieces if piece.kind == kind}
    x, y, segment = next((zone for zone in zones if held.get(zone) in area.winners), zones[len(zones) // 2])
    left, top = spot_of(window, tiles[x, y], segment)
    signs = tuple(sheets.mark(f"emblem-{seat}", round(_font(window) * 0.95)) for seat in area.winners)
    colours = (CREAM, INK) if area.winners else (mix(EARTH, INK, 0.2), CREAM)
    down = round(window.tile * 0.24) if area.winners else 0
    labels.put((left, top + down), str(points), signs, colours)
