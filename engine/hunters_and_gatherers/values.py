"""What areas are worth, with the arithmetic: 5.3, 6.2, 9.3, 10.3."""

from collections import Counter
from collections.abc import Callable, Mapping

from engine.contract import Json
from engine.hunters_and_gatherers.parts import ZONES_PER_TILE
from engine.hunters_and_gatherers.state import Area, AreaKind
from engine.hunters_and_gatherers.zones import Tiles, indexes, parts

FOREST_COUNTS_SEGMENTS = False
"""6.2: whether a tile with two separate pieces of a forest counts twice."""
PER_FOREST_TILE = 2
PER_MUSHROOM_PATCH = 2
PER_ANIMAL = 2
ANIMALS = ("mammoth", "aurochs", "deer", "tiger")

Value = dict[str, Json]
"""Named numbers, ``points`` last."""


def value(area: Area, tiles: Tiles) -> Value:
    """What the area is worth as it stands, whether complete or not, whoever is there.

    Forest: ``tiles``, ``per_tile``, ``mushrooms``, ``per_mushroom``, ``gold`` (no points, 6.4). River: ``tiles``,
    ``fish``. Water: ``lakes``, ``fish``. Meadow: ``mammoth``, ``aurochs``, ``deer``, ``tiger`` as drawn, ``fire``,
    ``hunted`` (deer that tigers remove), ``per_animal``."""
    return _VALUES[area.kind](area, tiles)


def cells(area: Area, tiles: Tiles) -> list[list[int]]:
    """x and y of the tiles of the area, in the order laid."""
    return [[tiles[index].x, tiles[index].y] for index in indexes(area)]


def _forest(area: Area, tiles: Tiles) -> Value:
    found = parts(area, tiles)
    counted = len(area.zones) if FOREST_COUNTS_SEGMENTS else len(indexes(area))
    mushrooms = sum(part.mushrooms for part in found)
    return {
        "tiles": counted,
        "per_tile": PER_FOREST_TILE,
        "mushrooms": mushrooms,
        "per_mushroom": PER_MUSHROOM_PATCH,
        "gold": sum(part.gold for part in found),
        "points": counted * PER_FOREST_TILE + mushrooms * PER_MUSHROOM_PATCH,
    }


def _river(area: Area, tiles: Tiles) -> Value:
    # 5.3, 5.5: a lake that closes both ends counts once.
    ends = {}
    for zone, part in zip(area.zones, parts(area, tiles), strict=True):
        if part.lake is not None:
            ends[zone // ZONES_PER_TILE, part.lake] = part.fish
    counted, fish = len(indexes(area)), sum(ends.values())
    return {"tiles": counted, "fish": fish, "points": counted + fish}


def _water(area: Area, tiles: Tiles) -> Value:
    fish = [part.fish for part in parts(area, tiles) if part.fish]
    return {"lakes": len(fish), "fish": sum(fish), "points": sum(fish)}


def _meadow(area: Area, tiles: Tiles) -> Value:
    found = parts(area, tiles)
    numbers = Counter(animal for part in found for animal in part.animals)
    fire = any(part.fire for part in found)
    hunted = 0 if fire else min(numbers["deer"], numbers["tiger"])
    animals = numbers["mammoth"] + numbers["aurochs"] + numbers["deer"] - hunted
    return {
        **{animal: numbers[animal] for animal in ANIMALS},
        "fire": fire,
        "hunted": hunted,
        "per_animal": PER_ANIMAL,
        "points": animals * PER_ANIMAL,
    }


_VALUES: Mapping[AreaKind, Callable[[Area, Tiles], Value]] = {
    "forest": _forest,
    "river": _river,
    "water": _water,
    "meadow": _meadow,
}
