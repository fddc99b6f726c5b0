"""M: moving."""

import pytest

from tests.engine.halali.table import after, at, board_of, code, legal, legal_from

BLUE_TO_MOVE = "7/7/7/7/7/7/{} bl - - -,- 0 -/-"
BROWN_TO_MOVE = "7/7/7/7/7/7/{} br - - -,- 0 -/-"


@pytest.mark.parametrize("tile", ["B", "F"])
def test_m1_blue_tiles_are_moved_by_blue_only(tile: str) -> None:
    assert legal_from(at(BLUE_TO_MOVE.format(tile + "5?")), "a1")
    assert code(at(BROWN_TO_MOVE.format(tile + "5?")), "a1-a2") == "not-yours"


@pytest.mark.parametrize("tile", ["L", "Hn"])
def test_m1_brown_tiles_are_moved_by_brown_only(tile: str) -> None:
    assert legal_from(at(BROWN_TO_MOVE.format(tile + "5?")), "a1")
    assert code(at(BLUE_TO_MOVE.format(tile + "5?")), "a1-a2") == "not-yours"


@pytest.mark.parametrize("tile", ["P", "D"])
def test_m1_birds_are_moved_by_both(tile: str) -> None:
    for position in (BLUE_TO_MOVE, BROWN_TO_MOVE):
        assert "a1-a7" in legal(at(position.format(tile + "5?")))


def test_m1_trees_and_face_down_tiles_do_not_move() -> None:
    for position in (BLUE_TO_MOVE, BROWN_TO_MOVE):
        assert legal(at(position.format("T5f"))) == ["flip g1"]
        assert code(at(position.format("T5f")), "a1-a2") == "tree"
        assert code(at(position.format("T5f")), "g1-g2") == "face-down"


def test_m2_moves_are_straight_over_empty_squares() -> None:
    state = at("7/7/7/3F1B1/7/7/6? bl - - -,- 0 -/-")

    assert legal_from(state, "d4") == [
        *("d4-a4", "d4-b4", "d4-c4", "d4-d1", "d4-d2", "d4-d3", "d4-d5", "d4-d6", "d4-d7", "d4-e4"),
    ]
    assert code(state, "d4-e5") == "not-straight"
    assert code(state, "d4-f5") == "not-straight"
    assert code(state, "d4-d4") == "same-square"
    assert code(state, "d4-g4") == "blocked"
    assert code(state, "d4-f4") == "not-prey"


@pytest.mark.parametrize(("position", "tile"), [(BLUE_TO_MOVE, "B"), (BROWN_TO_MOVE, "L")])
def test_m3_bear_and_lumberjack_go_one_square(position: str, tile: str) -> None:
    state = at(position.format(tile + "5?"))

    assert legal_from(state, "a1") == ["a1-a2", "a1-b1"]
    assert code(state, "a1-a3") == "too-far"


@pytest.mark.parametrize(
    ("position", "tile"), [(BLUE_TO_MOVE, "F"), (BROWN_TO_MOVE, "Hn"), (BLUE_TO_MOVE, "P"), (BROWN_TO_MOVE, "D")]
)
def test_m3_the_others_slide(position: str, tile: str) -> None:
    state = at(position.format(tile + "5?"))

    assert legal_from(state, "a1") == [*(f"a1-a{rank}" for rank in range(2, 8)), *(f"a1-{file}1" for file in "bcdef")]


@pytest.mark.parametrize("gun", "nesw")
def test_m4_a_hunter_moves_all_ways_and_does_not_turn(gun: str) -> None:
    state = at(f"7/7/7/3H{gun}3/7/7/6? br - - -,- 0 -/-")

    assert len(legal_from(state, "d4")) == 12
    assert board_of(after(state, "d4-a4")) == f"7/7/7/H{gun}6/7/7/6?"
