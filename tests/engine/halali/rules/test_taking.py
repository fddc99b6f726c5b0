"""C: taking."""

import pytest

from engine.halali.game import HALALI
from tests.engine.halali.table import after, at, board_of, code, legal, played

PREY = {"B": "HL", "F": "PD", "L": "T", "Hn": "BFPD", "P": "", "D": ""}
TARGETS = {"B": "B", "F": "F", "L": "L", "H": "Hn", "P": "P", "D": "D", "T": "T"}


@pytest.mark.parametrize("taker", PREY)
@pytest.mark.parametrize("target", TARGETS)
def test_c1_who_takes_what(taker: str, target: str) -> None:
    side = "br" if taker in ("L", "Hn") else "bl"
    state = at(f"7/7/{TARGETS[target]}6/{taker}6/7/7/6? {side} - - -,- 0 -/-")

    if target in PREY[taker]:
        assert "a4xa5" in legal(state)
    else:
        assert "a4xa5" not in legal(state)
        assert code(state, "a4xa5") == "not-prey"


def test_c2_the_taker_stands_where_the_prey_stood() -> None:
    state, events = played(at("7/7/D6/7/7/F6/6? bl - - -,- 0 -/-"), "a2xa5")

    assert board_of(state) == "7/7/F6/7/7/7/6?"
    assert dict(events[0].data) == {"seat": 0, "from": "a2", "to": "a5", "tile": "F", "prey": "D", "points": 2}


def test_c2_the_way_obeys_the_rules_of_moving() -> None:
    assert code(at("7/7/D6/7/T6/F6/6? bl - - -,- 0 -/-"), "a2xa5") == "blocked"
    assert code(at("7/7/L6/7/B6/7/6? bl - - -,- 0 -/-"), "a3xa5") == "too-far"
    assert code(at("7/7/1D5/7/F6/7/6? bl - - -,- 0 -/-"), "a3xb5") == "not-straight"


@pytest.mark.parametrize(("gun", "prey"), [("n", "d4xd7"), ("e", "d4xg4"), ("s", "d4xd1"), ("w", "d4xa4")])
def test_c3_a_hunter_shoots_along_his_gun_only(gun: str, prey: str) -> None:
    state = at(f"3F3/7/7/F2H{gun}2D/7/7/?2P3 br - - -,- 0 -/-")

    assert [text for text in legal(state) if "x" in text] == [prey]
    for other in {"d4xd7", "d4xg4", "d4xd1", "d4xa4"} - {prey}:
        assert code(state, other) == "gun-direction"


@pytest.mark.parametrize("blocker", ["T", "L", "?", "f", "Hs"])
def test_c4_the_first_tile_blocks(blocker: str) -> None:
    state = at(f"3B3/7/3{blocker}3/3Hn3/7/7/6? br - - -,- 0 -/-")

    assert "d4xd7" not in legal(state)
    assert code(state, "d4xd7") == "blocked"


def test_c4_even_prey_protects_what_stands_behind_it() -> None:
    state = at("3B3/7/3D3/3Hn3/7/7/6? br - - -,- 0 -/-")

    assert "d4xd5" in legal(state)
    assert code(state, "d4xd7") == "blocked"


def test_c4_a_face_down_tile_cannot_be_taken() -> None:
    assert code(at("7/7/d6/7/F6/7/6? bl - - -,- 0 -/-"), "a3xa5") == "blocked"


def test_c5_nobody_is_obliged_to_take() -> None:
    state = at("7/7/7/7/FD5/7/6? bl - - -,- 0 -/-")

    assert {"a3xb3", "a3-a7", "flip g1"} <= set(legal(state))


def test_c6_prey_goes_to_the_pile_of_the_taker() -> None:
    state = at("7/7/HnF5/BD5/7/7/6? bl - - -,- 0 -/-")

    state = after(state, "a4xa5")

    assert HALALI.position(state).split(" ")[6] == "H/-"
    assert HALALI.show(state)["totals"] == {"points": [5, 0], "tiles": [1, 0]}


def test_c6_enemy_and_neutral_tiles_count_alike() -> None:
    state = after(at("7/7/7/7/FD5/7/tt3LT bl - - -,- 0 -/-"), "a3xb3", "f1xg1")

    assert HALALI.position(state).split(" ")[6] == "D/T"
    assert HALALI.show(state)["totals"] == {"points": [2, 2], "tiles": [1, 1]}
