"""Tiles as parts with links, against the slots of the data file."""

from itertools import pairwise, product

import pytest

from engine.hunters_and_gatherers.facts import SEGMENTS, TILES, Tile
from engine.hunters_and_gatherers.parts import HOLDERS, PARTS, STANDS, ZONES_PER_TILE, facing
from engine.hunters_and_gatherers.rims import BARE, beside, clashes, fits, parts_beside

each_tile = pytest.mark.parametrize("tile", TILES.values(), ids=TILES)


@each_tile
def test_land_segments_are_parts_and_water_is_counted_twice(tile: Tile) -> None:
    land = sorted(segment.id for segment in tile.segments if segment.kind != "lake")
    water = sorted(segment.id for segment in tile.segments if segment.kind in ("river", "lake"))

    assert sorted(name for part in PARTS[tile.id] if part.kind != "water" for name in part.segments) == land
    assert sorted(name for part in PARTS[tile.id] if part.kind == "water" for name in part.segments) == water
    assert len(PARTS[tile.id]) <= ZONES_PER_TILE


@each_tile
def test_a_lake_and_its_rivers_are_one_part_of_water(tile: Tile) -> None:
    for part in PARTS[tile.id]:
        lakes = [name for name in part.segments if SEGMENTS[tile.id][name].kind == "lake"]
        if part.kind == "water" and lakes:
            (lake,) = lakes
            assert set(part.segments) == {lake, *SEGMENTS[tile.id][lake].rivers}
            assert part.fish == SEGMENTS[tile.id][lake].fish


@each_tile
def test_links_are_at_the_slots(tile: Tile) -> None:
    for side, edge in enumerate(tile.edges.values()):
        numbers = STANDS[tile.id][0].links[side]
        owners = [PARTS[tile.id][number].segments for number in numbers]
        slots = [
            next(segment.id for segment in tile.segments if 3 * side + third in segment.slots) for third in range(3)
        ]
        if edge == "river":
            assert [names[0] for names in owners[:3]] == slots
            assert slots[1] in owners[3]
        else:
            assert owners == [(slots[1],)]


@each_tile
def test_every_link_is_counted(tile: Tile) -> None:
    for number, part in enumerate(PARTS[tile.id]):
        assert part.links == sum(links.count(number) for links in STANDS[tile.id][0].links) > 0


@each_tile
def test_a_quarter_turn_brings_the_west_to_the_north(tile: Tile) -> None:
    stands = STANDS[tile.id]
    for before, turned in pairwise(stands):
        assert turned.edges == before.edges[3:] + before.edges[:3]
        assert turned.links == before.links[3:] + before.links[:3]


@each_tile
def test_pieces_stand_on_ground_of_their_own(tile: Tile) -> None:
    members = {name for kind, id_, name in HOLDERS if (kind, id_) == ("member", tile.id)}
    huts = {name for kind, id_, name in HOLDERS if (kind, id_) == ("hut", tile.id)}

    assert members == {segment.id for segment in tile.segments if segment.kind != "lake"}
    assert huts == {segment.id for segment in tile.segments if segment.kind in ("river", "lake")}


def test_what_lies_left_for_one_tile_lies_right_for_its_neighbour() -> None:
    assert facing((5,)) == (5,)
    assert facing((1, 2, 3, 4)) == (3, 2, 1, 4)


@pytest.mark.parametrize("tile", ["S01", "L17", "L30", "L52", "L60"])
def test_a_tile_fits_where_nothing_clashes(tile: str) -> None:
    for around in map("".join, product("fmr.", repeat=4)):
        turns = [str(90 * quarter) for quarter in range(4) if not clashes(STANDS[tile][quarter].edges, around)]
        assert [way.turn for way in fits(tile, around)] == turns


def test_a_cell_holds_the_areas_at_its_links_in_order() -> None:
    rim = beside(beside(beside(BARE, 2, "r", (1, 2, 3, 4)), 0, "f", (5,)), 1, "m", (6,))

    assert (rim.edges, rim.areas) == ("fmr.", (5, 6, 1, 2, 3, 4))
    assert parts_beside("L30", 0, "f..f") == (0, 0)
