"""14: made exact for the program."""

import pytest

from engine.chance import Scripted, Seeded
from engine.contract import Illegal, Unreadable
from engine.hunters_and_gatherers.facts import COUNTS
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import Laid
from tests.engine.hunters_and_gatherers.table import after, area, at, codes, legal, pieces_at, played


def test_14_1_y_counts_northward_and_rotations_are_degrees_clockwise() -> None:
    # L33 has its forest in the north: turned by 90 degrees, in the east.
    state = after(at(hand="L33"), "0,-1 0 -")

    assert state.tiles[-1] == Laid("L33", 0, -1, 0)
    assert area(state, "0,-1/a").zones == ((0, 0, "b"), (0, -1, "a"))
    assert {text.split()[1] for text in legal(at(hand="L33")) if text.startswith("1,0 ")} == {"270"}


def test_14_2_each_segment_is_a_choice_of_its_own() -> None:
    # Both forests of L57 belong to the forest of S01 and L28, if it is laid in the corner between them.
    state = at("L28@0,1/270;L28@1,1/0;L30@1,0/0", "L57")

    assert pieces_at(state, "0,0 0") == ["-", "member:a", "member:b", "member:c"]


def test_14_2_each_rotation_that_fits_is_one_too() -> None:
    assert {text.split()[1] for text in legal(at("L52@0,0/0", "L51"))} == {"0", "90", "180", "270"}


def test_14_3_with_no_tile_that_fits_no_move_is_asked_for() -> None:
    state, events = played(at("L52@0,0/0", "L51", land="L14"), "1,0 0 -")
    assert codes(events) == ["laid", "fits-nowhere", "game-over"]
    assert list(GAME.moves(state, state.active)) == []

    state, events = played(at("L34@0,0/90;L33@0,-1/0", "L32", bonus="B05"), "0,1 90 -")
    assert codes(events)[-3:] == ["fits-nowhere", "bonus-lost", "drawn"]
    assert state.active == 1


@pytest.mark.parametrize(("tiles", "points"), [("B03@0,0/0", 0), ("B03@0,0/0;L51@0,1/0;L52@-1,0/0", 2)])
def test_14_4_whoever_hunts_at_the_shrine_scores_alone(tiles: str, points: int) -> None:
    others = ";0member@0,1/a;0member@-1,0/a" if points else ""
    meadow = area(at(tiles, pieces=f"1member@0,0/a{others}"), "0,0/a")

    assert meadow.winners == (1,)
    assert meadow.value["points"] == points


def test_14_5_pieces_stay_after_the_end_and_scores_hold_the_last_scoring() -> None:
    pieces = "0member@0,0/a;0member@0,-9/b;1member@-1,0/b;1hut@0,9/e"
    tiles = "S01@0,0/0;L44@-1,0/90;L30@0,-9/0;L50@0,9/0"
    state = after(at(tiles, pieces=pieces, land="-"), "1,0 0 -")

    assert len(state.pieces) == 4
    assert state.supply == ((3, 2), (4, 1))
    assert state.scores == (4, 1)


def test_14_6_the_first_player_is_an_option() -> None:
    assert GAME.start(5, {"first": 4}, Seeded(b"first", 0)).active == 4
    with pytest.raises(Illegal) as caught:
        GAME.start(4, {"first": 4}, Seeded(b"first", 0))
    assert caught.value.code == "bad-option"
    # Left to chance, and chance is asked for it last, under its own name.
    chance = Seeded(b"first", 0)
    GAME.start(3, {}, chance)
    assert [outcome.name for outcome in chance.outcomes] == ["land", "bonus", "first"]


def test_14_7_the_last_bonus_tile_is_used_like_any_other() -> None:
    state = after(at("S01@0,0/0;L32@1,0/180", "L33", bonus="B07"), "0,-1 0 -")

    assert (state.drawn, state.bonus) == ("B07", ())
    assert after(state, "2,0 0 member:a").pieces[-1].x == 2


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ({"land": []}, "no-land-tiles"),
        ({"land": ["L01"] * (COUNTS["L01"] + 1)}, "too-many"),
        ({"land": ["L01"], "bonus": ["B01", "B01"]}, "too-many"),
        ({"land": ["S01"]}, "strange-tile"),
        ({"land": ["B01"]}, "strange-tile"),
        ({"land": ["L01"], "bonus": ["L01"]}, "strange-tile"),
    ],
)
def test_14_8_a_deal_names_tiles_that_there_are(deal: dict[str, list[str]], code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.script(deal)
    assert caught.value.code == code


def test_14_8_a_deal_may_be_short() -> None:
    state = GAME.start(2, {}, Scripted(GAME.script({"land": ["L30"], "bonus": []}), Seeded(b"short", 0)))

    assert (state.drawn, state.land, state.bonus) == ("L30", (), ())
