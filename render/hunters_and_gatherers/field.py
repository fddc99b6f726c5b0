"""The field as it stands: frame and coordinates, tiles, pieces."""

from collections.abc import Iterable, Mapping

from PIL import Image, ImageDraw

from engine.hunters_and_gatherers.state import Laid, Piece
from render.canvas import put
from render.colours import CREAM, GOLD, INK, mix
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.layout import BARE, STRIP, WOOD, Spot, Window
from render.inscriptions import fitting_size, width, write_middle
from render.plates import plate

COORDINATE = 43
"""Font size in a picture 1,200 wide; so digits are 2.5 % of its width."""
PIECE = 0.38
"""A piece's side by the tile's."""
_LEAST = 26
"""A piece never gets smaller than that, in pixels."""
_TICK = 0.2


def piece_size(tile: int) -> int:
    return max(_LEAST, round(tile * PIECE))


def paint_frame(picture: Image.Image, window: Window, scale: float) -> None:
    """The empty map with its coordinates, x along the north and south, y along the west and east."""
    rim = round(STRIP * scale)
    left, top, right, bottom = window.box
    wood = plate(right - left + 2 * rim, bottom - top + 2 * rim, round(14 * scale), WOOD, mix(WOOD, INK, 0.5), 3)
    picture.paste(wood, (left - rim, top - rim), wood)
    draw = ImageDraw.Draw(picture)
    line = max(2, round(3 * scale))
    draw.rectangle((left - line, top - line, right + line - 1, bottom + line - 1), fill=GOLD)
    draw.rectangle((left, top, right - 1, bottom - 1), fill=BARE)
    _paint_coordinates(picture, window, rim, scale)


def _paint_coordinates(picture: Image.Image, window: Window, rim: int, scale: float) -> None:
    west, north, east, south = window.cells
    left, top, right, bottom = window.box
    size = round(COORDINATE * scale)
    widest = max(width(str(x), size) for x in (west, east))
    step_x, step_y = (-(-round(length) // window.tile) for length in (widest * 1.12, size * 0.9))
    for x in range(west, east + 1):
        if x % step_x == 0:
            for y in (top - rim // 2, bottom + rim // 2):
                write_middle(picture, (window.middle(x, north)[0], y), str(x), size, CREAM)
    for y in range(south, north + 1):
        if y % step_y == 0:
            text = str(y)
            # A number of three characters has to fit into the strip, too.
            fit = fitting_size(text, (size, size // 2), rim - 3)
            for x in (left - rim // 2, right + rim // 2):
                write_middle(picture, (x, window.middle(west, y)[1]), text, fit, CREAM)


def paint_tiles(picture: Image.Image, window: Window, tiles: Iterable[Laid]) -> None:
    """Tiles, and ticks where four cells meet, so that tiles can be counted in unbroken land."""
    shown = [laid for laid in tiles if window.shows(laid.x, laid.y)]
    draw = ImageDraw.Draw(picture)
    lip = min(5, max(2, window.tile // 40))
    for laid in shown:
        left, top = window.at(laid.x, laid.y)
        draw.rectangle((left - 1, top - 1, left + window.tile, top + window.tile + lip), fill=INK)
    for laid in shown:
        picture.paste(sheets.tile(laid.tile, laid.rotation, window.tile), window.at(laid.x, laid.y))
    tick = sheets.mark("crossing", max(5, min(29, round(window.tile * _TICK / 2) * 2 + 1)))
    left, top, right, bottom = window.box
    corners = {
        (x + dx, y + dy)
        for x, y in (window.at(laid.x, laid.y) for laid in shown)
        for dx in (0, window.tile)
        for dy in (0, window.tile)
    }
    for x, y in corners:
        if left < x < right and top < y < bottom:
            put(picture, tick, (x, y))


def paint_pieces(picture: Image.Image, window: Window, tiles: Mapping[Spot, Laid], pieces: Iterable[Piece]) -> None:
    for piece in pieces:
        if window.shows(piece.x, piece.y):
            paint_piece(picture, window, tiles[piece.x, piece.y], piece)


def paint_piece(picture: Image.Image, window: Window, laid: Laid, piece: Piece) -> None:
    role = sheets.role(laid.tile, piece.segment, piece.kind)
    put(picture, sheets.piece(piece.seat, role, piece_size(window.tile)), spot_of(window, laid, piece.segment))


def spot_of(window: Window, laid: Laid, segment: str) -> Spot:
    """Where a piece stands on that segment, in pixels."""
    left, top = window.at(laid.x, laid.y)
    x, y = sheets.standing(laid.tile, laid.rotation, segment)
    half = piece_size(window.tile) / 2 / window.tile
    x, y = (min(max(value, half * 0.9), 1 - half * 0.9) if half < 0.5 else 0.5 for value in (x, y))
    return left + round(x * window.tile), top + round(y * window.tile)
