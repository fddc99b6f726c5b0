"""Tiles in words."""

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.tiles import described, shape
from bot.words.limits import length
from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS

LONGEST = 260
"""Characters of a tile in words: an alternative text must have room for places, too."""


@pytest.mark.parametrize(
    ("tile", "rotation", "words"),
    [
        (
            "S01",
            0,
            "meadow north with 1 mammoth; forest east and south with gold; meadow south-west; "
            "river west into a lake with 1 fish",
        ),
        (
            "S01",
            180,
            "meadow south with 1 mammoth; forest north and west with gold; meadow north-east; "
            "river east into a lake with 1 fish",
        ),
        ("L44", 90, "meadow north with 1 deer; river east and west; meadow south"),
        ("L57", 0, "forest north; forest east; meadow south and west with 1 deer"),
        ("B03", 0, "meadow north and west with 1 tiger and a stone circle; forest east and south with gold"),
        ("B07", 0, "meadow all round with 1 tiger and wildfire"),
        ("B09", 0, "meadow north and west; forest east and south with 1 mushroom patch"),
        (
            "L59",
            0,
            "meadow north-west; river north from a spring; meadow north-east; river east from a spring; "
            "meadow south-east; forest south and west with gold",
        ),
        (
            "B05",
            0,
            "meadow south-east and north-west with 2 deer; meadow north-east; meadow south-west; "
            "rivers north and east into one lake with 2 fish; rivers south and west into one lake with 2 fish",
        ),
    ],
)
def test_a_tile_is_told_part_by_part(say: Say, tile: str, rotation: int, words: str) -> None:
    assert described(say, tile, rotation) == words


def test_every_tile_has_words_that_leave_room_for_others(say: Say) -> None:
    for tile in TILES:
        assert all(0 < length(described(say, tile, rotation)) <= LONGEST for rotation in ROTATIONS)


def test_all_that_is_on_a_tile_is_told(say: Say) -> None:
    for tile in TILES.values():
        told = described(say, tile.id)
        for segment in tile.segments:
            assert all(animal in told for animal in segment.animals)
            assert not segment.gold or "gold" in told
            assert not segment.fish or f"{segment.fish} fish" in told


def test_the_shape_tells_what_is_connected(say: Say) -> None:
    assert shape(say, "L57", 0) == "forest north, forest east, meadow south and west"
    assert shape(say, "L28", 180) == "forest north and east, meadow south and west"
    assert shape(say, "L17", 0) == "river north and east, river south and west"
