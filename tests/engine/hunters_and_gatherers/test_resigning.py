"""Giving up: the others play on while there are two."""

from engine.chance import Seeded
from engine.contract import RESIGN, Event
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State
from tests.engine.hunters_and_gatherers.games import play_on
from tests.engine.hunters_and_gatherers.table import after, at, code, codes, data_of, refused_move

THREE = at("S01@0,0/0;L32@1,0/180", "L33", pieces="1member@1,0/b", scores="5/6/7", land="L30,L30,L28", bonus="B07")


def _resigned(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    after_it, events = GAME.play(state, seat, RESIGN, Seeded(b"", 0))
    assert GAME.faults(after_it) == []
    return after_it, events


def test_of_two_the_other_has_won_at_once() -> None:
    start = at("S01@0,0/0;L44@-1,0/90", pieces="0hut@-1,0/b", scores="9/1")
    state, events = _resigned(start, 0)

    assert codes(events) == ["resigned", "game-over"]
    assert data_of(events, "game-over") == {"reason": "resign", "scores": [9, 1], "ranking": [[1], [0]]}
    assert (state.ended, state.drawn, state.removed) == (True, None, ("L30",))


def test_of_three_the_others_play_on_with_the_tile_in_hand() -> None:
    state, events = _resigned(THREE, 0)

    assert codes(events) == ["resigned", "handed-on"]
    assert data_of(events, "handed-on") == {"seat": 1, "kind": "land", "tile": "L33"}
    assert (state.active, state.drawn, state.land) == (1, "L33", THREE.land)
    assert GAME.result(state) is None


def test_whoever_is_not_awaited_may_give_up_too() -> None:
    state, events = _resigned(THREE, 2)

    assert codes(events) == ["resigned"]
    assert (state.active, state.drawn) == (0, "L33")
    assert after(state, "0,-1 0 -", "0,1 0 -").active == 1


def test_nobody_waits_for_a_seat_that_gave_up() -> None:
    state, _ = _resigned(THREE, 1)
    state = after(state, "0,-1 0 -", "0,1 0 -")

    assert state.active == 2
    assert list(GAME.moves(state, 1)) == []
    assert refused_move(state, *RESIGN, seat=1).code == "not-your-turn"
    assert code(state, "1,1 0 -", seat=1) == "not-your-turn"


def test_its_members_stay_and_score() -> None:
    state, _ = _resigned(THREE, 1)
    state = after(state, "0,-1 0 -")

    assert state.scores == (5, 12, 7)
    assert state.supply[1] == (5, 2)


def test_a_bonus_tile_in_hand_leaves_the_game() -> None:
    state, events = _resigned(after(THREE, "0,-1 0 -"), 0)

    assert codes(events) == ["resigned", "drawn"]
    assert (state.removed, state.active, state.drawn_kind) == (("B07",), 1, "land")


def test_with_the_last_land_tile_that_ends_the_game() -> None:
    start = at("S01@0,0/0;L32@1,0/180", "L33", pieces="1hut@0,0/e", scores="5/6/7", land="-", bonus="B07")
    state, events = _resigned(after(start, "0,-1 0 -"), 0)

    assert codes(events) == ["resigned", "scored-water", "game-over"]
    assert data_of(events, "game-over")["ranking"] == [[1, 2], [0]]
    assert state.scores == (5, 7, 7)


def test_who_gave_up_first_comes_last() -> None:
    state = GAME.start(4, {"first": 0}, Seeded(b"resigning", 0))
    for seat in (2, 0):
        state, _ = _resigned(state, seat)
    result = GAME.result(play_on(state, 1)[-1].after)

    assert result is not None
    assert result.reason == "tiles"
    assert result.ranking[-2:] == ((0,), (2,))
    assert {seat for place in result.ranking[:-2] for seat in place} == {1, 3}


def test_the_last_one_left_has_won() -> None:
    state = THREE
    for seat in (0, 2):
        state, events = _resigned(state, seat)

    assert data_of(events, "game-over")["ranking"] == [[1], [2], [0]]
    assert refused_move(state, *RESIGN, seat=1).code == "game-over"
