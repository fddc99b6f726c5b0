"""What a tile's picture shows is what the tile file says: which land lies where, what is parted and what is joined."""

from collections import Counter

import pytest

from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.places import ROTATIONS
from render.art.hunters_and_gatherers.terrain import terrain
from render.art.hunters_and_gatherers.zones import NOTHING, SIDE, covered, rim_of_meadows, zones
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.sheets import TILE, ZONES
from tests.render.vision import difference, lab

SMALLEST = 0.008
"""Share of a tile that the smallest segment covers: still to be seen."""
Pixel = tuple[int, int]


def flood(start: Pixel, open_to: set[Pixel]) -> set[Pixel]:
    """All pixels that a meadow reaches from there."""
    reached, front = {start}, [start]
    while front:
        x, y = front.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if near in open_to and near not in reached:
                reached.add(near)
                front.append(near)
    return reached


@pytest.mark.parametrize("name", TILES)
def test_meadows_are_parted_and_joined_as_the_file_says(name: str) -> None:
    tile = TILES[name]
    land = covered(tile, terrain(tile)).load()
    assert land is not None
    bare = {(x, y) for x in range(SIDE) for y in range(SIDE) if land[x, y] == NOTHING}
    by_segment: dict[str, list[Pixel]] = {}
    for spot, segment in rim_of_meadows(tile):
        assert spot in bare, f"{segment} is covered at the rim"
        by_segment.setdefault(segment, []).append(spot)
    reached = {segment: flood(spots[0], bare) for segment, spots in by_segment.items()}
    for segment, spots in by_segment.items():
        assert set(spots) <= reached[segment], f"{segment} is parted"
        others = {spot for other, theirs in by_segment.items() if other != segment for spot in theirs}
        assert not others & reached[segment], f"{segment} is joined with another"


@pytest.mark.parametrize("name", TILES)
def test_every_segment_can_be_seen(name: str) -> None:
    shares = Counter(zones(TILES[name]).tobytes())
    assert set(shares) == set(range(len(TILES[name].segments)))
    assert min(shares.values()) / SIDE**2 > SMALLEST


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_masks_turn_with_the_tile_and_share_it_out(rotation: int) -> None:
    for name, tile in TILES.items():
        masks = [sheets.zone(name, rotation, frozenset(segment.id), ZONES) for segment in tile.segments]
        covering = [sum(column) for column in zip(*(mask.tobytes() for mask in masks), strict=True)]
        assert set(covering) == {255}
        for segment, mask in zip(tile.segments, masks, strict=True):
            for slot in segment.slots:
                assert mask.getpixel(in_slot((slot + rotation // 30) % 12)) == 255, (name, segment.id, slot)


def in_slot(slot: int) -> Pixel:
    """A point of the stored masks inside a third of the rim."""
    side, third = divmod(slot, 3)
    along, last = round(ZONES * (0.25, 0.5, 0.75)[third]), ZONES - 1
    return ((along, 0), (last, along), (last - along, last), (0, last - along))[side]


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_a_piece_stands_on_its_own_segment(rotation: int) -> None:
    for name, tile in TILES.items():
        for segment in tile.segments:
            x, y = sheets.standing(name, rotation, segment.id)
            mask = sheets.zone(name, rotation, frozenset(segment.id), ZONES)
            assert mask.getpixel((int(x * ZONES), int(y * ZONES))) == 255, (name, segment.id)


COLOURS = {"meadow": (166, 200, 104), "river": (44, 116, 184)}


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_the_stored_tile_shows_that_land_at_its_rim(rotation: int) -> None:
    for name, tile in TILES.items():
        image = sheets.tile(name, rotation, TILE)
        for segment in tile.segments:
            for slot in segment.slots:
                x, y = (round(value * TILE / ZONES) for value in in_slot((slot + rotation // 30) % 12))
                colour = image.getpixel((min(TILE - 1, x), min(TILE - 1, y)))
                assert isinstance(colour, tuple)
                seen = lab((int(colour[0]), int(colour[1]), int(colour[2])))
                if segment.kind in COLOURS:
                    assert difference(seen, lab(COLOURS[segment.kind])) < 8, (name, segment.id, slot)
                else:
                    assert seen[0] < 58, (name, segment.id, slot)
