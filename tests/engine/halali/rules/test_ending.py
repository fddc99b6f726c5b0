"""G, W: the end of the game, scoring, the match."""

import pytest

from engine.chance import Scripted, Seeded
from engine.contract import RESIGN, Result
from engine.halali.game import HALALI
from engine.halali.state import State
from tests.engine.halali.table import after, at, legal, mover, played


def test_g1_over_when_both_have_had_their_turns() -> None:
    state, events = played(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/FPD"), "d4-d5")

    assert HALALI.result(state) == Result((10, 10), ((1,), (0,)), "turns")
    assert [(event.code, dict(event.data)) for event in events][1:] == [
        ("game-over", {"game": 1, "reason": "turns", "points": [10, 10], "tiles": [1, 3], "last": True})
    ]
    assert legal(state) == []


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("7/7/7/7/3F3/7/3Hn3 br 4-5 - -,- 0 H2P/B2F5", "d1xd3"),
        ("7/7/7/3Hn3/7/7/T2F3 bl 1-1 - -,- 0 F/B", "d1-off"),
        ("7/7/7/3Hn3/7/7/t6 br - - -,- 3 -/B2F6", "flip a1"),
    ],
)
def test_g2_over_early_when_a_side_has_no_tile_left(position: str, text: str) -> None:
    state, events = played(at(position), text)

    result = HALALI.result(state)
    assert result is not None
    assert result.reason == "early"
    assert [event.code for event in events[1:]] == ["game-over"]


def test_g2_never_while_a_tile_is_face_down() -> None:
    state = after(at("7/7/7/3Hn3/7/7/t5t br - - -,- 3 -/B2F6"), "flip a1")

    assert HALALI.result(state) is None
    assert legal(state) == ["flip g1"]


def test_g2_is_judged_after_a_turn() -> None:
    loaded = at("7/7/7/3Hn3/7/7/T6 br 5-5 - -,- 0 -/B2F6")

    assert HALALI.result(loaded) is None
    assert HALALI.result(after(loaded, "d4-d5")) is not None


def test_w1_the_pile_counts_and_the_board_does_not() -> None:
    state = after(at("7/7/7/3Hn3/7/7/T2B3 br 0-1 - -,- 0 BFLHPDT/F2P3D4T5"), "d4-d5")

    result = HALALI.result(state)
    assert result is not None
    assert result.scores == (10 + 5 + 5 + 5 + 3 + 2 + 2, 2 * 5 + 3 * 3 + 4 * 2 + 5 * 2)


def test_w2_more_points_win() -> None:
    state = after(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/P3"), "d4-d5")

    assert HALALI.result(state) == Result((10, 9), ((0,), (1,)), "turns")


def test_w3_on_equal_points_more_tiles_win_and_then_nobody() -> None:
    more_tiles = after(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/F2"), "d4-d5")
    level = after(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 FH/FL"), "d4-d5")

    assert HALALI.result(more_tiles) == Result((10, 10), ((1,), (0,)), "turns")
    assert HALALI.result(level) == Result((10, 10), ((0, 1),), "turns")


def _between(first_piles: str) -> State:
    return after(at(f"7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 {first_piles}", match=True), "d4-d5")


def _second_game(first_piles: str, board: str) -> State:
    chance = Scripted(HALALI.script({"board": board}))
    return HALALI.play(_between(first_piles), 1, ("next",), chance)[0]


def test_w4_between_the_games_either_seat_goes_on() -> None:
    state = _between("FH/FL")

    assert HALALI.result(state) is None
    assert HALALI.turn(state).phase == "between"
    assert HALALI.turn(state).seats == (0, 1)
    for seat in (0, 1):
        assert list(HALALI.moves(state, seat)) == [("next",)]
        second, events = HALALI.play(state, seat, ("next",), Seeded(b"tests", 1))
        assert mover(second) == 1
        assert second.blue_seat() == 1
        assert [event.code for event in events] == ["next-game"]
        assert HALALI.faults(second) == []


def test_w4_points_of_both_games_are_added_by_player() -> None:
    # Blue of the second game is seat 1: it takes the duck, then its fox is shot.
    state = _second_game("B/F", "7/7/7/7/7/hn6/fd4b")
    for text in ("flip a1", "flip b1", "flip g1", "flip a2"):
        state = after(state, text)
    state, events = played(state, "a1xb1")
    for _ in range(9):
        move = next(text for text in legal(state) if "x" not in text and not text.endswith("off"))
        state, events = played(state, move)

    assert HALALI.result(state) == Result((10, 7), ((0,), (1,)), "turns")
    assert [event.code for event in events][1:] == ["game-over", "match-over"]
    assert events[-1].data == {"scores": [10, 7], "ranking": [[0], [1]]}
    assert HALALI.faults(state) == []


@pytest.mark.parametrize(
    ("first_piles", "ranking"),
    [("P/D", ((0,), (1,))), ("D/P", ((1,), (0,))), ("F/PD", ((1,), (0,))), ("D/D", ((0, 1),))],
)
def test_w4_totals_then_tiles_then_a_draw(first_piles: str, ranking: tuple[tuple[int, ...], ...]) -> None:
    # The second game ends early without a point: all of blue's tiles are absent.
    state = after(_second_game(first_piles, "7/7/7/7/7/7/hn5t"), "flip a1", "flip g1")

    result = HALALI.result(state)
    assert result is not None
    assert result.ranking == ranking


@pytest.mark.parametrize("loser", [0, 1])
def test_w4_resigning_gives_up_the_whole_match(loser: int) -> None:
    first_game = at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/F", match=True)
    second_game = _second_game("B/F", "7/7/7/7/7/hn6/fd4b")

    for state in (first_game, _between("B/F"), second_game):
        over, events = HALALI.play(state, loser, RESIGN, Seeded(b"tests", 1))
        assert HALALI.result(over) == Result((10, 5), ((1 - loser,), (loser,)), "resign")
        assert events[0].code == "resigned"
        assert events[-1].code == "match-over"
        assert HALALI.faults(over) == []
