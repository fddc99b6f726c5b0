"""Whose tiles were turned up."""

import math

from engine.contract import Event, Ply
from engine.halali.luck import luck


def test_own_tiles_and_those_of_the_other_side() -> None:
    own, others = luck([turned(0, "B")])
    assert (own.code, others.code) == ("own", "others")
    assert (own.total, others.total) == (1, 0)
    first = own.expected
    again, _ = luck([turned(0, "B"), turned(0, "B")])
    there = first * 48
    assert math.isclose(again.expected, there / 48 + (there - 1) / 47)


def test_sides_are_changed_with_the_second_game() -> None:
    next_game = Ply(0, ("next",), (Event("next-game", {"game": 2, "blue": 1}),))
    counted = {(each.seat, each.code): each.total for each in luck([next_game, turned(0, "B"), turned(1, "B")])}
    assert counted == {(0, "own"): 0, (0, "others"): 1, (1, "own"): 1, (1, "others"): 0}


def test_moves_turn_nothing_up() -> None:
    assert luck([Ply(0, ("d3", "d6"), (Event("moved", {"seat": 0, "tile": "B"}),))]) == ()


def turned(seat: int, tile: str) -> Ply:
    return Ply(seat, ("d1",), (Event("turned-up", {"seat": seat, "at": "d1", "tile": tile}),))
