"""6: forests."""

import pytest

from engine.hunters_and_gatherers import values
from tests.engine.hunters_and_gatherers.table import after, area, at, codes, data_of, played

RING = "L28@0,0/270;L28@1,0/0;L30@1,-1/0"
"""Three corners of a ring round the point between four cells; the fourth closes it."""


def test_6_1_complete_without_an_open_edge() -> None:
    state = at("S01@0,0/0;L32@1,0/180", "L33")

    assert area(state, "0,0/b").open == 1
    assert area(after(state, "0,-1 0 -"), "0,0/b").complete


def test_6_1_not_complete_with_a_gap_inside() -> None:
    state = at(RING, "L30")
    gap = area(state, "0,0/b")

    assert (gap.open, gap.complete) == (2, False)
    assert area(after(state, "0,-1 90 -"), "0,0/b").complete


def test_6_2_two_points_for_a_tile_and_for_mushrooms() -> None:
    state, events = played(at("B09@0,0/0;B01@1,0/0;L32@2,0/180", "L33"), "0,-1 0 member:a")

    assert state.scores == (12, 0)
    assert data_of(events, "scored-forest") == {
        "tiles": 4,
        "per_tile": 2,
        "mushrooms": 2,
        "per_mushroom": 2,
        "gold": 0,
        "points": 12,
        "members": [1, 0],
        "winners": [0],
        "cells": [[0, 0], [1, 0], [2, 0], [0, -1]],
    }


@pytest.mark.parametrize(("segments", "points"), [(False, 8), (True, 10)])
def test_6_2_whether_tiles_or_segments_count_is_one_constant(
    segments: bool, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert values.FOREST_COUNTS_SEGMENTS is False
    monkeypatch.setattr(values, "FOREST_COUNTS_SEGMENTS", segments)
    state = at("L57@0,0/0;L28@0,1/270;L28@1,1/0;L30@1,0/0")

    assert area(state, "0,0/a").value["points"] == points


def test_6_3_two_end_pieces_give_4() -> None:
    assert after(at("L32@0,0/0", "L33"), "1,0 270 member:a").scores == (4, 0)


def test_6_4_gold_gives_no_points() -> None:
    forest = area(at("S01@0,0/0;L32@1,0/180;L33@0,-1/0"), "0,0/b").value

    assert (forest["gold"], forest["points"]) == (1, 3 * forest["per_tile"])


def test_6_5_the_most_gatherers_score_and_all_go_home() -> None:
    tiles = "L32@0,0/0;L34@1,0/0;L35@2,0/0;L34@3,0/0"
    state, events = played(
        at(tiles, "L32", pieces="0member@0,0/b;0member@1,0/b;1member@2,0/b", land="L30"), "4,0 180 -"
    )

    assert state.scores == (10, 0)
    assert data_of(events, "went-home")["members"] == [2, 1]
    assert state.supply == ((5, 2), (5, 2))


def test_6_6_an_incomplete_forest_scores_nothing_at_the_end() -> None:
    state, events = played(at(hand="L44", pieces="0member@0,0/b", land="-"), "-1,0 90 -")

    assert codes(events) == ["laid", "game-over"]
    assert state.scores == (0, 0)
