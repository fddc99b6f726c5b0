"""Battle odds: the engine's own dice against exact enumeration written another way."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.risk_mgs.dice import Modifier, compare, final, sides_of
from engine.risk_mgs.forces import losses
from engine.risk_mgs.state import Battle
from engine.risk_mgs.world import NUMBERS
from tests.engine.risk_mgs.table import at, data, played

Spread = dict[tuple[int, int], Fraction]
PLAIN = {
    (3, 2): ((2890, 7776), (2611, 7776), (2275, 7776)),
    (2, 2): ((295, 1296), (420, 1296), (581, 1296)),
    (1, 2): ((55, 216), None, (161, 216)),
    (3, 1): ((855, 1296), None, (441, 1296)),
    (2, 1): ((125, 216), None, (91, 216)),
    (1, 1): ((15, 36), None, (21, 36)),
}
"""The well-known odds of three d6 against two: defender loses all, each loses one, attacker loses all."""


def spread(attack: tuple[int, ...], defence: tuple[int, ...], *modifiers: tuple[Modifier, ...]) -> Spread:
    """How often each pair of losses comes up, over every roll."""
    first, second = modifiers or ((), ())
    found: Counter[tuple[int, int]] = Counter()
    for faces in product(*(range(1, sides + 1) for sides in (*attack, *defence))):
        mine = final(faces[: len(attack)], attack[0] == 8, first)
        others = final(faces[len(attack) :], defence[0] == 8, second)
        result = compare(mine, others)
        found[result.attacker, result.defender] += 1
    return {lost: Fraction(number, found.total()) for lost, number in found.items()}


@pytest.mark.parametrize("dice", PLAIN, ids=str)
def test_plain_fights_have_the_known_odds(dice: tuple[int, int]) -> None:
    attack, defence = dice
    found = spread(sides_of(attack, False), sides_of(defence, False))
    pairs = min(dice)
    for lost, odds in zip(((0, pairs), (1, 1), (pairs, 0)), PLAIN[dice], strict=True):
        if odds is not None:
            assert found[lost] == Fraction(*odds)
    assert sum(found.values()) == 1


def mean(found: Spread) -> tuple[float, float]:
    attacker, defender = (sum(lost[side] * odds for lost, odds in found.items()) for side in (0, 1))
    return round(float(attacker), 2), round(float(defender), 2)


D6, D8 = (6, 6, 6), (8, 6, 6)
LOW, BOSS_LOW = (6, 6), (8, 6)
BALANCE = [
    ("plain", D6, LOW, [], [], (0.92, 1.08)),
    ("airfield attacking", D6, LOW, [("highest", 1)], [], (0.67, 1.33)),
    ("from the bow", D6, LOW, [("all", 1)], [], (0.51, 1.49)),
    ("a boss attacking", D8, LOW, [], [], (0.75, 1.25)),
    ("a boss defending", D6, BOSS_LOW, [], [], (1.09, 0.91)),
    ("eva attacking", D8, LOW, [("boss_die", 1)], [], (0.63, 1.37)),
    ("liquid_ocelot attacking", D8, LOW, [("highest", 1)], [], (0.56, 1.44)),
    ("bb_unit attacking", D8, LOW, [("all", 1)], [], (0.41, 1.59)),
    ("bb_unit defending", D6, BOSS_LOW, [], [("all", -1)], (0.75, 1.25)),
    ("rat_patrol defending", D6, BOSS_LOW, [], [("highest", 1)], (1.23, 0.77)),
    ("solid_snake defending", D6, BOSS_LOW, [], [("boss_die", 1)], (1.23, 0.77)),
    ("roy_campbell defending", D6, BOSS_LOW, [], [("second", 1)], (1.27, 0.73)),
]
"""Expected losses with three dice against two, as found when the bosses were designed."""


@pytest.mark.parametrize(
    ("name", "attack", "defence", "mine", "others", "wanted"), BALANCE, ids=[each[0] for each in BALANCE]
)
def test_modifiers_change_the_odds_as_designed(
    name: str,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    mine: list[tuple[str, int]],
    others: list[tuple[str, int]],
    wanted: tuple[float, float],
) -> None:
    modifiers = (tuple(Modifier(name, *each) for each in mine), tuple(Modifier(name, *each) for each in others))

    assert mean(spread(attack, defence, *modifiers)) == wanted


def test_rolls_on_the_board_lose_what_the_enumeration_says() -> None:
    # One in so many of all rolls of 3 dice against 2, through the whole engine.
    state = at({"alaska": "0.9", "kamchatka": "1.9", "iceland": "1.1"})
    for number, faces in enumerate(product(range(1, 7), repeat=5)):
        if number % 97:
            continue
        mine, others = sorted(faces[:3], reverse=True), sorted(faces[3:], reverse=True)
        lost = sum(one <= other for one, other in zip(mine, others, strict=False))
        _, events = played(state, "attack alaska kamchatka 3", dice=faces)
        assert data(events, "fought")["lost"] == [lost, 2 - lost]


def test_losses_can_be_foreseen_from_a_battle() -> None:
    battle = Battle(NUMBERS["alaska"], NUMBERS["kamchatka"], 3, attack=(6, 4, 3), defence=(5, 4))
    found = losses(at({"alaska": "0.9", "kamchatka": "1.9", "iceland": "1.1"}), battle)

    assert (found.attacker, found.defender, found.pairs) == (1, 1, ((6, 5), (4, 4)))
