"""The stored drawings of Hunters and Gatherers, cut from their sheets and brought to the size that is wanted."""

from functools import cache, lru_cache, partial
from typing import Literal, TypeAlias

import msgspec
from PIL import Image

from engine.hunters_and_gatherers.facts import SEGMENTS, TILES
from render.canvas import ASSETS, sprite

GAME = "hunters_and_gatherers"
TILE, PIECE, ZONES = 200, 116, 100
"""Pixels along a side of one drawing in its sheet."""
COLUMNS = 9
"""Tiles beside each other in a sheet."""
Role: TypeAlias = Literal["gatherer", "fisher", "hunter", "hut"]
ROLES: tuple[Role, ...] = ("gatherer", "fisher", "hunter", "hut")
_MEMBERS: dict[str, Role] = {"forest": "gatherer", "river": "fisher", "meadow": "hunter"}
_PLACES = {name: index for index, name in enumerate(TILES)}

drawing = partial(sprite, GAME)


def palette() -> Image.Image:
    return drawing("palette")


@lru_cache(maxsize=700)
def tile(name: str, rotation: int, size: int) -> Image.Image:
    """RGB, ``size`` pixels along a side; not to be changed."""
    whole = _cut(drawing(f"tiles-{rotation}"), _PLACES[name], TILE).convert("RGB")
    return _sized(whole, size)


@lru_cache(maxsize=400)
def piece(seat: int, role: Role, size: int) -> Image.Image:
    """RGBA."""
    column, row = ROLES.index(role), seat
    box = (column * PIECE, row * PIECE, (column + 1) * PIECE, (row + 1) * PIECE)
    return _sized(drawing("pieces").crop(box), size)


@lru_cache(maxsize=200)
def mark(name: str, size: int) -> Image.Image:
    """A square mark, RGBA."""
    return _sized(drawing(name), size)


@lru_cache(maxsize=700)
def zone(name: str, rotation: int, segments: frozenset[str], size: int) -> Image.Image:
    """A mask (mode L) of some segments of a tile."""
    numbers = {index for index, segment in enumerate(TILES[name].segments) if segment.id in segments}
    whole = _cut(drawing("zones"), _PLACES[name], ZONES).rotate(-rotation)
    mask = whole.point([255 if value in numbers else 0 for value in range(256)])
    return mask.resize((size, size), Image.Resampling.BILINEAR)


def role(name: str, segment: str, kind: str) -> Role:
    """What a piece of that kind is on a segment of a tile."""
    return "hut" if kind == "hut" else _MEMBERS[SEGMENTS[name][segment].kind]


def standing(name: str, rotation: int, segment: str) -> tuple[float, float]:
    """Where a piece stands, as shares of the tile from its upper left corner."""
    x, y = _standing()[name][segment]
    for _ in range(rotation // 90):
        x, y = 100 - y, x
    return x / 100, y / 100


@cache
def _standing() -> dict[str, dict[str, tuple[float, float]]]:
    data = (ASSETS / GAME / "standing.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, tuple[float, float]]])


def _cut(sheet: Image.Image, index: int, size: int) -> Image.Image:
    left, top = index % COLUMNS * size, index // COLUMNS * size
    return sheet.crop((left, top, left + size, top + size))


def _sized(image: Image.Image, size: int) -> Image.Image:
    return image if image.width == size else image.resize((size, size), Image.Resampling.LANCZOS)
