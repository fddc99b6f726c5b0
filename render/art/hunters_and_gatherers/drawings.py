"""All that is stored of these drawings: sheets of tiles, pieces and zones, marks, the palette, where pieces stand."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from PIL import Image, ImageDraw

from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS
from render.art import furniture
from render.art import marks as shared
from render.art.hunters_and_gatherers import mapping, pieces
from render.art.hunters_and_gatherers.colours import FOREST, LEAF, MEADOW, WATER
from render.art.hunters_and_gatherers.spots import spots
from render.art.hunters_and_gatherers.stickers import sticker
from render.art.hunters_and_gatherers.tile import draw_tile
from render.art.hunters_and_gatherers.zones import zones
from render.art.pen import Pen
from render.colours import CREAM, INK, SIGNAL, mix
from render.hunters_and_gatherers.layout import BARE, EARTH, GROUND, WOOD
from render.hunters_and_gatherers.seats import LOOKS, Look
from render.hunters_and_gatherers.sheets import COLUMNS, PIECE, ROLES, TILE, ZONES, Role

MARK = 200
"""Pixels of a mark as large as a tile."""


def drawings() -> Iterator[tuple[str, Image.Image]]:
    """Every picture with its name, the same each time."""
    for rotation in ROTATIONS:
        yield f"tiles-{rotation}", tile_sheet(rotation).quantize(palette=palette(), dither=Image.Dither.NONE)
    yield (
        "zones",
        _sheet((zones(TILES[name]).resize((ZONES, ZONES), Image.Resampling.NEAREST) for name in TILES), ZONES, "L"),
    )
    yield "pieces", piece_sheet()
    yield from marks()
    yield "palette", palette()


def standing() -> dict[str, dict[str, tuple[float, float]]]:
    """By tile and letter, where a piece stands on the unturned tile, in hundredths of it."""
    return {
        name: {letter: (round(places[-1][0], 1), round(places[-1][1], 1)) for letter, places in spots(name).items()}
        for name in TILES
    }


@cache
def tile_sheet(rotation: int) -> Image.Image:
    """All tiles in one rotation, in the order of the tile file."""
    return _sheet((draw_tile(name, rotation) for name in TILES), TILE, "RGB")


@cache
def piece_sheet() -> Image.Image:
    """A row for each seat, a column for each role."""
    figures = [piece(seat, role) for seat in range(len(LOOKS)) for role in ROLES]
    sheet = Image.new("RGBA", (PIECE * len(ROLES), PIECE * len(LOOKS)))
    for index, figure in enumerate(figures):
        sheet.paste(figure, (index % len(ROLES) * PIECE, index // len(ROLES) * PIECE))
    return sheet


def piece(seat: int, role: Role) -> Image.Image:
    """One of them."""
    return sticker(partial(_piece, role=role, look=LOOKS[seat]), PIECE * 100 // 116)


def _sheet(cells: Iterable[Image.Image], size: int, mode: str) -> Image.Image:
    rows = -(-len(TILES) // COLUMNS)
    sheet = Image.new(mode, (size * COLUMNS, size * rows))
    for index, cell in enumerate(cells):
        sheet.paste(cell, (index % COLUMNS * size, index // COLUMNS * size))
    return sheet


def marks() -> Iterator[tuple[str, Image.Image]]:
    yield "badge", _clear(mapping.badge, 120)
    yield "hollow", _clear(mapping.hollow, MARK)
    yield "news", _clear(mapping.news, MARK)
    yield "plan", _clear(mapping.plan, MARK)
    yield "cross", _clear(shared.cross, 100)
    yield "crossing", _clear(mapping.crossing, 40)
    yield "land-back", _clear(mapping.land_back, 100)
    yield "bonus-back", _clear(mapping.bonus_back, 100)
    yield "star", _clear(furniture.star, 80)
    yield "pointer", _clear(furniture.pointer, 60)
    for seat, look in enumerate(LOOKS):
        yield f"emblem-{seat}", _clear(partial(_emblem, look=look), 90)


def _piece(pen: Pen, role: Role, look: Look) -> None:
    pieces.PIECES[role](pen, look)


def _emblem(pen: Pen, look: Look) -> None:
    pen.ellipse((50, 50), 49, 49, INK)
    pen.ellipse((50, 50), 43, 43, look.colour)
    pieces.emblem(pen, look, (50, 50), 25)


def _clear(draw: Callable[[Pen], None], size: int) -> Image.Image:
    pen = Pen(size)
    draw(pen)
    return pen.sprite()


@cache
def palette() -> Image.Image:
    """256 colours for all that these drawings can be put together to, as a picture in mode P."""
    sheet = Image.new("RGB", (1500, 1500), EARTH)
    tiles = tile_sheet(0).resize((900, 900), Image.Resampling.LANCZOS)
    sheet.paste(tiles, (0, 0))
    sheet.paste(tile_sheet(90).crop((0, 1000, 600, 1800)), (900, 0))
    figures = piece_sheet()
    sheet.paste(figures, (0, 900), figures)
    x = 600
    for _, mark in marks():
        small = mark.resize((56, 56), Image.Resampling.LANCZOS)
        sheet.paste(small, (x, 900), small)
        x += 60
    flat = ImageDraw.Draw(sheet)
    looks = [look.colour for look in LOOKS]
    ramps = [(CREAM, INK), (EARTH, CREAM), (SIGNAL, INK), (WOOD, CREAM), (GROUND, GROUND), (BARE, BARE), (WOOD, WOOD)]
    ramps += [(colour, ground) for colour in looks for ground in (MEADOW, FOREST, WATER)]
    ramps += [(colour, INK) for colour in looks] + [(ground, EARTH) for ground in (MEADOW, FOREST, WATER, LEAF)]
    for index, (one, other) in enumerate(ramps):
        for step in range(5):
            corner = (900 + step * 40, 970 + index * 18)
            flat.rectangle((*corner, corner[0] + 39, corner[1] + 17), fill=mix(one, other, step / 4))
    return sheet.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2).crop((0, 0, 16, 16))
