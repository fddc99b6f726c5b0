"""10: meadows and hunters."""

import pytest

from tests.engine.hunters_and_gatherers.table import after, area, at, codes, data_of, played


def test_10_1_forests_rivers_and_lakes_bound_a_meadow() -> None:
    state = at()

    assert area(state, "0,0/a") != area(state, "0,0/c")


def test_10_1_it_runs_round_a_dead_end_lake() -> None:
    state = at("S01@0,0/0;L44@-1,0/90;L65@-2,0/90")

    assert area(state, "0,0/a") == area(state, "0,0/c")


def test_10_2_a_hunter_stays_also_in_a_closed_meadow() -> None:
    tiles = "L16@0,0/0;L15@1,0/90;L18@1,-1/180"
    state, events = played(at(tiles, "L20", pieces="0member@0,0/c"), "0,-1 270 -")

    assert area(state, "0,0/c").complete
    assert codes(events) == ["laid", "scored-river", "drawn"]
    assert state.scores == (0, 0)
    assert len(state.pieces) == 1


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("L52@0,0/0", 2),
        ("L51@0,0/0", 2),
        ("B12@0,0/0", 2),
        ("L52@0,0/0;L29@0,1/0", 0),
        ("L51@0,0/0;L29@0,1/0", 2),
        ("B12@0,0/0;L29@0,1/0", 2),
        ("L52@0,0/0;L29@0,1/0;L55@1,0/90", 0),
        ("L52@0,0/0;L29@0,1/0;B07@0,-1/0", 2),
        ("L52@0,0/0;L29@0,1/0;L33@0,-1/180;L57@1,0/0", 4),
        ("L51@0,0/0;L29@0,1/0;L55@1,0/90;L33@0,-1/180", 2),
    ],
)
def test_10_3_two_points_an_animal_and_tigers_take_deer_only(tiles: str, points: int) -> None:
    assert area(at(tiles), "0,0/a").value["points"] == points


def test_10_4_the_most_hunters_score_at_the_end() -> None:
    tiles, pieces = "L52@0,0/0;L51@1,0/0;L33@0,-1/180", "0member@0,0/a;1member@1,0/a;1member@0,-1/b"
    state, events = played(at(tiles, pieces=pieces, land="-"), "-1,0 0 -")

    assert codes(events) == ["laid", "scored-meadow", "game-over"]
    assert data_of(events, "scored-meadow")["winners"] == [1]
    assert state.scores == (0, 6)
    assert after(at(tiles, land="-"), "-1,0 0 -").scores == (0, 0)
