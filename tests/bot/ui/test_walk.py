"""The walk reaches every legal move of every game, and nothing else."""

import pytest

from bot.ui import walk
from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.contract import ORDER, AnyGame, Move
from tests.bot.ui.errands import BUNDLES, Errands

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEED = b"walk"


def reached(game: AnyGame, state: object, seat: int, picked: Move = ()) -> list[Move]:
    """All moves to which choices lead."""
    step = walk.step(game, state, seat, picked)
    assert step is not None
    if step.complete:
        return [step.picked]
    return [move for choice in step.choices for move in reached(game, state, seat, (*step.picked, choice))]


@every_game
def test_choices_lead_to_every_legal_move_and_to_no_other(game: AnyGame) -> None:
    state = game.start(game.seats[0], {}, Seeded(SEED, 0))
    for ply in range(1, 120):
        turn = game.turn(state)
        if not turn.seats:
            break
        seat = turn.seats[0]
        moves = list(game.moves(state, seat))
        assert sorted(reached(game, state, seat)) == sorted(moves)
        state, _ = game.play(state, seat, moves[ply * 7 % len(moves)], Seeded(SEED, ply))


@every_game
def test_picks_that_begin_no_legal_move_lead_nowhere(game: AnyGame) -> None:
    state = game.start(game.seats[0], {}, Seeded(SEED, 0))
    assert walk.step(game, state, game.turn(state).seats[0], ("no such pick",)) is None


@every_game
def test_back_goes_to_a_real_decision(game: AnyGame) -> None:
    state = game.start(game.seats[0], {}, Seeded(SEED, 0))
    seat = game.turn(state).seats[0]
    for move in list(game.moves(state, seat))[:30]:
        before = walk.back(game, state, seat, move)
        assert before == move[: len(before)]
        step = walk.step(game, state, seat, before)
        assert step is not None
        assert step.picked == before or before == ()


def test_whoever_has_no_move_cannot_begin() -> None:
    game = GAMES["halali"]
    state = game.start(2, {}, Seeded(SEED, 0))
    waiting = 1 - game.turn(state).seats[0]
    with pytest.raises(ValueError, match="no legal move"):
        walk.begin(game, state, waiting)


def test_menus_hold_25_choices_at_most_and_each_choice_once() -> None:
    choices = [f"{letter}{number}" for letter in "abc" for number in range(30)]
    menus = walk.menus(choices, lambda choice: choice[0])
    assert [menu.heading for menu in menus] == ["a", "a", "b", "b", "c", "c"]
    assert all(len(menu.picks) <= walk.MENU_LIMIT for menu in menus)
    assert [pick for menu in menus for pick in menu.picks] == choices


@pytest.mark.parametrize(("count", "pages"), [(0, 1), (1, 1), (4, 1), (5, 2), (9, 3)])
def test_pages_hold_what_fits_above_the_buttons(count: int, pages: int) -> None:
    menus = [walk.Menu(str(number), ("pick",)) for number in range(count)]
    seen: list[walk.Menu] = []
    for number in range(pages):
        shown, at, of = walk.page(menus, number)
        assert (at, of) == (number, pages)
        assert len(shown) <= walk.MENUS_A_PAGE
        seen += shown
    assert seen == menus


@pytest.mark.parametrize("number", [-1, 99])
def test_a_forged_page_is_brought_within_bounds(number: int) -> None:
    menus = [walk.Menu(str(index), ("pick",)) for index in range(9)]
    shown, at, of = walk.page(menus, number)
    assert shown
    assert 0 <= at < of


def errands(*moves: Move) -> tuple[AnyGame, object]:
    """A game with long turns, after these moves of seat 0."""
    game = Errands()
    state = game.start(2, {}, Seeded(SEED, 0))
    for ply, move in enumerate(moves, start=1):
        state, _ = game.play(state, 0, move, Seeded(SEED, ply))
    return game, state


ALL = ("carry", "house-1", str(BUNDLES))


def test_step_tells_which_choices_complete_a_move() -> None:
    game, state = errands(ALL)
    assert walk.begin(game, state, 0).last == ("done",)
    step = walk.step(game, state, 0, ("visit", "house-1"))
    assert step is not None and step.last == ()


def test_words_beside_done_are_opened() -> None:
    game, state = errands(ALL)
    found = walk.opened(game, state, 0, walk.begin(game, state, 0))
    assert list(found) == ["visit"]
    assert found["visit"].choices == ("house-1", "house-2", "house-3", "house-4")


def test_step_of_beginnings_alone_is_not_opened() -> None:
    game, state = errands()
    assert walk.opened(game, state, 0, walk.begin(game, state, 0)) == {}


def test_back_stays_behind_the_root() -> None:
    game, state = errands()
    assert walk.back(game, state, 1, (ORDER, "note", "+house-1"), 1) == (ORDER, "note")
    assert walk.back(game, state, 1, (ORDER, "note"), 1) == (ORDER,)
    assert walk.back(game, state, 1, (ORDER,), 1) == (ORDER,)


def test_walk_to_an_order_begins_out_of_turn() -> None:
    game, state = errands()
    assert walk.begin(game, state, 1, (ORDER,)).choices == ("note", "mood")
    assert walk.has_orders(game, state, 1)
    assert not walk.has_orders(game, state, None)


def test_games_without_orders_have_none() -> None:
    game = GAMES["halali"]
    assert not walk.has_orders(game, game.start(2, {}, Seeded(SEED, 0)), 0)


@pytest.mark.parametrize(
    ("sizes", "merged"), [((3, 4, 5), (12,)), ((20, 5, 1), (25, 1)), ((25, 25), (25, 25)), ((13, 13, 12), (13, 25))]
)
def test_neighbouring_menus_are_merged_as_far_as_25_go(sizes: tuple[int, ...], merged: tuple[int, ...]) -> None:
    menus = [walk.Menu(f"{at}", tuple(f"{at}.{pick}" for pick in range(size))) for at, size in enumerate(sizes)]
    found = walk.merged(menus, "+".join)
    assert tuple(len(menu.picks) for menu in found) == merged
    assert [pick for menu in found for pick in menu.picks] == [pick for menu in menus for pick in menu.picks]
    assert "+".join(menu.heading for menu in found) == "+".join(menu.heading for menu in menus)
