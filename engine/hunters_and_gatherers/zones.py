"""The zones of an area: which parts of which laid tiles they are."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.hunters_and_gatherers.parts import PARTS, ZONES_PER_TILE, Part
from engine.hunters_and_gatherers.state import Area, Laid

Spot: TypeAlias = tuple[int, int, str]
"""x, y and segment: where a piece stands."""
Tiles: TypeAlias = Sequence[Laid]


def indexes(area: Area) -> list[int]:
    """The numbers of its tiles, each once, in the order laid: zones are sorted."""
    return list(dict.fromkeys([zone // ZONES_PER_TILE for zone in area.zones]))


def parts(area: Area, tiles: Tiles) -> list[Part]:
    """The part that each zone is."""
    return [PARTS[tiles[zone // ZONES_PER_TILE].tile][zone % ZONES_PER_TILE] for zone in area.zones]


def spots(area: Area, tiles: Tiles) -> list[Spot]:
    """Every segment of the area, in the order laid."""
    found = []
    for zone in area.zones:
        laid = tiles[zone // ZONES_PER_TILE]
        found += [(laid.x, laid.y, segment) for segment in PARTS[laid.tile][zone % ZONES_PER_TILE].segments]
    return found


def shrines(area: Area, tiles: Tiles) -> list[Spot]:
    """The segments of a meadow that are marked as a shrine."""
    sacred = [zone for zone, part in zip(area.zones, parts(area, tiles), strict=True) if part.shrine]
    return spots(Area(area.kind, 0, tuple(sacred), ()), tiles) if sacred else []
