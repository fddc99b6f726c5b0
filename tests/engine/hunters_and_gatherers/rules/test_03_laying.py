"""3: laying a tile."""

import pytest

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from tests.engine.hunters_and_gatherers.table import after, at, code, codes, data_of, legal, played, refusal

LOCKED = "L52@0,0/0"
"""Meadow all round: no tile without a meadow edge fits."""


@pytest.mark.parametrize(("place", "why"), [("0,0", "occupied"), ("1,1", "no-neighbour"), ("3,0", "no-neighbour")])
def test_3_1_only_on_an_empty_cell_with_a_neighbour(place: str, why: str) -> None:
    assert code(at(hand="L52"), f"{place} 0 -") == why


@pytest.mark.parametrize(
    ("text", "side", "tile", "field"),
    [
        ("0,1 180 -", "south", "forest", "meadow"),
        ("1,0 90 -", "west", "meadow", "forest"),
        ("-1,0 0 -", "east", "meadow", "river"),
    ],
)
def test_3_2_edges_must_fit_every_neighbour(text: str, side: str, tile: str, field: str) -> None:
    why = refusal(at(), text)

    assert why.code == "does-not-fit"
    assert why.data["clashes"] == [{"side": side, "tile": tile, "field": field}]


def test_3_2_two_neighbours_count_both() -> None:
    state = at("S01@0,0/0;L30@1,1/180", "L33")

    assert code(state, "1,0 90 -") == "does-not-fit"
    assert [text for text in legal(state) if text.startswith("1,0 ")] == []
    assert {text.split()[1] for text in legal(at(hand="L33")) if text.startswith("1,0 ")} == {"270"}


def test_3_3_laying_is_compulsory() -> None:
    state = at()

    assert all(len(text.split()) == 3 for text in legal(state))
    for text in ("-", "pass", "skip"):
        assert code(state, text) == "bad-syntax"


def test_3_4_a_tile_that_fits_nowhere_is_replaced() -> None:
    state, events = played(at(LOCKED, "L51", land="L14,L33"), "1,0 0 -")

    assert (state.drawn, state.removed) == ("L33", ("L14",))
    assert codes(events) == ["laid", "fits-nowhere", "drawn"]
    assert data_of(events, "fits-nowhere") == {"seat": 1, "kind": "land", "tile": "L14", "left": 1}


def test_3_4_with_no_other_tile_the_game_ends() -> None:
    state, events = played(at(LOCKED, "L51", land="L14"), "1,0 0 -")

    assert codes(events) == ["laid", "fits-nowhere", "game-over"]
    assert GAME.result(state) is not None


def test_3_5_bonus_tiles_obey_the_same_rules_and_may_go_anywhere() -> None:
    state = after(at("S01@0,0/0;L32@1,0/180;L44@-1,0/90", "L33", bonus="B07"), "0,-1 0 -")

    places = {text.split()[0] for text in legal(state)}
    assert places == {"-1,1", "0,1", "1,1", "2,0", "1,-1", "0,-2", "-1,-1"}
    assert code(state, "-2,0 0 -") == "does-not-fit"


CLOSING = "L34@0,0/90;L33@0,-1/0"
"""L33 or L32 in the north completes the forest; after that, meadow lies all round."""


def test_3_6_a_bonus_tile_that_fits_nowhere_is_replaced() -> None:
    state, events = played(at(CLOSING, "L32", bonus="B05,B07"), "0,1 90 -")

    assert (state.drawn, state.drawn_kind, state.removed) == ("B07", "bonus", ("B05",))
    assert codes(events) == ["laid", "scored-forest", "bonus-earned", "fits-nowhere", "drawn"]


def test_3_6_with_no_other_the_bonus_turn_is_lost() -> None:
    state, events = played(at(CLOSING, "L32", bonus="B05"), "0,1 90 -")

    assert (state.active, state.drawn, state.drawn_kind) == (1, "L30", "land")
    assert codes(events) == ["laid", "scored-forest", "bonus-earned", "fits-nowhere", "bonus-lost", "drawn"]
    assert data_of(events, "bonus-lost") == {"seat": 0, "reason": "fits-nowhere"}
