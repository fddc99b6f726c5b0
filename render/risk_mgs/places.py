"""Where badges, names and the ship stand on the map: set by hand, in `places.json`, so that nothing hides another."""

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from engine.risk_mgs.world import NAMES, WORLD
from render.canvas import ASSETS
from render.risk_mgs.layout import Point


class Berth(Struct, frozen=True):
    """Where the ship lies at a dock. ``west``: its bow points that way; ``title``: where its name stands."""

    middle: Point
    west: bool
    title: Literal["below", "stern"]


class _Places(Struct, frozen=True):
    badges: dict[str, Point]
    zones: dict[str, Point]
    docks: dict[int, Point]
    ships: dict[int, Berth]


@cache
def _places() -> _Places:
    return msgspec.json.decode((ASSETS / "risk_mgs" / "places.json").read_bytes(), type=_Places, strict=False)


@cache
def badge_places() -> tuple[Point, ...]:
    """The middle of the badge of each territory of the world, by number."""
    places = _places().badges
    return tuple(places[NAMES[territory]] for territory in WORLD)


def zone_places() -> dict[str, Point]:
    """The middle of the name of each zone of the world."""
    return _places().zones


def docks() -> dict[int, Point]:
    """Where the number of each dock stands, on the coast."""
    return _places().docks


def berths() -> dict[int, Berth]:
    """By dock."""
    return _places().ships
