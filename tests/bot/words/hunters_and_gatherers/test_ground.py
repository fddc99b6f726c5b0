"""Where things are on a tile, however it is turned."""

from itertools import combinations

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import alone, edges, edges_of, ways, where
from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS


@pytest.mark.parametrize(
    ("tile", "segment", "rotation", "expected"),
    [
        ("S01", "a", 0, ("n",)),
        ("S01", "b", 0, ("e", "s")),
        ("S01", "b", 90, ("s", "w")),
        ("S01", "b", 180, ("n", "w")),
        ("S01", "d", 0, ("w",)),
        # The lake lies where its river runs to, the little meadow beside the river in a corner.
        ("S01", "e", 270, ("s",)),
        ("S01", "c", 0, ("sw",)),
        ("S01", "c", 90, ("nw",)),
        ("L17", "a", 0, ("se", "nw")),
        ("B07", "a", 90, ("n", "e", "s", "w")),
    ],
)
def test_segments_turn_with_their_tile(tile: str, segment: str, rotation: int, expected: tuple[str, ...]) -> None:
    assert ways(tile, segment, rotation) == expected


def test_no_two_segments_of_a_kind_are_said_to_be_at_the_same_place() -> None:
    for tile in TILES.values():
        for one, other in combinations(tile.segments, 2):
            if one.kind == other.kind:
                assert ways(tile.id, one.id, 0) != ways(tile.id, other.id, 0)


def test_everything_is_somewhere() -> None:
    for tile in TILES.values():
        for rotation in ROTATIONS:
            assert all(ways(tile.id, segment.id, rotation) for segment in tile.segments)


def test_places_are_told_clockwise(say: Say) -> None:
    assert where(say, ("n", "e", "w")) == "north, east and west"
    assert where(say, ("n", "e", "s", "w")) == "all round"
    assert where(say, ("nw",)) == "north-west"


def test_what_is_alone_needs_no_direction() -> None:
    assert alone("S01", "b")
    assert not alone("S01", "a")


def test_edges_are_told_kind_by_kind(say: Say) -> None:
    assert edges(say, edges_of("S01", 0)) == "meadow north, forest east and south, river west"
    assert edges(say, edges_of("S01", 90)) == "river north, meadow east, forest south and west"
    assert edges(say, ".f.f") == "forest east and west"
