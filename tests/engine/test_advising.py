"""The choice among moves of different worth."""

from engine.advising import best, one_of
from engine.chance import Seeded
from engine.contract import Move

MOVES: list[Move] = [("a",), ("b", "1"), ("c",), ("d",)]


def test_the_best_move_is_chosen() -> None:
    worths = {("a",): 1.0, ("b", "1"): 2.5, ("c",): -1.0, ("d",): 2.0}
    chance = Seeded(b"best", 0)
    assert best(MOVES, worths.__getitem__, chance) == ("b", "1")
    assert chance.outcomes == (), "nothing was left to chance"


def test_chance_decides_between_equals() -> None:
    chosen = {best(MOVES, lambda move: len(move) < 2, Seeded(b"equal", number)) for number in range(40)}
    assert chosen == {("a",), ("c",), ("d",)}


def test_any_move_may_be_chosen() -> None:
    assert {one_of(MOVES, Seeded(b"any", number)) for number in range(40)} == set(MOVES)
