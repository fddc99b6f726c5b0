"""Every beast, fish, nugget, mushroom, fire and shrine of the tile file is in the picture, upright, and told apart."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS
from render.art.hunters_and_gatherers.beasts import BEASTS
from render.art.hunters_and_gatherers.features import FEATURES
from render.art.hunters_and_gatherers.stickers import sticker
from render.art.hunters_and_gatherers.tile import figures
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.sheets import TILE
from tests.render.vision import VISIONS, difference, lab, pixels

PHONE = 20
"""Pixels of a beast where a tile is 60 pixels large: a middling map on a telephone."""
DRAWN = 40
SHAPES_DIFFER = 0.3
"""Share of two silhouettes together that belongs to one of them only."""


@pytest.mark.parametrize("name", TILES)
def test_all_things_of_a_tile_are_in_its_picture_in_every_rotation(name: str) -> None:
    for rotation in ROTATIONS:
        image = sheets.tile(name, rotation, TILE)
        for kind, figure, corner in figures(TILES[name], rotation):
            shown = image.crop((*corner, corner[0] + figure.width, corner[1] + figure.height))
            # Only what is fully opaque; another thing may hide a little of it.
            mask = figure.getchannel("A").point([255 if value == 255 else 0 for value in range(256)])
            unlike = ImageChops.difference(shown.convert("L"), figure.convert("L"))
            assert ImageStat.Stat(unlike, mask).median[0] < 8, (kind, rotation)


def test_a_tile_has_as_many_things_as_the_file_says() -> None:
    for name, tile in TILES.items():
        wanted: Counter[str] = Counter()
        for segment in tile.segments:
            wanted.update(segment.animals)
            told = {"gold": segment.gold, "fire": segment.fire, "shrine": segment.shrine}
            wanted.update({kind: int(there) for kind, there in told.items() if there})
            wanted.update(
                {kind: count for kind, count in (("mushrooms", segment.mushrooms), ("fish", segment.fish)) if count}
            )
        for rotation in ROTATIONS:
            assert Counter(kind for kind, _, _ in figures(tile, rotation)) == wanted, name


def test_things_lie_wholly_on_their_tile() -> None:
    for tile in TILES.values():
        for rotation in ROTATIONS:
            for kind, figure, (left, top) in figures(tile, rotation):
                assert min(left, top) >= 0, (tile.id, kind)
                assert max(left + figure.width, top + figure.height) <= TILE, (tile.id, kind)


THINGS = {**BEASTS, **FEATURES}


@cache
def silhouette(kind: str) -> frozenset[int]:
    alpha = sticker(THINGS[kind], DRAWN).getchannel("A").resize((PHONE, PHONE), Image.Resampling.BOX)
    return frozenset(spot for spot, opaque in enumerate(alpha.tobytes()) if opaque > 127)


@cache
def colours(kind: str, vision: str) -> tuple[tuple[float, float, float], ...]:
    """What is seen, on the meadow."""
    figure = sticker(THINGS[kind], DRAWN)
    ground = Image.new("RGB", figure.size, (166, 200, 104))
    ground.paste(figure, (0, 0), figure)
    return tuple(lab(colour, vision) for colour in pixels(ground.resize((PHONE, PHONE), Image.Resampling.BOX)))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), list(combinations(THINGS, 2)))
def test_things_differ_in_silhouette_or_in_most_of_their_colours(one: str, other: str, vision: str) -> None:
    first, second = silhouette(one), silhouette(other)
    shapes = len(first ^ second) / len(first | second)
    seen = zip(colours(one, vision), colours(other, vision), strict=True)
    unlike = sum(difference(a, b) > 12 for a, b in seen) / len(first | second)
    assert shapes >= SHAPES_DIFFER or unlike >= 0.4, (shapes, unlike)


@pytest.mark.parametrize("vision", VISIONS)
def test_meadow_forest_and_water_differ_for_everybody(vision: str) -> None:
    grounds = {"meadow": (166, 200, 104), "forest": (40, 100, 62), "water": (44, 116, 184)}
    seen = {name: lab(colour, vision) for name, colour in grounds.items()}
    for one, other in combinations(seen, 2):
        assert difference(seen[one], seen[other]) > 7, (one, other)
