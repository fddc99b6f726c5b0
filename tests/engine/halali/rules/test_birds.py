"""N: the lock on birds."""

from tests.engine.halali.table import after, at, code, legal, legal_from

DUCK_FACE_DOWN = "7/7/7/1F1d3/7/7/tt4? bl - - -,- 0 -/-"


def test_n1_a_bird_just_turned_up_is_locked_for_the_other() -> None:
    state = after(at(DUCK_FACE_DOWN), "flip d4")

    assert legal_from(state, "d4") == []
    assert code(state, "d4-d5") == "locked-bird"


def test_n1_a_bird_just_moved_is_locked_and_only_that_one() -> None:
    state = after(at("7/7/7/3D3/7/P6/6? bl - a2 -,- 0 -/-"), "d4-d5")

    assert legal_from(state, "d5") == []
    assert legal_from(state, "a2")
    assert code(state, "d5-d6") == "locked-bird"


def test_n2_a_locked_bird_may_be_taken() -> None:
    state = at("7/7/7/1F1D3/7/7/6? bl - d4 -,- 0 -/-")

    assert "b4xd4" in legal(state)
    assert after(state, "b4xd4").position.lock is None


def test_n3_the_lock_is_for_one_turn_of_one_player() -> None:
    locked = after(at(DUCK_FACE_DOWN), "flip d4")

    toucher_again = after(locked, "flip a1")
    assert "d4-d5" in legal(toucher_again)
    other_later = after(toucher_again, "flip b1")
    assert "d4-d5" in legal(other_later)


def test_n3_the_toucher_may_move_the_bird_straight_back() -> None:
    state = after(at("7/7/7/3D3/7/7/tt4? bl - - -,- 0 -/-"), "d4-d6", "flip a1")

    assert "d6-d4" in legal(state)
    assert code(after(state, "d6-d4"), "d4-d5") == "locked-bird"
