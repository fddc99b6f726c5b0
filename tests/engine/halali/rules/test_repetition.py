"""R, Q: no going straight back, no stalling."""

import pytest

from engine.halali.game import HALALI
from engine.halali.state import State
from tests.engine.halali.table import after, at, code, legal, legal_from


def _fox_moved() -> State:
    # Blue's fox has gone a1-a4, and brown has turned something up.
    return after(at("7/7/7/7/7/7/F2tttt bl - - -,- 0 -/-"), "a1-a4", "flip d1")


def test_r1_no_straight_return_on_the_next_own_turn() -> None:
    state = _fox_moved()

    assert code(state, "a4-a1") == "no-return"
    assert {"a4-a2", "a4-a3", "a4-a5", "a4-d4"} <= set(legal_from(state, "a4"))
    assert "a4-a1" not in legal(state)


def test_r1_squares_beyond_are_free() -> None:
    state = after(at("7/7/7/7/F6/7/3tttt bl - - -,- 0 -/-"), "a3-a5", "flip d1")

    assert {"a5-a4", "a5-a2", "a5-a1"} <= set(legal(state))
    assert "a5-a3" not in legal(state)


def test_r1_birds_and_other_tiles_are_not_barred() -> None:
    assert "b4-b1" in legal(at("7/7/7/FF5/7/7/2?4 bl - - a4a1,- 0 -/-"))
    assert "a4-a1" in legal(after(at("7/7/7/7/7/7/D2tttt bl - - -,- 0 -/-"), "a1-a4", "flip d1"))


def test_r1_can_be_switched_off() -> None:
    state = at("7/7/7/F6/7/7/6? bl - - a4a1,- 0 -/-", no_return=False)

    assert "a4-a1" in legal(state)
    assert state.position.bars == (None, None)
    assert after(state, "a4-a3").position.bars == (None, None)


def test_r2_the_bar_covers_landing_by_a_capture() -> None:
    state = after(at("7/7/7/7/4F2/7/P2D1tt br - - e3e1,- 0 -/-"), "d1-e1")

    assert code(state, "e3xe1") == "no-return"


def test_r2_the_bar_holds_after_a_capture_too() -> None:
    state = after(at("7/7/7/D6/7/7/F2tttt bl - - -,- 0 -/-"), "a1xa4", "flip d1")

    assert code(state, "a4-a1") == "no-return"


def test_r3_it_lasts_one_own_turn() -> None:
    state = _fox_moved()

    assert "a4-a1" in legal(after(state, "flip e1", "flip f1"))
    assert "a3-a1" in legal(after(state, "a4-a3", "flip e1"))
    assert code(after(state, "a4-a3", "flip e1"), "a3-a4") == "no-return"


def test_r3_it_goes_with_the_tile() -> None:
    state = after(at("7/7/7/F5Hw/7/7/4?2 br - - a4a1,- 0 -/-"), "g4xa4")

    assert HALALI.position(state).split(" ")[4] == "-,a4g4"


def test_q1_at_the_limit_one_must_turn_up_or_take() -> None:
    state = at("7/7/7/3D3/7/3F3/2B3? bl - - -,- 40 -/-")

    assert legal(state) == ["flip g1", "d2xd4"]
    assert code(state, "d2-d3") == "stalled"
    assert HALALI.turn(state).prompt.code == "turn-up-or-take"


@pytest.mark.parametrize(("text", "stall"), [("flip g1", 0), ("d2xd4", 0), ("d2-d3", 8), ("d4-e4", 8)])
def test_q1_turn_ups_and_captures_restart_the_count(text: str, stall: int) -> None:
    assert after(at("7/7/7/3D3/7/3F3/2B2tt bl - - -,- 7 -/-"), text).position.stall == stall


def test_q1_the_limit_is_an_option_and_0_is_off() -> None:
    position = "7/7/7/3D3/7/3F3/2B3? bl - - -,- {} -/-"

    assert "d2-d3" not in legal(at(position.format(20), stall_limit=20))
    assert "d2-d3" in legal(at(position.format(19), stall_limit=20))
    assert "d2-d3" in legal(at(position.format(900), stall_limit=0))
    assert after(at(position.format(900), stall_limit=0), "d2-d3").position.stall == 901


def test_q1_the_end_phase_does_not_count() -> None:
    assert after(at("7/7/7/3D3/7/3F3/2B3Hn bl 5-5 - -,- 0 -/-"), "d2-d3").position.stall == 0
