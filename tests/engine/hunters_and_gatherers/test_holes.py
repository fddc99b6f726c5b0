"""Cells into which no tile fits any more."""

from msgspec.structs import replace

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.holes import dead_holes
from engine.hunters_and_gatherers.legal import legal_moves
from engine.hunters_and_gatherers.state import State
from engine.hunters_and_gatherers.views import unseen
from tests.engine.hunters_and_gatherers.games import random_game


def states() -> list[State]:
    steps = random_game(2, 3)
    return [steps[0].before, *(step.after for step in steps)]


def test_s42_a_hole_is_dead_when_no_unseen_tile_fits() -> None:
    """Found out another way: by the legal moves of whoever would hold each of these tiles."""
    state = next(state for state in reversed(states()) if state.drawn is not None)
    open_cells = {
        move[0]
        for tile in {*unseen(state), state.drawn}
        for move in legal_moves(replace(state, drawn=tile))
        if move[0] in state.field.rims
    }
    dead = {f"{x},{y}" for x, y in dead_holes(state)}
    assert dead
    assert dead == state.field.rims.keys() - open_cells


def test_no_hole_is_dead_at_the_start() -> None:
    assert dead_holes(states()[0]) == ()


def test_a_dead_hole_stays_dead() -> None:
    before: set[tuple[int, int]] = set()
    for state in states():
        dead = set(dead_holes(state))
        assert before <= dead
        before = dead
    assert before


def test_the_order_of_the_piles_plays_no_part() -> None:
    for state in states()[::10]:
        assert dead_holes(GAME.seen_by(state, None)) == dead_holes(state)
