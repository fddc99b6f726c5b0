"""8: who scores."""

import pytest

from tests.engine.hunters_and_gatherers.table import after, area, at, codes, data_of, played

MEADOW = "L52@0,0/0;L51@1,0/0;L33@0,-1/180;L57@2,0/0;L28@-1,0/0"


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ((0, 0, 1), (0,)),
        ((0, 1, 2), (0, 1, 2)),
        ((0, 0, 1, 1, 2), (0, 1)),
        ((2, 2, 2, 1, 1), (2,)),
        ((1,), (1,)),
    ],
)
def test_8_1_the_most_members_and_all_who_have_as_many(seats: tuple[int, ...], winners: tuple[int, ...]) -> None:
    spots = ["0,0/a", "1,0/a", "0,-1/b", "2,0/c", "-1,0/a"]
    pieces = ";".join(f"{seat}member@{spot}" for seat, spot in zip(seats, spots, strict=False))

    assert area(at(MEADOW, pieces=pieces, scores="0/0/0"), "0,0/a").winners == winners


def test_8_1_each_gets_the_full_value() -> None:
    state = at("S01@0,0/0;L65@-2,0/90", "L44", pieces="1member@0,0/d;0member@-2,0/b", scores="10/20")

    assert after(state, "-1,0 90 -").scores == (15, 25)


@pytest.mark.parametrize(("huts", "winners"), [("0hut@0,0/e", (0,)), ("0hut@0,0/d;1hut@-1,0/b", (0, 1))])
def test_8_2_the_same_with_huts(huts: str, winners: tuple[int, ...]) -> None:
    state = at("S01@0,0/0;L44@-1,0/90;L65@-2,0/90", pieces=f"{huts};1member@-2,0/a")

    assert area(state, "0,0/e", "water").winners == winners


def test_8_3_several_areas_are_all_scored() -> None:
    tiles = "L34@-1,0/0;L32@-2,0/0;L35@1,0/0;L32@2,0/180"
    state, events = played(at(tiles, "L36", pieces="1member@-1,0/b"), "0,0 0 member:b")

    assert codes(events).count("scored-forest") == 2
    assert state.scores == (6, 6)


def test_8_4_nobody_there_no_points() -> None:
    state, events = played(at("L32@0,0/0", "L33"), "1,0 270 -")

    assert data_of(events, "scored-forest")["winners"] == []
    assert state.scores == (0, 0)
