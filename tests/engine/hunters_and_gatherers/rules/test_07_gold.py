"""7: gold, bonus tiles and the effects printed on them."""

import pytest

from engine.hunters_and_gatherers.facts import TILES
from tests.engine.hunters_and_gatherers.table import after, area, at, code, codes, data_of, legal, played

CLOSING = "S01@0,0/0;L32@1,0/180"
"""L33 in the south completes a forest with gold."""


def test_7_1_whoever_lays_the_tile_earns_the_bonus_tile() -> None:
    state, events = played(at(CLOSING, "L33", pieces="0member@1,0/b", seat=1, bonus="B07"), "0,-1 0 -")

    assert state.scores == (6, 0)
    assert data_of(events, "bonus-earned") == {"seat": 1}
    assert (state.active, state.drawn) == (1, "B07")


def test_7_1_also_if_nobody_is_there() -> None:
    assert after(at(CLOSING, "L33", bonus="B07"), "0,-1 0 -").drawn == "B07"


def test_7_2_one_tile_for_many_nuggets_and_forests() -> None:
    state, events = played(at("L34@-1,0/0;L32@-2,0/0;L35@1,0/0;L32@2,0/180", "L36", bonus="B07,B01"), "0,0 0 -")

    assert codes(events) == ["laid", "scored-forest", "scored-forest", "bonus-earned", "drawn"]
    assert state.bonus == ("B01",)


def test_7_3_members_are_home_before_the_bonus_tile_is_drawn() -> None:
    state, events = played(at(CLOSING, "L33", pieces="0member@1,0/b", bonus="B07"), "0,-1 0 -")

    assert codes(events) == ["laid", "scored-forest", "went-home", "bonus-earned", "drawn"]
    assert after(state, "2,0 0 member:a").supply[0] == (4, 2)


def test_7_4_it_is_laid_at_once_with_a_piece_and_scored() -> None:
    state = after(at(f"{CLOSING};L58@0,-3/180", "L33", bonus="B01"), "0,-1 0 -")
    bonus_turn, events = played(state, "0,-2 0 member:d")

    assert codes(events) == ["laid", "placed", "scored-river", "went-home", "drawn"]
    assert bonus_turn.scores == (2, 0)


@pytest.mark.parametrize("bonus", ["B07", "-"])
def test_7_5_a_bonus_tile_earns_no_other_one(bonus: str) -> None:
    state, events = played(at("L32@1,0/180;L33@0,-1/0", "B03", bonus=bonus), "0,0 0 -")

    assert data_of(events, "bonus-lost") == {"seat": 0, "reason": "bonus-turn"}
    assert (state.active, state.drawn_kind) == (1, "land")


def test_7_6_a_forest_without_gold_earns_nothing() -> None:
    assert codes(played(at("L32@0,0/0", "L33", bonus="B07"), "1,0 270 -")[1]) == ["laid", "scored-forest", "drawn"]


def test_7_7_an_empty_pile_gives_no_bonus_turn() -> None:
    state, events = played(at(CLOSING, "L33"), "0,-1 0 -")

    assert data_of(events, "bonus-lost") == {"seat": 0, "reason": "pile-empty"}
    assert state.active == 1


def test_7_8_the_last_land_tile_may_earn_a_bonus_turn() -> None:
    state, events = played(at(CLOSING, "L33", land="-", bonus="B07"), "0,-1 0 -")
    assert (codes(events)[-1], state.ended) == ("drawn", False)

    state, events = played(state, "2,0 0 -")
    assert (codes(events)[-1], state.ended) == ("game-over", True)


def test_7_9_forests_on_bonus_tiles_count() -> None:
    state, events = played(at("B03@0,0/0;L32@1,0/180", "L33", bonus="B07"), "0,-1 0 -")

    assert data_of(events, "scored-forest")["points"] == 6
    assert state.drawn == "B07"


def test_7_10_no_tile_can_join_the_forest_just_completed() -> None:
    state = after(at(CLOSING, "L33", bonus="B09"), "0,-1 0 -")

    for text in legal(state):
        assert area(after(state, text), "0,0/b").zones == ((0, 0, "b"), (1, 0, "b"), (0, -1, "a"))


def test_7_10_a_free_forest_that_the_bonus_tile_completes_scores_at_once() -> None:
    # L31 and L36 wait for a tile with forest in the east and south.
    state = after(at(f"{CLOSING};L31@10,0/0;L36@9,-1/90", "L33", bonus="B09"), "0,-1 0 -", "9,0 0 member:b")

    assert state.scores == (8, 0)
    assert state.supply[0] == (5, 2)


def test_7_shrine_a_hunter_on_its_meadow_scores_alone() -> None:
    tiles = "L52@0,0/0;L51@1,0/0;B03@-1,0/90"
    pieces = "1member@-1,0/a;0member@0,0/a;0member@1,0/a"

    assert area(at(tiles, pieces=pieces), "0,0/a").winners == (1,)
    assert area(at(tiles, pieces="0member@0,0/a;0member@1,0/a"), "0,0/a").winners == (0,)


def test_7_shrine_a_hunter_may_be_placed_there_only_if_the_meadow_is_free() -> None:
    assert "-1,0 90 member:a" in legal(at("L52@0,0/0", "B03"))
    assert code(at("L52@0,0/0", "B03", pieces="1member@0,0/a"), "-1,0 90 member:a") == "area-occupied"


def test_7_wildfire_all_tigers_are_gone() -> None:
    meadow = area(at("L52@0,0/0;L29@0,1/0;B07@0,-1/0"), "0,0/a").value

    assert meadow == {
        "mammoth": 0,
        "aurochs": 0,
        "deer": 1,
        "tiger": 2,
        "fire": True,
        "hunted": 0,
        "per_animal": 2,
        "points": 2,
    }


def test_7_aurochs_count_two_and_no_tiger_takes_them() -> None:
    assert area(at("B12@0,0/0;L29@0,1/0"), "0,0/a").value["points"] == 2


def test_7_mushrooms_add_two_a_patch() -> None:
    forest = area(at("B09@0,0/0;B01@1,0/0"), "0,0/b").value

    assert forest["points"] == 2 * forest["per_tile"] + 2 * forest["per_mushroom"]


def test_7_shrine_and_fire_are_on_one_tile_each() -> None:
    marked = {
        mark: [tile.id for tile in TILES.values() for segment in tile.segments if getattr(segment, mark)]
        for mark in ("shrine", "fire")
    }

    assert marked == {"shrine": ["B03"], "fire": ["B07"]}
