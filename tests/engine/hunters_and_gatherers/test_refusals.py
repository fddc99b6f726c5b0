"""One code for each reason, checked in a fixed order, with data that says what stood in the way."""

from typing import Any

import pytest

from engine.chance import Seeded
from engine.contract import Illegal
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State
from tests.engine.hunters_and_gatherers.table import after, at, refused_move

L44 = at(hand="L44")
SPENT = ";".join(f"0hut@{x},0/b" for x in (20, 30))
CASES: list[tuple[str, State, int, tuple[str, ...], dict[str, Any]]] = [
    ("no-such-seat", L44, 2, ("-1,0", "90", "-"), {"seat": 2, "seats": 2}),
    ("no-such-seat", L44, -1, ("-1,0", "90", "-"), {"seat": -1, "seats": 2}),
    ("game-over", after(at(land="-"), "1,0 0 -"), 0, ("gibberish",), {}),
    ("game-over", after(at(land="-"), "1,0 0 -"), 1, ("resign",), {}),
    ("not-your-turn", L44, 1, ("gibberish",), {"awaited": [0]}),
    ("bad-syntax", L44, 0, ("gibberish",), {"move": ["gibberish"]}),
    ("bad-syntax", L44, 0, (), {"move": []}),
    ("bad-syntax", L44, 0, ("-1,0", "90"), {"move": ["-1,0", "90"]}),
    ("bad-syntax", L44, 0, ("-1,0", "90", "-", "-"), {"move": ["-1,0", "90", "-", "-"]}),
    ("bad-syntax", L44, 0, ("-1,0 90", "-"), {"move": ["-1,0 90", "-"]}),
    ("bad-syntax", L44, 0, ("-1,-0", "90", "-"), {"move": ["-1,-0", "90", "-"]}),
    ("bad-syntax", L44, 0, ("-1,0", "45", "-"), {"move": ["-1,0", "45", "-"]}),
    ("occupied", L44, 0, ("0,0", "90", "member:z"), {"x": 0, "y": 0, "tile": "S01"}),
    ("no-neighbour", L44, 0, ("-1,1", "0", "member:z"), {"x": -1, "y": 1}),
    (
        "does-not-fit",
        L44,
        0,
        ("-1,0", "0", "member:z"),
        {
            "x": -1,
            "y": 0,
            "tile": "L44",
            "rotation": 0,
            "clashes": [{"side": "east", "tile": "meadow", "field": "river"}],
        },
    ),
    (
        "no-such-segment",
        L44,
        0,
        ("-1,0", "90", "hut:z"),
        {"tile": "L44", "piece": "hut", "segment": "z", "segments": ["a", "b", "c"]},
    ),
    (
        "wrong-kind",
        at(hand="L44", pieces="1member@0,0/a"),
        0,
        ("-1,0", "90", "hut:c"),
        {"tile": "L44", "piece": "hut", "segment": "c", "ground": "meadow"},
    ),
    (
        "area-occupied",
        at("S01@0,0/0;L44@20,0/0;L15@30,0/0;L10@-2,0/0", "L44", pieces="1hut@0,0/d;0hut@-2,0/d"),
        0,
        ("-1,0", "90", "hut:b"),
        {"tile": "L44", "piece": "hut", "segment": "b", "area": "water", "seats": [0, 1]},
    ),
    (
        "no-piece-left",
        at("S01@0,0/0;L44@20,0/0;L15@30,0/0", "L44", pieces=SPENT),
        0,
        ("-1,0", "90", "hut:b"),
        {"tile": "L44", "piece": "hut", "segment": "b"},
    ),
]


@pytest.mark.parametrize(("code", "state", "seat", "move", "data"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why(code: str, state: State, seat: int, move: tuple[str, ...], data: dict[str, Any]) -> None:
    why = refused_move(state, *move, seat=seat)

    assert (why.code, why.data) == (code, data)


def test_what_is_listed_is_what_is_not_refused() -> None:
    state = after(at("S01@0,0/0;L10@-1,0/0", "L54", pieces="0member@0,0/b;1hut@-1,0/g", land="L40"), "0,1 0 -")
    places = [f"{x},{y}" for x in range(-3, 3) for y in range(-3, 4)]
    pieces = ["-", *(f"{kind}:{letter}" for kind in ("member", "hut") for letter in "abcdefghij")]
    moves = [(place, turn, piece) for place in places for turn in ("0", "90", "180", "270") for piece in pieces]

    assert set(GAME.moves(state, 1)) == {move for move in moves if _playable(state, move)}


def _playable(state: State, move: tuple[str, ...]) -> bool:
    try:
        GAME.play(state, state.active, move, Seeded(b"", 0))
    except Illegal:
        return False
    return True


def test_moves_at_the_farthest_cells_are_played() -> None:
    state = at("L52@99,-99/0", "L51")

    for move in GAME.moves(state, 0):
        assert GAME.parse(state, 0, GAME.format(state, move)) == move
        assert _playable(state, move)


def test_a_tile_that_is_not_told_cannot_be_drawn() -> None:
    assert refused_move(at(hand="L44", land="?3"), "-1,0", "90", "-").code == "unknown-tile"
