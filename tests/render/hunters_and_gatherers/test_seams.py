"""Neighbours meet without a seam: the pixels along an edge depend on the kind of land there, and on nothing else."""

import pytest

from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.sheets import TILE
from tests.render.vision import pixels

CORNER = 7
"""Pixels next to a corner, where four tiles meet and two forests may part."""
VISIBLE = 40
"""Difference of a channel, of 255."""
FEW = 0.04
"""Share of an edge's pixels that may differ visibly: where a bank or a trunk ends at a slant."""


def edge_kind(name: str, side: int, rotation: int) -> str:
    return TILES[name].edges["NESW"[(side - rotation // 90) % 4]]


def rim(name: str, side: int, rotation: int) -> list[tuple[int, int, int]]:
    """The outermost pixels of a side, from the west or the north."""
    image, last = sheets.tile(name, rotation, TILE), TILE - 1
    box = ((0, 0, TILE, 1), (last, 0, TILE, TILE), (0, last, TILE, TILE), (0, 0, 1, TILE))[side]
    return pixels(image.crop(box))[CORNER:-CORNER]


def apart(one: list[tuple[int, int, int]], other: list[tuple[int, int, int]]) -> float:
    """Share of the pixels that differ visibly."""
    differing = [max(abs(a - b) for a, b in zip(p, q, strict=True)) > VISIBLE for p, q in zip(one, other, strict=True)]
    return sum(differing) / len(differing)


@pytest.mark.parametrize("kind", ["meadow", "forest", "river"])
@pytest.mark.parametrize("sides", [(0, 2), (1, 3)], ids=["one above the other", "side by side"])
def test_edges_of_one_kind_are_alike(kind: str, sides: tuple[int, int]) -> None:
    rims = {
        (name, side, rotation): rim(name, side, rotation)
        for name in TILES
        for rotation in ROTATIONS
        for side in sides
        if edge_kind(name, side, rotation) == kind
    }
    assert len(rims) > 100
    pattern = next(iter(rims.values()))
    assert {key: share for key, one in rims.items() if (share := apart(pattern, one)) > FEW} == {}


def test_the_measure_finds_edges_that_do_not_fit() -> None:
    meadow, forest, river = (rim(name, 0, 0) for name in ("L51", "L33", "L65"))
    assert apart(meadow, forest) > 0.9
    assert apart(meadow, river) > 0.1
    assert apart(forest, river) > 0.9


def test_a_river_leaves_in_the_middle_of_its_edge() -> None:
    water = [
        colour[2] > 150 and colour[0] < 100 for colour in pixels(sheets.tile("L65", 0, TILE).crop((0, 0, TILE, 1)))
    ]
    inside = [spot for spot, wet in enumerate(water) if wet]
    assert 20 < len(inside) < 40
    assert abs(sum(inside) / len(inside) - (TILE - 1) / 2) < 1


def test_tiles_cover_their_whole_cell() -> None:
    for name in TILES:
        for rotation in ROTATIONS:
            image = sheets.tile(name, rotation, TILE)
            assert (image.mode, image.size) == ("RGB", (TILE, TILE))
