"""Which segment each point of a tile belongs to, read off the drawn land itself."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from engine.hunters_and_gatherers.facts import Tile
from render.art.hunters_and_gatherers.terrain import POOL, RIVER, Terrain, terrain
from render.art.pen import Point

SIDE = 200
"""Points along a side of the zones of a tile."""
NOTHING = 255


def number(tile: Tile, segment: str) -> int:
    """A segment as a grey value: its place in the tile's list."""
    return next(index for index, one in enumerate(tile.segments) if one.id == segment)


def zones(tile: Tile) -> Image.Image:
    """The unturned tile in mode L, each point with the number of its segment."""
    land = terrain(tile)
    image = covered(tile, land)
    for spot, name in rim_of_meadows(tile):
        if image.getpixel(spot) == NOTHING:
            ImageDraw.floodfill(image, spot, number(tile, name))
    return _filled(image)


def covered(tile: Tile, land: Terrain) -> Image.Image:
    """Forests and waters only."""
    image = Image.new("L", (SIDE, SIDE), NOTHING)
    draw = ImageDraw.Draw(image)
    unit = SIDE / 100

    def scaled(points: tuple[Point, ...]) -> list[Point]:
        return [(x * unit, y * unit) for x, y in points]

    for name, forest in land.forests.items():
        draw.polygon(scaled(forest.outline), fill=number(tile, name))
    for name, river in land.rivers.items():
        line = scaled(river)
        draw.line(line, fill=number(tile, name), width=round(RIVER * unit), joint="curve")
        if name in land.pools:
            x, y = line[-1]
            draw.ellipse([x - POOL * unit, y - POOL * unit, x + POOL * unit, y + POOL * unit], fill=number(tile, name))
    for name, lake in land.lakes.items():
        draw.polygon(scaled(lake), fill=number(tile, name))
    return image


def rim_of_meadows(tile: Tile) -> Iterator[tuple[tuple[int, int], str]]:
    """A point inside each third of the rim that a meadow has, and the meadow's letter."""
    for segment in tile.segments:
        if segment.kind == "meadow":
            for slot in segment.slots:
                side, third = divmod(slot, 3)
                along = round(SIDE * (0.3, 0.5, 0.7)[third])
                last = SIDE - 1
                spots = ((along, 0), (last, along), (last - along, last), (0, last - along))
                yield spots[side], segment.id


def _filled(image: Image.Image) -> Image.Image:
    """Specks that no meadow of the rim reaches go to their neighbours."""
    while NOTHING in image.getextrema():
        pixels = image.load()
        if pixels is None:
            raise ValueError("an image without pixels")
        empty = [(x, y) for x in range(SIDE) for y in range(SIDE) if pixels[x, y] == NOTHING]
        found = {}
        for x, y in empty:
            near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
            values = [pixels[a, b] for a, b in near if 0 <= a < SIDE and 0 <= b < SIDE and pixels[a, b] != NOTHING]
            if values:
                found[x, y] = values[0]
        for spot, value in found.items():
            pixels[spot] = value
    return image
