"""9: water systems and huts."""

import pytest

from tests.engine.hunters_and_gatherers.table import after, area, at, data_of, played


def test_9_1_lakes_join_rivers_to_one_system() -> None:
    state = at("S01@0,0/0;L10@-1,0/0;L65@-1,1/180;B11@-1,-1/0")

    assert area(state, "0,0/d", "water") == area(state, "-1,-1/f", "water")
    assert area(state, "0,0/d", "river") != area(state, "-1,0/b", "river")


def test_9_1_a_spring_is_an_end() -> None:
    assert area(at("L58@0,0/0;L14@0,-1/0"), "0,0/c", "water").complete


def test_9_2_a_hut_stays() -> None:
    state = after(at("S01@0,0/0;L44@-1,0/90", "L65", pieces="1hut@-1,0/b", land="-"), "-2,0 90 -")

    assert state.ended
    assert [piece.kind for piece in state.pieces] == ["hut"]
    assert state.supply == ((5, 2), (5, 1))


@pytest.mark.parametrize(("tiles", "points"), [("S01@0,0/0;L44@-1,0/90", 1), ("S01@0,0/0;L44@-1,0/90;L65@-2,0/90", 2)])
def test_9_3_a_point_for_each_fish_at_the_end_complete_or_not(tiles: str, points: int) -> None:
    state, events = played(at(tiles, pieces="1hut@-1,0/b", land="-"), "1,0 0 -")

    assert state.scores == (0, points)
    assert data_of(events, "scored-water")["fish"] == points


def test_9_3_each_lake_counts_once() -> None:
    ring = at("L10@0,0/0;L16@0,1/0;L15@1,1/90;L15@1,0/180")

    assert area(ring, "0,0/g", "water").value == {"lakes": 1, "fish": 2, "points": 2}


@pytest.mark.parametrize(
    ("tile", "one", "other"), [("L17", "b", "d"), ("L59", "b", "d"), ("L60", "b", "f"), ("B05", "b", "e")]
)
def test_9_4_waters_that_do_not_meet_are_two_systems(tile: str, one: str, other: str) -> None:
    state = at(f"{tile}@0,0/0", "L44")

    assert area(state, f"0,0/{one}", "water") != area(state, f"0,0/{other}", "water")


def test_9_4_unless_they_are_linked_elsewhere() -> None:
    state = at("L17@0,0/0;L15@1,0/90;L15@1,-1/180;L16@0,-1/270")

    assert area(state, "0,0/b", "water") == area(state, "0,0/d", "water")


def test_9_5_a_system_without_a_hut_scores_nothing() -> None:
    state, events = played(at("S01@0,0/0;L44@-1,0/90", pieces="1member@-1,0/b", land="-"), "1,0 0 -")

    assert state.scores == (0, 0)
    assert [event.code for event in events] == ["laid", "game-over"]
