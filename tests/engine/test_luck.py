"""What chance brought against what was to be expected, in general and in every game."""

import math
from collections import defaultdict
from itertools import islice

import pytest

from engine.catalogue import GAMES
from engine.contract import AnyGame, Luck, Ply
from engine.luck import Tallies
from tests.engine import random_play

LONG = 600
"""Moves of a game that are played."""


def test_dice_are_counted_by_face() -> None:
    tallies = Tallies()
    for face in (6, 1, 6, 3):
        tallies.throw(1, "d6", face, 6)
    [found] = tallies.all()
    assert (found.seat, found.code, found.times, found.total) == (1, "d6", 4, 16)
    assert found.faces == (1, 0, 1, 0, 0, 2)
    assert found.expected == 14.0
    assert math.isclose(found.spread, math.sqrt(4 * 35 / 12))


def test_each_draw_is_compared_with_the_chances_of_its_moment() -> None:
    tallies = Tallies()
    tallies.count(0, "gold", 1, {1: 1, 0: 3})
    tallies.count(0, "gold", 0, {0: 3})
    assert tallies.all() == (Luck(0, "gold", 2, 1, 0.25, math.sqrt(0.25 * 0.75)),)


def test_codes_come_in_the_order_of_their_first_count_and_seats_in_theirs() -> None:
    tallies = Tallies()
    for seat, code in ((2, "fish"), (1, "gold"), (0, "fish")):
        tallies.count(seat, code, 1, {1: 1})
    assert [(each.code, each.seat) for each in tallies.all()] == [("fish", 0), ("fish", 2), ("gold", 1)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_in_the_long_run_chance_brings_what_was_expected(game: AnyGame) -> None:
    surplus: dict[str, float] = defaultdict(float)
    variance: dict[str, float] = defaultdict(float)
    for number in range(12):
        for found in game.luck(plies_of(game, number)):
            surplus[found.code] += found.total - found.expected
            variance[found.code] += found.spread**2
    assert surplus
    for code, difference in surplus.items():
        # The games are always the same ones, so this either holds for ever or never.
        assert abs(difference) < 3.5 * math.sqrt(variance[code]), code


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_came_is_something_that_could_come(game: AnyGame) -> None:
    for found in game.luck(plies_of(game, 3)):
        assert 0 <= found.seat < game.seats[0]
        assert found.times > 0
        assert found.spread >= 0
        if found.faces:
            assert sum(found.faces) == found.times
            assert sum(face * times for face, times in enumerate(found.faces, 1)) == found.total


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_in_which_nothing_has_happened_has_had_no_luck(game: AnyGame) -> None:
    assert game.luck(()) == ()


def plies_of(game: AnyGame, number: int) -> list[Ply]:
    steps = islice(random_play.steps(game, number, {}), LONG)
    return [Ply(step.seat, step.move, step.events) for step in steps]
