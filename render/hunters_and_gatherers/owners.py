"""Who owns what: land in the colour and hatching of whoever would score it, and what it would bring now."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.state import Laid, Piece, State
from PIL import Image, ImageChops, ImageDraw

from render.colours import CREAM, INK, mix
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import paint_pieces, spot_of
from render.hunters_and_gatherers.layout import EARTH, Spot, Window
from render.hunters_and_gatherers.plates import label
from render.hunters_and_gatherers.seats import LOOKS

_TINT, _PALE = 150, 120
"""How strongly owned land is coloured, and land of nobody paled, of 255."""
_POINTS = 0.3
"""Font size of points, by the tile."""
_STRIDE = 18
"""From stripe to stripe, in pixels."""
_STRIPES: tuple[tuple[tuple[int, int], ...], ...] = (((1, 1),), ((1, -1),), ((0, 1),), ((1, 0),), ((1, 1), (1, -1)))
"""By seat, which ways the stripes go: x and y multiplied and summed are the same along a stripe."""


def paint_owners(picture: Image.Image, window: Window, state: State, tiles: Mapping[Spot, Laid]) -> None:
    """Over the painted tiles; then the pieces again, and points beside them."""
    areas = report(state)
    size = picture.size
    owned: dict[tuple[int, ...], Image.Image] = {}
    pale = _mask(size, window, tiles, {(laid.x, laid.y): None for laid in tiles.values()})
    for area in areas:
        if area.winners:
            mask = _mask(size, window, tiles, _by_cell(_visible(area)))
            pale = ImageChops.subtract(pale, mask)
            before = owned.get(area.winners)
            owned[area.winners] = mask if before is None else ImageChops.lighter(before, mask)
    picture.paste(mix(EARTH, CREAM, 0.5), (0, 0), pale.point([value * _PALE // 255 for value in range(256)]))
    for seats, mask in owned.items():
        _paint_owned(picture, mask, seats)
    paint_pieces(picture, window, tiles, state.pieces)
    for area in areas:
        _paint_points(picture, window, tiles, state.pieces, area)


def _visible(area: AreaReport) -> Iterable[tuple[int, int, str]]:
    return area.zones


def _by_cell(zones: Iterable[tuple[int, int, str]]) -> dict[Spot, frozenset[str] | None]:
    found: dict[Spot, frozenset[str] | None] = {}
    for x, y, segment in zones:
        found[x, y] = (found.get((x, y)) or frozenset()) | {segment}
    return found


def _mask(
    size: tuple[int, int], window: Window, tiles: Mapping[Spot, Laid], wanted: Mapping[Spot, frozenset[str] | None]
) -> Image.Image:
    """White where the wanted segments are; None is a whole tile."""
    mask = Image.new("L", size)
    for (x, y), segments in wanted.items():
        if not window.shows(x, y):
            continue
        laid, spot = tiles[x, y], window.at(x, y)
        if segments is None:
            mask.paste(255, (*spot, spot[0] + window.tile, spot[1] + window.tile))
        else:
            zone = sheets.zone(laid.tile, laid.rotation, segments, window.tile)
            mask.paste(255, spot, zone)
    return mask


def _paint_owned(picture: Image.Image, mask: Image.Image, seats: tuple[int, ...]) -> None:
    first = LOOKS[seats[0]]
    picture.paste(first.colour, (0, 0), mask.point([value * _TINT // 255 for value in range(256)]))
    for seat in seats:
        stripes = ImageChops.multiply(mask, _stripes(picture.size, seat))
        colour = first.sign if len(seats) == 1 else LOOKS[seat].colour
        picture.paste(mix(first.colour, colour, 0.75) if len(seats) == 1 else colour, (0, 0), stripes)


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
            draw.line(line, fill=255, width=3)
    return image


def _paint_points(
    picture: Image.Image, window: Window, tiles: Mapping[Spot, Laid], pieces: Iterable[Piece], area: AreaReport
) -> None:
    """Beside the owners' first piece; of an open area of nobody, on the middle one of its tiles."""
    points, size = area.value["points"], max(24, round(window.tile * _POINTS))
    zones = [(x, y, segment) for x, y, segment in area.zones if window.shows(x, y)]
    if not zones or area.complete or (not area.winners and (not points or len(zones) < 2)):
        return
    kind = "hut" if area.kind == "water" else "member"
    held = {(piece.x, piece.y, piece.segment): piece.seat for piece in pieces if piece.kind == kind}
    x, y, segment = next((zone for zone in zones if held.get(zone) in area.winners), zones[len(zones) // 2])
    left, top = spot_of(window, tiles[x, y], segment)
    signs = tuple(sheets.mark(f"emblem-{seat}", round(size * 0.95)) for seat in area.winners)
    colours = (CREAM, INK) if area.winners else (mix(EARTH, INK, 0.2), CREAM)
    down = round(window.tile * 0.24) if area.winners else 0
    label(picture, (left, top + down), str(points), size, colours, signs)
