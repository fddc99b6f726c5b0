"""P, X, Z: the end-phase, leaving the forest, the forced pass."""

import pytest

from engine.halali.game import HALALI
from tests.engine.halali.table import after, at, board_of, code, legal, legal_from, mover, played

LAST_ONE = "7/7/7/F6/7/7/4Hn1t bl - - -,- 7 -/-"


def test_p1_the_last_turn_up_starts_it_with_the_other_player() -> None:
    state, events = played(at(LAST_ONE), "flip g1")

    assert HALALI.turn(state).phase == "end"
    assert mover(state) == 1
    assert [(event.code, dict(event.data)) for event in events][1:] == [("end-phase", {"first": 1})]


def test_p2_each_player_has_five_turns() -> None:
    state = after(at(LAST_ONE), "flip g1")
    movers = []
    for text in ("e1-e2", "a4-b4", "e2-e3", "b4-b5", "e3-e4", "b5-b6", "e4-e5", "b6-b7", "e5-e6", "b7-c7"):
        movers.append(mover(state))
        assert HALALI.result(state) is None
        state = after(state, text)

    assert movers == [1, 0] * 5
    assert HALALI.turn(state).seats == ()


def test_p3_turns_are_counted_down_by_side() -> None:
    state = after(at(LAST_ONE), "flip g1")
    left = []
    for text in ("e1-e2", "a4-b4", "e2-e3"):
        left.append(state.position.left)
        state = after(state, text)

    assert left == [(5, 5), (5, 4), (4, 4)]
    assert state.position.left == (4, 3)
    assert HALALI.turn(state).prompt.data == {"left": 4, "others": 3}


def test_p3_lock_and_no_return_stay_in_force() -> None:
    assert code(at("7/7/7/3D3/7/7/F4Hn1 bl 5-5 d4 -,- 0 -/-"), "d4-d5") == "locked-bird"
    assert code(at("7/7/7/F6/7/7/5Hn1 bl 5-5 - a4a1,- 0 -/-"), "a4-a1") == "no-return"


def test_x1_own_tiles_leave_in_the_end_phase_and_count_for_their_owner() -> None:
    state, events = played(at("7/7/7/B6/7/7/F5Hn bl 5-5 - -,- 0 -/-"), "a4-off")

    assert board_of(state) == "7/7/7/7/7/7/F5Hn"
    assert HALALI.show(state)["totals"] == {"points": [10, 0], "tiles": [1, 0]}
    assert dict(events[0].data) == {"seat": 0, "from": "a4", "exits": ["w"], "tile": "B", "points": 10}


def test_x1_not_before_the_end_phase() -> None:
    state = at("7/7/7/B6/7/7/6? bl - - -,- 0 -/-")

    assert "a4-off" not in legal(state)
    assert code(state, "a4-off") == "not-end-phase"


def test_x2_the_whole_way_out_must_be_empty() -> None:
    state = at("3T3/7/7/1F4T/F6/3D3/3T3 bl 5-5 - -,- 0 -/-")

    assert [text for text in legal(state) if text.endswith("off")] == ["b4-off"]
    assert code(state, "a3-off") == "no-exit"
    assert code(at("7/7/7/TF4T/F6/7/7 bl 5-5 - -,- 0 -/-"), "b4-off") == "exit-blocked"


def test_x3_sliders_leave_from_afar_and_steppers_from_the_exit_square() -> None:
    assert "d2-off" in legal(at("3T3/7/7/7/7/3F3/6Hn bl 5-5 - -,- 0 -/-"))
    assert code(at("7/7/7/7/7/3B3/6Hn bl 5-5 - -,- 0 -/-"), "d2-off") == "no-exit"
    assert "d1-off" in legal(at("7/7/7/7/7/7/3B2Hn bl 5-5 - -,- 0 -/-"))


@pytest.mark.parametrize("gun", "nesw")
def test_x3_a_hunter_leaves_whatever_his_gun_says(gun: str) -> None:
    assert "a4-off" in legal(at(f"7/7/7/H{gun}6/7/7/F6 br 5-5 - -,- 0 -/-"))


def test_x4_birds_trees_and_tiles_of_the_other_never_leave() -> None:
    state = at("3D3/7/7/F5T/7/7/3Hn3 br 5-5 - -,- 0 -/-")

    assert [text for text in legal(state) if text.endswith("off")] == ["d1-off"]
    assert code(state, "d7-off") == "bird-stays"
    assert code(state, "a4-off") == "not-yours"
    assert code(state, "g4-off") == "tree"


def test_x5_several_exits_are_one_move() -> None:
    state = at("7/7/7/3F3/7/7/T5Hn bl 5-5 - -,- 0 -/-")

    assert legal(state).count("d4-off") == 1
    results = {HALALI.position(after(state, f"d4-off-{exit_}")) for exit_ in "nesw"}
    assert results == {HALALI.position(after(state, "d4-off"))}
    assert played(state, "d4-off")[1][0].data["exits"] == ["n", "e", "s", "w"]


def test_x6_nobody_takes_and_leaves_in_one_move() -> None:
    state = at("3P3/7/7/TT1F2T/7/7/Hn2T3 bl 3-3 - -,- 0 -/-")

    assert code(state, "d4-off") == "exit-blocked"
    assert board_of(after(state, "d4xd7")) == "3F3/7/7/TT4T/7/7/Hn2T3"


def test_z1_who_can_do_nothing_must_pass() -> None:
    state = at("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-")

    assert legal(state) == ["pass"]
    assert HALALI.turn(state).prompt.code == "must-pass"
    assert legal(at("7/7/7/3D3/7/TT5/BT4Hw bl 2-1 d4 -,- 0 -/-")) == ["pass"]


def test_z2_a_pass_counts_and_lifts_lock_and_bar() -> None:
    state, events = played(at("7/7/7/3D3/7/TT5/BT4Hw bl 2-1 d4 a1b1,g1f1 0 -/-"), "pass")

    assert HALALI.position(state) == "7/7/7/3D3/7/TT5/BT4Hw br 1-1 - -,g1f1 0 -/-"
    assert [(event.code, dict(event.data)) for event in events] == [("passed", {"seat": 0})]
    assert "d4-d5" in legal_from(state, "d4")
