"""F4 to F8: from natural dice to armies lost. Nothing here knows the board."""

from msgspec import Struct

LOWEST = 1
"""F7: no die falls below, whatever is taken away from it."""
D6 = 6
D8 = 8
"""H5."""


class Modifier(Struct, frozen=True):
    """F7: what is added to which dice, and why. ``source``: a boss, a design of card, ``airfield``, ``outer_haven``."""

    source: str
    scope: str
    amount: int


class Losses(Struct, frozen=True):
    """F8: ``pairs``: attacker's and defender's die, highest first."""

    attacker: int
    defender: int
    pairs: tuple[tuple[int, int], ...]


def sides_of(dice: int, boss: bool) -> tuple[int, ...]:
    """F4: the dice of a side, the boss die first."""
    return (D8 if boss else D6, *(D6,) * (dice - 1)) if dice else ()


def final(natural: tuple[int, ...], boss: bool, modifiers: tuple[Modifier, ...]) -> tuple[int, ...]:
    """F7: boss die, all dice, sorted, highest, second, never below 1, sorted again."""
    if not modifiers:
        return tuple(sorted(natural, reverse=True))
    dice = list(natural)
    added = {scope: sum(each.amount for each in modifiers if each.scope == scope) for scope in _SCOPES}
    if boss:
        dice[0] += added["boss_die"]
    dice = sorted((die + added["all"] for die in dice), reverse=True)
    dice[0] += added["highest"]
    if len(dice) > 1:
        dice[1] += added["second"]
    return tuple(sorted((max(LOWEST, die) for die in dice), reverse=True))


_SCOPES = ("boss_die", "all", "highest", "second")


def compare(attack: tuple[int, ...], defence: tuple[int, ...]) -> Losses:
    """F8: of sorted final dice; ties go to the defender."""
    pairs = tuple(zip(attack, defence, strict=False))
    attacker = sum([one <= other for one, other in pairs])
    return Losses(attacker, len(pairs) - attacker, pairs)


def highest(natural: tuple[int, ...]) -> int:
    """Which die is the highest. In a tie the first: F6 means the boss die where it ties with a d6."""
    return natural.index(max(natural))
