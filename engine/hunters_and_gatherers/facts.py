"""The tiles, as `tiles.json` has them: the only file that the game reads."""

from collections import Counter
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

SegmentKind = Literal["meadow", "forest", "river", "lake"]


class Segment(Struct, frozen=True):
    """A piece of land or water on a tile. ``slots``: thirds of the rim, clockwise from the left of the north side."""

    id: str
    kind: SegmentKind
    slots: tuple[int, ...]
    animals: tuple[str, ...] = ()
    fire: bool = False
    shrine: bool = False
    gold: bool = False
    mushrooms: int = 0
    """Patches."""
    lake: str | None = None
    """In which lake a river ends on this tile."""
    spring: bool = False
    fish: int = 0
    rivers: tuple[str, ...] = ()
    """The rivers that run into a lake."""


class Tile(Struct, frozen=True):
    """A tile that exists ``count`` times. ``edges``: forest, meadow or river, by N, E, S, W."""

    id: str
    kind: Literal["start", "land", "bonus"]
    count: int
    edges: dict[str, str]
    segments: tuple[Segment, ...]


class _Facts(Struct, frozen=True):
    tiles: tuple[Tile, ...]


_FACTS = msgspec.json.decode(files("engine.hunters_and_gatherers").joinpath("tiles.json").read_bytes(), type=_Facts)

TILES = {tile.id: tile for tile in _FACTS.tiles}
"""Every kind of tile by its id."""
SEGMENTS = {tile.id: {segment.id: segment for segment in tile.segments} for tile in _FACTS.tiles}
"""By tile and letter."""
COUNTS = Counter({tile.id: tile.count for tile in _FACTS.tiles})
START = next(tile.id for tile in _FACTS.tiles if tile.kind == "start")
"""1.4."""
LAND = tuple(tile.id for tile in _FACTS.tiles if tile.kind == "land" for _ in range(tile.count))
BONUS = tuple(tile.id for tile in _FACTS.tiles if tile.kind == "bonus" for _ in range(tile.count))
