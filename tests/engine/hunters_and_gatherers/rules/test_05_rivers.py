"""5: rivers."""

from tests.engine.hunters_and_gatherers.table import after, area, at, codes, data_of, played

TO_THE_LAKE = "S01@0,0/0;L44@-1,0/90"
"""A river that begins in a lake and is open in the west."""


def test_5_1_a_lake_ends_a_river() -> None:
    state = at("L10@0,0/0;L44@0,1/0;L44@1,0/90")

    assert area(state, "0,0/b").zones == ((0, 0, "b"), (0, 1, "b"))
    assert area(state, "0,0/d").zones == ((0, 0, "d"), (1, 0, "b"))


def test_5_1_a_spring_ends_a_river() -> None:
    assert area(at("L58@0,0/0;L14@0,-1/0"), "0,0/c").complete


def test_5_2_complete_when_both_ends_are_closed() -> None:
    state = at(TO_THE_LAKE, "L65")

    assert not area(state, "0,0/d").complete
    assert area(after(state, "-2,0 90 -"), "0,0/d").complete


def test_5_2_complete_as_a_ring() -> None:
    state = after(at("L16@0,0/0;L15@1,0/90;L18@1,-1/180", "L20"), "0,-1 270 -")

    assert area(state, "0,0/b").complete


def test_5_3_tiles_and_fish_at_the_ends_count() -> None:
    state, events = played(at(TO_THE_LAKE, "L65", pieces="1member@-1,0/b"), "-2,0 90 -")

    assert state.scores == (0, 5)
    assert data_of(events, "scored-river") == {
        "tiles": 3,
        "fish": 2,
        "points": 5,
        "members": [0, 1],
        "winners": [1],
        "cells": [[0, 0], [-1, 0], [-2, 0]],
    }


def test_5_4_a_tile_that_is_touched_twice_counts_once() -> None:
    river = area(at("L17@0,0/0;L65@0,1/180;L15@1,0/90;L15@1,-1/180;L16@0,-1/270;L50@-1,0/90"), "0,0/b")

    assert (len(river.zones), river.value["tiles"]) == (7, 6)


def test_5_5_the_same_lake_at_both_ends_counts_once() -> None:
    assert area(at("L10@0,0/0;L16@0,1/0;L15@1,1/90;L15@1,0/180"), "0,0/b").value["fish"] == 2


def test_5_5_a_ring_has_no_fish() -> None:
    assert area(at("L16@0,0/0;L15@1,0/90;L18@1,-1/180;L20@0,-1/270"), "0,0/b").value == {
        "tiles": 4,
        "fish": 0,
        "points": 4,
    }


def test_5_6_a_lake_gives_its_fish_to_each_of_its_rivers() -> None:
    state, first = played(at("S01@0,0/0", "L10", land="L65"), "-1,0 0 member:d")
    state, second = played(state, "-1,1 180 member:b")

    assert data_of(first, "scored-river")["fish"] == 1 + 2
    assert data_of(second, "scored-river")["fish"] == 2 + 1
    assert state.scores == (5, 5)


def test_5_7_the_most_fishers_score_and_all_go_home_but_huts() -> None:
    tiles, pieces = "S01@0,0/0;L44@-1,0/90;L65@-3,0/90", "0member@0,0/d;1hut@-1,0/b;1member@-3,0/b"
    state, events = played(at(tiles, "L44", pieces=pieces), "-2,0 90 -")

    assert state.scores == (6, 6)
    assert data_of(events, "went-home")["members"] == [1, 1]
    assert [piece.kind for piece in state.pieces] == ["hut"]
    assert state.supply == ((5, 2), (5, 1))


def test_5_8_nobody_scores_a_river_without_fishers_and_it_stays_complete() -> None:
    state, events = played(at(TO_THE_LAKE, "L65"), "-2,0 90 -")

    assert codes(events) == ["laid", "scored-river", "drawn"]
    assert data_of(events, "scored-river")["winners"] == []
    assert state.scores == (0, 0)
    assert area(state, "0,0/d").complete
    assert area(state, "0,0/d", "water").value["points"] == 2


def test_5_9_an_incomplete_river_scores_nothing_at_the_end() -> None:
    state, events = played(at(TO_THE_LAKE, "L30", pieces="0member@-1,0/b", land="-"), "1,0 0 -")

    assert codes(events) == ["laid", "game-over"]
    assert state.scores == (0, 0)
