"""Dice of battles against exact chances."""

from fractions import Fraction

import pytest

from engine.contract import Event, Json, Luck, Ply
from engine.risk_mgs.luck import ATTACKING, DEFENDING, luck, pairs_won


@pytest.mark.parametrize(
    ("attack", "defence", "won"),
    [
        (1, 1, {1: Fraction(15, 36), 0: Fraction(21, 36)}),
        (2, 1, {1: Fraction(125, 216), 0: Fraction(91, 216)}),
        (3, 2, {2: Fraction(2890, 7776), 1: Fraction(2611, 7776), 0: Fraction(2275, 7776)}),
    ],
)
def test_chances_of_six_sided_dice_are_the_known_ones(attack: int, defence: int, won: dict[int, Fraction]) -> None:
    found = pairs_won(attack, False, defence, False)
    whole = sum(found.values())
    assert {number: Fraction(int(each), int(whole)) for number, each in found.items()} == won


def test_a_boss_die_has_eight_sides() -> None:
    # Of 48 throws of a d8 against a d6 the higher ones are 1 + 2 + 3 + 4 + 5 + 6 + 6.
    assert pairs_won(1, True, 1, False) == {1: 27, 0: 21}


def test_a_throw_counts_for_both_sides() -> None:
    found = by_code(luck([attacked(0, 2), fought([6, 2], [3], [6, 2, 3])]))
    assert found["d6", 0].faces == (0, 1, 0, 0, 0, 1)
    assert found["d6", 2].faces == (0, 0, 1, 0, 0, 0)
    assert (found[ATTACKING, 0].total, found[DEFENDING, 2].total) == (1, 0)
    assert found[ATTACKING, 0].expected + found[DEFENDING, 2].expected == pytest.approx(1)


def test_a_die_of_a_boss_is_counted_apart() -> None:
    found = by_code(luck([attacked(0, 1), fought([8, 2], [3], [8, 2, 3], bosses=("raiden", None))]))
    assert found["d8", 0].faces == (0, 0, 0, 0, 0, 0, 0, 1)
    assert found["d6", 0].times == 1


def test_what_is_thrown_again_changes_nothing() -> None:
    again = Event("rerolled", {"side": "attack", "before": [1], "now": [6], "dice": [6]})
    series = Ply(0, ("series",), (event(attacked(0, 1)), again, event(fought([6], [3], [])), dice([1, 3, 6, 5, 2])))
    second = Event("fought", fought([5], [2], []).events[0].data)
    found = by_code(luck([Ply(0, ("series",), (*series.events[:3], second, series.events[3]))]))
    assert found["d6", 0].faces == (1, 0, 0, 0, 1, 0)
    assert (found[ATTACKING, 0].total, found[DEFENDING, 1].total) == (1, 1)


def test_dice_of_an_attack_that_was_broken_off_are_left_out() -> None:
    broken = Ply(0, ("attack",), (event(attacked(0, 1)), dice([6, 6, 6, 1])))
    found = by_code(luck([broken, Ply(1, ("resign",), ()), whole(attacked(0, 2), fought([2], [4], [2, 4]))]))
    assert found["d6", 0].faces == (0, 1, 0, 0, 0, 0)


def test_land_of_nobody_has_no_luck() -> None:
    assert {found.seat for found in luck([attacked(0, -1), fought([6], [1], [6, 1])])} == {0}


def attacked(seat: int, defender: int) -> Ply:
    return Ply(seat, ("attack",), (Event("attacked", {"seat": seat, "defender": defender}),))


def fought(attack: list[int], defence: list[int], results: list[int], bosses: tuple[str | None, ...] = ()) -> Ply:
    data: dict[str, Json] = {
        "attack": {"natural": attack},
        "defence": {"natural": defence},
        "bosses": list(bosses or (None, None)),
    }
    return Ply(0, ("keep",), (Event("fought", data), dice(results)))


def dice(results: list[int]) -> Event:
    return Event("dice", {"results": results})


def event(ply: Ply) -> Event:
    return ply.events[0]


def whole(*plies: Ply) -> Ply:
    return Ply(0, ("attack",), tuple(each for ply in plies for each in ply.events))


def by_code(found: tuple[Luck, ...]) -> dict[tuple[str, int], Luck]:
    return {(each.code, each.seat): each for each in found}
