"""4: placing a piece."""

import pytest

from engine.hunters_and_gatherers.state import Piece
from tests.engine.hunters_and_gatherers.table import after, area, at, code, data_of, pieces_at, played, refusal

ALL_OUT = "L44@20,0/0;L44@30,0/0;L45@20,9/0;L42@30,9/0;L43@40,0/0;L15@40,9/0;L16@50,0/0"
HUNTERS = "0member@20,0/a;0member@30,0/a;0member@20,9/a;0member@30,9/a;0member@40,0/a"
HUTS = "0hut@40,9/b;0hut@50,0/b"


def test_4_1_only_on_the_tile_just_laid() -> None:
    state = after(at(hand="L44"), "-1,0 90 member:b")

    assert state.pieces == (Piece(0, "member", -1, 0, "b"),)
    assert state.supply == ((4, 2), (5, 2))


def test_4_1_only_from_the_own_supply() -> None:
    state = at(f"S01@0,0/0;{ALL_OUT}", "L10", pieces=f"{HUNTERS};{HUTS}")

    assert pieces_at(state, "-1,0 0") == ["-"]
    assert code(state, "-1,0 0 member:a") == "no-piece-left"
    assert code(state, "-1,0 0 hut:b") == "no-piece-left"


@pytest.mark.parametrize(("segment", "role"), [("d", "gatherer"), ("b", "fisher"), ("c", "hunter")])
def test_4_2_what_a_member_becomes(segment: str, role: str) -> None:
    _, events = played(at(hand="L03"), f"-1,0 0 member:{segment}")

    assert data_of(events, "placed") == {
        "seat": 0,
        "piece": "member",
        "role": role,
        "segment": segment,
        "x": -1,
        "y": 0,
    }


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(
    ("piece", "hand", "text", "kind"),
    [
        ("b", "L30", "1,0 0 member:a", "forest"),
        ("d", "L44", "-1,0 90 member:b", "river"),
        ("a", "L30", "0,1 0 member:b", "meadow"),
    ],
)
def test_4_3_not_where_a_member_is(holder: int, piece: str, hand: str, text: str, kind: str) -> None:
    why = refusal(at(hand=hand, pieces=f"{holder}member@0,0/{piece}"), text)

    assert why.code == "area-occupied"
    assert (why.data["area"], why.data["seats"]) == (kind, [holder])


@pytest.mark.parametrize("segment", ["b", "g"])
def test_4_4_a_hut_on_a_river_or_a_lake_claims_the_system(segment: str) -> None:
    state, events = played(at(hand="L10"), f"-1,0 0 hut:{segment}")

    assert area(state, "0,0/d", "water").pieces == (1, 0)
    assert data_of(events, "placed")["role"] == "hut"


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("segment", ["b", "d", "f", "g"])
def test_4_4_not_where_the_system_has_a_hut(holder: int, segment: str) -> None:
    state = at(hand="L10", pieces=f"{holder}hut@0,0/e")

    assert refusal(state, f"-1,0 0 hut:{segment}").data["seats"] == [holder]


def test_4_5_huts_and_members_do_not_hinder_each_other() -> None:
    assert "hut:b" in pieces_at(at(hand="L44", pieces="1member@0,0/d"), "-1,0 90")
    assert "member:b" in pieces_at(at(hand="L44", pieces="1hut@0,0/d"), "-1,0 90")


def test_4_6_no_member_on_a_lake() -> None:
    why = refusal(at(hand="L10"), "-1,0 0 member:g")

    assert (why.code, why.data["ground"]) == ("wrong-kind", "lake")


@pytest.mark.parametrize("segment", ["a", "c", "d"])
def test_4_4_no_hut_on_dry_land(segment: str) -> None:
    assert code(at(hand="L03"), f"-1,0 0 hut:{segment}") == "wrong-kind"


AROUND = "L28@-1,0/180;L28@-1,1/270;L30@0,1/270;L32@1,0/180"
"""L54 at (0,0) touches a forest with its pieces of forest a and c, and with a another one, in the east."""


@pytest.mark.parametrize("segment", ["a", "c"])
def test_4_7_all_connections_that_the_tile_makes_count(segment: str) -> None:
    why = refusal(at(AROUND, "L54", pieces="1member@1,0/b"), f"0,0 0 member:{segment}")

    assert (why.code, why.data["seats"]) == ("area-occupied", [1])
    assert pieces_at(at(AROUND, "L54", pieces="1member@1,0/b"), "0,0 0") == ["-", "member:b"]
    assert f"member:{segment}" in pieces_at(at(AROUND, "L54"), "0,0 0")


def test_4_8_areas_may_grow_together() -> None:
    state = after(at("L32@0,0/0;L32@2,0/180", "L34", pieces="0member@0,0/b;1member@2,0/b", land="L30"), "1,0 0 -")

    assert state.scores == (6, 6)


def test_4_8_systems_with_huts_too() -> None:
    state = after(at("S01@0,0/0;L65@-2,0/90", "L44", pieces="0hut@0,0/e;1hut@-2,0/b"), "-1,0 90 -")

    assert area(state, "-1,0/b", "water").pieces == (1, 1)


def test_4_9_the_piece_is_placed_before_scoring() -> None:
    state = after(at("S01@0,0/0;L32@1,0/180", "L33"), "0,-1 0 member:a")

    assert state.scores == (6, 0)
    assert state.supply == ((5, 2), (5, 2))
