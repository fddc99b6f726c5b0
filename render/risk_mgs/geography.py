"""The world's outlines, from Natural Earth (public domain): `geography.json`.

Neighbours have their common border point by point, so that borders can be told from coasts.
"""

from collections.abc import Iterator
from functools import cache
from itertools import groupby, pairwise
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.risk_mgs.world import NUMBERS, WORLD, ZONE_OF
from render.canvas import ASSETS
from render.risk_mgs.layout import Part, Point

Ring: TypeAlias = tuple[Point, ...]
"""A closed line; the first point is not repeated."""
Line: TypeAlias = tuple[Point, ...]
Edge = Literal["coast", "border", "zone"]
"""The shore; between two territories; between two zones."""


class _Geography(Struct, frozen=True):
    territories: dict[str, tuple[tuple[Ring, ...], ...]]
    neutral_land: tuple[Ring, ...]
    sea_lines: tuple[tuple[Point, Point], ...]


@cache
def _geography() -> _Geography:
    return msgspec.json.decode((ASSETS / "risk_mgs" / "geography.json").read_bytes(), type=_Geography, strict=False)


def polygons(territory: int) -> tuple[tuple[Ring, ...], ...]:
    """Of a territory of the world, by number, largest first: each its outer ring, then its holes."""
    return _shapes()[territory]


@cache
def _shapes() -> tuple[tuple[tuple[Ring, ...], ...], ...]:
    by_number = {NUMBERS[name]: shape for name, shape in _geography().territories.items()}
    return tuple(by_number[territory] for territory in WORLD)


def neutral_land() -> tuple[Ring, ...]:
    """Land that is no territory."""
    return _geography().neutral_land


def sea_lines() -> tuple[tuple[Point, Point], ...]:
    """Lines between territories that are neighbours over the sea; the one over the Pacific in two ends."""
    return _geography().sea_lines


@cache
def extent(territory: int) -> Part:
    """The rectangle around a territory."""
    points = [point for shape in polygons(territory) for point in shape[0]]
    columns, rows = zip(*points, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


def breadth(ring: Ring) -> float:
    """The lesser of its width and height."""
    columns, rows = zip(*ring, strict=True)
    return float(min(max(columns) - min(columns), max(rows) - min(rows)))


@cache
def edges() -> tuple[tuple[Edge, Line], ...]:
    """All coasts and borders, each border once from either side."""
    return tuple(
        (kind, line)
        for territory in WORLD
        for shape in polygons(territory)
        for ring in shape
        for kind, line in _split(ring, territory)
    )


def _split(ring: Ring, territory: int) -> Iterator[tuple[Edge, Line]]:
    """A ring as runs of one kind."""
    owners = _owners()
    closed = [(_kind(owners[_key(start, end)], territory), start, end) for start, end in pairwise((*ring, ring[0]))]
    for kind, run in groupby(closed, key=lambda piece: piece[0]):
        pieces = list(run)
        yield kind, (pieces[0][1], *(end for _, _, end in pieces))


def _kind(owners: set[int], territory: int) -> Edge:
    others = owners - {territory}
    if not others:
        return "coast"
    return "border" if all(ZONE_OF[other] == ZONE_OF[territory] for other in others) else "zone"


def _key(start: Point, end: Point) -> tuple[Point, Point]:
    return (start, end) if start < end else (end, start)


@cache
def _owners() -> dict[tuple[Point, Point], set[int]]:
    """By piece of a line, the territories that have it."""
    found: dict[tuple[Point, Point], set[int]] = {}
    for territory in WORLD:
        for shape in polygons(territory):
            for ring in shape:
                for start, end in pairwise((*ring, ring[0])):
                    found.setdefault(_key(start, end), set()).add(territory)
    return found
