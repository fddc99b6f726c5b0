"""Who owns what: land in the colour and hatching of whoever would score it, and what it would bring now."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.state import Laid, Piece, State
from render.colours import CREAM, INK, mix
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import paint_pieces, spot_of
from render.hunters_and_gatherers.layout import EARTH, Spot, Window
from render.hunters_and_gatherers.plates import Labels
from render.hunters_and_gatherers.seats import LOOKS

_TINT, _PALE = 100, 150
"""How strongly owned land is coloured, and land of nobody paled, of 255."""
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
    land = Image.new("L", picture.size)
    for x, y in tiles:
        if window.shows(x, y):
            left, top = window.at(x, y)
            land.paste(255, (left, top, left + window.tile, top + window.tile))
    masks = {seats: _mask(picture.size, window, tiles, zones) for seats, zones in _owned(areas).items()}
    for mask in masks.values():
        land = ImageChops.subtract(land, mask)
    picture.paste(mix(EARTH, CREAM, 0.5), (0, 0), land.point([value * _PALE // 255 for value in range(256)]))
    for seats, mask in masks.items():
        _paint_owned(picture, mask, seats)
    paint_pieces(picture, window, tiles, state.pieces)
    labels = Labels(picture, (CREAM, INK), _font(window))
    for area in sorted(areas, key=lambda area: not area.winners):
        _paint_points(labels, window, tiles, state.pieces, area)


def _owned(areas: Iterable[AreaReport]) -> dict[tuple[int, ...], dict[Spot, frozenset[str]]]:
    """By owners and cell, their segments. A river is its fishers' before it is part of a water system."""
    owners: dict[tuple[int, int, str], tuple[int, ...]] = {}
    for area in sorted(areas, key=lambda area: area.kind != "water"):
        if area.winners:
            owners.update(dict.fromkeys(area.zones, area.winners))
    found: dict[tuple[int, ...], dict[Spot, frozenset[str]]] = {}
    for (x, y, segment), seats in owners.items():
        cells = found.setdefault(seats, {})
        cells[x, y] = cells.get((x, y), frozenset()) | {segment}
    return found


def _mask(
    size: tuple[int, int], window: Window, tiles: Mapping[Spot, Laid], wanted: Mapping[Spot, frozenset[str]]
) -> Image.Image:
    """White where the wanted segments are."""
    mask = Image.new("L", size)
    for (x, y), segments in wanted.items():
        if window.shows(x, y):
            laid = tiles[x, y]
            mask.paste(255, window.at(x, y), sheets.zone(laid.tile, laid.rotation, segments, window.tile))
    return mask


def _paint_owned(picture: Image.Image, mask: Image.Image, seats: tuple[int, ...]) -> None:
    first = LOOKS[seats[0]]
    picture.paste(first.colour, (0, 0), mask.point([value * _TINT // 255 for value in range(256)]))
    for seat in seats:
        picture.paste(LOOKS[seat].colour, (0, 0), ImageChops.multiply(mask, _stripes(picture.size, seat)))


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
