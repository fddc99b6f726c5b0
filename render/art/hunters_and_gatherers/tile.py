"""A tile in one of its rotations: the land turns, whatever stands on it stays upright."""

from collections.abc import Iterable, Iterator
from random import Random

from PIL import Image, ImageFilter

from engine.hunters_and_gatherers.facts import TILES, Tile
from render.art.hunters_and_gatherers import beasts, features
from render.art.hunters_and_gatherers.colours import (
    BANK,
    FOREST,
    FRINGE,
    MEADOW,
    PETAL,
    SHALLOW,
    SHORE,
    STONE,
    STONE_DARK,
    TUFT,
    WATER,
)
from render.art.hunters_and_gatherers.spots import spots, things
from render.art.hunters_and_gatherers.stickers import sticker
from render.art.hunters_and_gatherers.terrain import POOL, RIVER, Terrain, terrain, turned
from render.art.hunters_and_gatherers.trees import draw_tree, grove
from render.art.hunters_and_gatherers.zones import number, zones
from render.art.pen import Pen, Point

SIZE = 200
"""Pixels along a side."""
_INSIDE = 2
"""Pixels between the rim and whatever stands on the tile, so that edges stay alike."""
_FISH: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (24, ((0, 0),)),
    2: (20, ((-4, -7), (4, 7))),
    3: (17, ((-9, -6), (8, -6), (0, 7))),
    4: (17, ((-9, -7), (9, -7), (-9, 7), (9, 7))),
}
"""How large the fish of a lake are, and where they swim around its middle, by their number."""


def draw_tile(tile_id: str, rotation: int) -> Image.Image:
    """RGB. Only the land turns: trees, beasts and fish stand upright in every rotation."""
    tile = TILES[tile_id]
    land = terrain(tile).turned(rotation)
    pen = Pen(SIZE, ground=MEADOW)
    free = _turned_mask(tile, rotation)
    _grass(pen, free[0], f"{tile_id} {rotation}")
    for forest in land.forests.values():
        pen.polygon(forest.outline, FOREST)
        for fringe in forest.fringes:
            pen.line(fringe, 1.8, FRINGE)
    _waters(pen, land)
    rims = tuple(side for forest in land.forests.values() for side in forest.sides)
    for tree in grove(free[1], rims, f"{tile_id} {rotation}"):
        draw_tree(pen, tree)
    picture = pen.sprite().convert("RGB")
    for _, figure, corner in figures(tile, rotation):
        picture.paste(figure, corner, figure)
    return picture


def _turned_mask(tile: Tile, rotation: int) -> tuple[Image.Image, Image.Image]:
    """Where grass may grow, and where trees may stand: not too near to anything that stands there."""
    image = zones(tile).resize((100, 100), Image.Resampling.NEAREST).rotate(-rotation)
    masks = []
    for kind, radius in (("meadow", 9), ("forest", 3)):
        values = {number(tile, one.id) for one in tile.segments if one.kind == kind}
        mask = image.point([255 if value in values else 0 for value in range(256)])
        masks.append(mask.filter(ImageFilter.MinFilter(radius)))
    return masks[0], masks[1]


def _grass(pen: Pen, meadow: Image.Image, seed: str) -> None:
    random = Random(seed)
    for index in range(26):
        x, y = random.uniform(8, 92), random.uniform(8, 92)
        if not meadow.getpixel((int(x), int(y))):
            continue
        if index % 4 == 0:
            pen.ellipse((x, y), 1.1, 1.1, PETAL)
        else:
            for lean in (-2.2, 0, 2.2):
                pen.line([(x + lean * 0.4, y), (x + lean, y - 3.4 + abs(lean) * 0.4)], 0.8, TUFT)


def _waters(pen: Pen, land: Terrain) -> None:
    """Rivers and lakes with their banks, drawn in one go so that they flow together."""
    for grow, colour in ((4.4, SHORE), (3.0, BANK), (0.0, WATER)):
        for name, river in land.rivers.items():
            pen.line(_prolonged(river, name in land.pools), RIVER + grow, colour)
            if name in land.pools:
                pen.ellipse(river[-1], POOL + grow / 2, POOL + grow / 2, colour)
        for lake in land.lakes.values():
            pen.line([*lake, lake[0]], 0.4 + grow, colour)
            pen.polygon(lake, colour)
    for river in land.rivers.values():
        for at in (0.25, 0.6):
            x, y = river[int(at * (len(river) - 1))]
            pen.curve([(x - 3, y), (x - 1, y - 1.2), (x + 1, y), (x + 3, y - 1.2)], 0.9, SHALLOW)
    for x, y in land.pools.values():
        pen.ring((x, y), 4.2, 1.0, SHALLOW)
        for dx, dy in ((-8.5, 3), (8.5, 3), (-5, -7.6), (5, -7.6), (0, 9)):
            pen.ellipse((x + dx, y + dy), 2.9, 2.5, STONE, edge=0.9, ink=STONE_DARK)


def _prolonged(river: Iterable[Point], rises: bool) -> list[Point]:
    """The line beyond the rim, so that its round ends lie outside the tile."""
    line = list(river)
    ends = [line[0]] if rises else [line[0], line[-1]]
    for point in ends:
        x, y = point
        out = (x + (x - 50) * 0.3, y + (y - 50) * 0.3)
        if 0 in point or 100 in point:
            line = [out, *line] if point == line[0] else [*line, out]
    return line


def figures(tile: Tile, rotation: int) -> Iterator[tuple[str, Image.Image, tuple[int, int]]]:
    """What stands on the tile: its name, its picture, and the upper left corner of that in pixels."""
    land = terrain(tile)
    for segment in tile.segments:
        for kind, spot in zip(things(segment), spots(tile.id)[segment.id], strict=False):
            draw = beasts.BEASTS.get(kind) or features.FEATURES[kind]
            size = beasts.SIZES.get(kind) or features.SIZES[kind]
            yield _placed(kind, sticker(draw, round(size * SIZE / 100)), turned(spot, rotation))
        if segment.fish:
            outline = land.lakes[segment.id]
            middle = (sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline))
            x, y = turned(middle, rotation)
            size, places = _FISH[segment.fish]
            figure = sticker(features.fish, round(size * SIZE / 100))
            yield from (_placed("fish", figure, (x + dx, y + dy)) for dx, dy in places)


def _placed(kind: str, figure: Image.Image, spot: Point) -> tuple[str, Image.Image, tuple[int, int]]:
    """A figure about a spot, moved inward where it would hang over the tile's rim."""
    half, least = figure.width / 2, figure.width / 2 + _INSIDE
    x, y = (min(max(value * SIZE / 100, least), SIZE - least) for value in spot)
    return kind, figure, (round(x - half), round(y - half))
