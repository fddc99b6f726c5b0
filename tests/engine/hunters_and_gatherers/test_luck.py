"""What was on the tiles that were drawn."""

import math

from engine.contract import Event, Ply
from engine.hunters_and_gatherers.facts import LAND, TILES
from engine.hunters_and_gatherers.luck import ANIMALS, FISH, GOLD, TIGERS, luck

GOLDEN = next(tile for tile in LAND if any(segment.gold for segment in TILES[tile].segments))
PLAIN = next(tile for tile in LAND if not any(segment.gold for segment in TILES[tile].segments))


def test_gold_is_as_likely_as_it_is_frequent_in_the_pile() -> None:
    golden = sum(any(segment.gold for segment in TILES[tile].segments) for tile in LAND)
    found = {each.code: each for each in luck([ply(0, "drawn", GOLDEN), ply(0, "drawn", PLAIN)])}
    assert (found[GOLD].times, found[GOLD].total) == (2, 1)
    assert math.isclose(found[GOLD].expected, golden / len(LAND) + (golden - 1) / (len(LAND) - 1))
    assert set(found) == {GOLD, FISH, ANIMALS, TIGERS}


def test_the_tile_of_the_deal_counts_once_for_whoever_lays_it() -> None:
    laid, drawn = ply(2, "laid", GOLDEN), ply(0, "drawn", PLAIN)
    both = Ply(2, ("1,0",), (*laid.events, *drawn.events))
    found = {(each.seat, each.code): each for each in luck([both, ply(0, "laid", PLAIN)])}
    assert found[2, GOLD].total == found[2, GOLD].times == 1
    assert found[0, GOLD].times == 1


def test_a_tile_that_fits_nowhere_was_drawn_as_well() -> None:
    found = {each.code: each for each in luck([ply(1, "fits-nowhere", GOLDEN)])}
    assert (found[GOLD].seat, found[GOLD].total) == (1, 1)


def test_every_tile_of_the_pile_can_be_drawn() -> None:
    found = {each.code: each for each in luck([ply(0, "drawn", tile) for tile in LAND])}
    for each in found.values():
        assert each.times == len(LAND)
    # The last tile is no surprise, but on average over all draws it evens out.
    assert found[GOLD].total == sum(any(segment.gold for segment in TILES[tile].segments) for tile in LAND)


def ply(seat: int, code: str, tile: str) -> Ply:
    return Ply(seat, ("-",), (Event(code, {"seat": seat, "kind": "land", "tile": tile}),))
