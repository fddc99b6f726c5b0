"""The map of `map.json`: territories by number, zones, what is adjacent with the ship at each of its docks.

Territories are counted in the order of the file, the ship's three at the end.
"""

from functools import lru_cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class _Named(Struct, frozen=True):
    id: str


class _Zone(Struct, frozen=True):
    id: str
    bonus: int
    territories: tuple[str, ...]


class _Border(Struct, frozen=True):
    a: str
    b: str
    sea: bool = False


class _Dock(Struct, frozen=True):
    number: int
    territory: str


class _Ship(Struct, frozen=True):
    territories: tuple[_Named, ...]
    adjacency: tuple[_Border, ...]


class _Map(Struct, frozen=True):
    zones: tuple[_Zone, ...]
    territories: tuple[_Named, ...]
    adjacency: tuple[_Border, ...]
    docks: tuple[_Dock, ...]
    outer_haven: _Ship


class Zone(Struct, frozen=True):
    """M3: ``bonus`` armies for whoever controls all ``territories``."""

    id: str
    bonus: int
    territories: tuple[int, ...]


_MAP = msgspec.json.decode(files("engine.risk_mgs").joinpath("map.json").read_bytes(), type=_Map)

NAMES = tuple(each.id for each in (*_MAP.territories, *_MAP.outer_haven.territories))
"""Ids by number."""
NUMBERS = {name: number for number, name in enumerate(NAMES)}
WORLD = range(len(_MAP.territories))
"""M1: the 42 territories of the world."""
SHIP = range(len(WORLD), len(NAMES))
"""M4: bow, deck, stern."""
BOW = SHIP[0]
BORDERS = _MAP.adjacency
"""M2."""
ZONES = tuple(Zone(zone.id, zone.bonus, tuple(NUMBERS[each] for each in zone.territories)) for zone in _MAP.zones)
ZONE = {zone.id: zone for zone in ZONES}
ZONE_OF = {territory: zone for zone in ZONES for territory in zone.territories}
DOCKS = {dock.number: NUMBERS[dock.territory] for dock in sorted(_MAP.docks, key=lambda dock: dock.number)}
"""M5: the territory of each dock."""


def _adjacent(dock: int) -> tuple[tuple[int, ...], ...]:
    beside: list[set[int]] = [set() for _ in NAMES]
    pairs = [(NUMBERS[border.a], NUMBERS[border.b]) for border in (*BORDERS, *_MAP.outer_haven.adjacency)]
    for one, other in (*pairs, (BOW, DOCKS[dock])):
        beside[one].add(other)
        beside[other].add(one)
    return tuple(tuple(sorted(each)) for each in beside)


ADJACENT = {dock: _adjacent(dock) for dock in DOCKS}
"""M2, M4, O5: by dock and territory, the neighbours."""


@lru_cache(maxsize=4096)
def reached(start: int, open_ground: frozenset[int], dock: int) -> frozenset[int]:
    """N1: everything to which a chain of open territories leads from a territory, itself included."""
    found, edge = {start}, [start]
    beside = ADJACENT[dock]
    while edge:
        new = [other for other in beside[edge.pop()] if other in open_ground and other not in found]
        found.update(new)
        edge += new
    return frozenset(found)
