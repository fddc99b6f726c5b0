"""T: the turn."""

from engine.halali.game import HALALI
from tests.engine.halali.table import after, at, board_of, code, legal, mover, played


def test_t1_sides_alternate_and_do_one_thing_each() -> None:
    state = at("7/7/7/3F3/7/7/ttt3Hn bl - - -,- 0 -/-")
    movers = []
    for text in ("flip a1", "flip b1", "d4-d5"):
        movers.append(mover(state))
        state = after(state, text)

    assert [*movers, mover(state)] == [0, 1, 0, 1]


def test_t2_any_face_down_tile_is_turned_up_and_stays() -> None:
    state, events = played(at("7/7/7/3F3/7/7/hst5 bl - - -,- 0 -/-"), "flip a1")

    assert board_of(state) == "7/7/7/3F3/7/7/Hst5"
    assert [(event.code, dict(event.data)) for event in events] == [
        ("turned-up", {"seat": 0, "at": "a1", "tile": "Hs"})
    ]
    assert mover(state) == 1


def test_t3_an_owner_may_use_at_once_what_the_other_turned_up() -> None:
    state = after(at("2B4/7/7/7/2hn4/7/6? bl - - -,- 0 -/-"), "flip c3")

    assert "c3xc7" in legal(state)


def test_t4_nobody_passes_who_can_do_something() -> None:
    turning = at("7/7/7/7/7/7/B5? bl - - -,- 0 -/-")
    stalled = at("7/7/7/7/7/7/B5? bl - - -,- 40 -/-")
    end_phase = at("7/7/7/7/7/7/B5Hn bl 5-5 - -,- 0 -/-")

    for state in (turning, stalled, end_phase):
        assert "pass" not in legal(state)
        assert code(state, "pass") == "may-not-pass"
    assert HALALI.turn(turning).prompt.code == "turn-up-or-move"
