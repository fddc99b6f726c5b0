"""11: the end of the game."""

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from tests.engine.hunters_and_gatherers.table import after, at, codes, data_of, played


def test_11_1_the_game_ends_with_the_turn_of_the_last_land_tile() -> None:
    state, events = played(at(land="-", bonus="B07"), "1,0 0 -")

    assert codes(events) == ["laid", "game-over"]
    assert (state.ended, state.drawn, state.bonus) == (True, None, ("B07",))
    assert GAME.turn(state).seats == ()


def test_11_1_a_bonus_turn_included() -> None:
    state = after(at("S01@0,0/0;L32@1,0/180", "L33", land="-", bonus="B07"), "0,-1 0 -")

    assert not state.ended
    assert after(state, "2,0 0 -").ended


def test_11_2_members_in_incomplete_forests_and_rivers_score_nothing() -> None:
    state = after(at("S01@0,0/0;L44@-1,0/90", pieces="0member@0,0/b;1member@-1,0/b", land="-"), "1,0 0 -")

    assert state.scores == (0, 0)


def test_11_3_water_systems_and_meadows_are_scored() -> None:
    state, events = played(at("S01@0,0/0;L44@-1,0/90", pieces="0member@0,0/a;1hut@-1,0/b", land="-"), "1,0 0 -")

    assert codes(events) == ["laid", "scored-water", "scored-meadow", "game-over"]
    assert state.scores == (4, 1)


def test_11_4_most_points_win() -> None:
    state, events = played(at(scores="3/9/5", land="-"), "1,0 0 -")

    assert data_of(events, "game-over") == {"reason": "tiles", "scores": [3, 9, 5], "ranking": [[1], [2], [0]]}
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.ranking, result.reason) == ((3, 9, 5), ((1,), (2,), (0,)), "tiles")


def test_11_5_all_with_the_top_score_win() -> None:
    result = GAME.result(after(at(scores="9/3/9", land="-"), "1,0 0 -"))

    assert result is not None
    assert result.ranking == ((0, 2), (1,))
