"""What dice alone can be expected to bring: exact chances of an attack, with everything that is added to the dice now.

Cards of either side and what a battle changes on its way (a boss that falls, an Airfield that is lost) are left out;
where a boss lets dice be rolled again or spares armies, nothing is foretold.
"""

from collections import Counter
from functools import lru_cache
from itertools import product

from msgspec import Struct

from engine.risk_mgs.battle import FAVOURABLE
from engine.risk_mgs.dice import Modifier, compare, final, sides_of
from engine.risk_mgs.facts import DEFENCE_DICE
from engine.risk_mgs.forces import (
    ATTACKER,
    DEFENDER,
    fighting_bosses,
    modifiers,
    most_attack_dice,
    most_defence_dice,
    rerolls,
    sparing_boss,
)
from engine.risk_mgs.state import Battle, State

MOST_CASES = 2_500
"""Pairs of armies that are looked at: beyond, a preview would take too long."""
NEVER = 1
"""The stop of a series that goes on to the last army that can attack."""


class Odds(Struct, frozen=True):
    """``conquest``: a probability; ``lost``, ``destroyed``: armies of attacker and defender on average."""

    conquest: float
    lost: float
    destroyed: float


class Side(Struct, frozen=True):
    """What a side rolls with: whether a boss die is among the dice, and what is added to them."""

    boss: bool
    added: tuple[Modifier, ...]


def single(state: State, source: int, target: int, dice: int) -> Odds | None:
    """One roll; None, where that can't be told."""
    sides = _sides(state, source, target)
    if sides is None:
        return None
    others = state.armies[target]
    outcomes = exchange(dice, min(_most_defence(state, target), others), *sides)
    return Odds(
        sum(chance for (_, destroyed), chance in outcomes.items() if destroyed == others),
        sum(chance * lost for (lost, _), chance in outcomes.items()),
        sum(chance * destroyed for (_, destroyed), chance in outcomes.items()),
    )


def series(state: State, source: int, target: int, stop: int) -> Odds | None:
    """Rolls with all dice until nothing is left there, or so many armies here (0: until the dice favour less than 3 to
    2); None, where that can't be told."""
    sides = _sides(state, source, target)
    own, others, most = state.armies[source], state.armies[target], _most_defence(state, target)
    if sides is None or own * others > MOST_CASES:
        return None
    return _series(own, others, most, stop, sides)


@lru_cache(maxsize=2_048)
def _series(own: int, others: int, most: int, stop: int, sides: tuple[Side, Side]) -> Odds:
    nothing, won = Odds(0, 0, 0), Odds(1, 0, 0)
    after: dict[tuple[int, int], Odds] = {}
    for armies in range(1, own + 1):
        after[armies, 0] = won
        for left in range(1, others + 1):
            first = armies == own and left == others
            if first or _goes_on(armies, min(most, left), stop):
                after[armies, left] = _expected(after, armies, left, min(most, left), sides)
            else:
                after[armies, left] = nothing
    return after[own, others]


def _goes_on(armies: int, answering: int, stop: int) -> bool:
    # As `engine.risk_mgs.battle` ends a series.
    if armies <= max(NEVER, stop):
        return False
    mine, theirs = FAVOURABLE
    return stop > 0 or most_attack_dice(armies) * theirs >= answering * mine


def _expected(
    after: dict[tuple[int, int], Odds], armies: int, left: int, answering: int, sides: tuple[Side, Side]
) -> Odds:
    conquest = lost = destroyed = 0.0
    for (mine, others), chance in exchange(most_attack_dice(armies), answering, *sides).items():
        then = after[armies - mine, left - others]
        conquest += chance * then.conquest
        lost += chance * (mine + then.lost)
        destroyed += chance * (others + then.destroyed)
    return Odds(conquest, lost, destroyed)


@lru_cache(maxsize=512)
def exchange(attack: int, defence: int, attacker: Side, defender: Side) -> dict[tuple[int, int], float]:
    """F8: how likely it is that one roll of so many dice costs both sides so many armies."""
    found: Counter[tuple[int, int]] = Counter()
    own, other = _rolls(attack, attacker), _rolls(defence, defender)
    for one, times in own.items():
        for two, more in other.items():
            losses = compare(one, two)
            found[losses.attacker, losses.defender] += times * more
    return {losses: times / found.total() for losses, times in found.items()}


@lru_cache(maxsize=512)
def _rolls(dice: int, side: Side) -> Counter[tuple[int, ...]]:
    faces = product(*(range(1, sides + 1) for sides in sides_of(dice, side.boss)))
    return Counter(final(natural, side.boss, side.added) for natural in faces)


def _sides(state: State, source: int, target: int) -> tuple[Side, Side] | None:
    battle = Battle(source, target, 1, bosses=fighting_bosses(state, source, target))
    if rerolls(state, battle) or any(sparing_boss(state, battle, side) >= 0 for side in (ATTACKER, DEFENDER)):
        return None
    attacker, defender = (Side(battle.bosses[at] >= 0, modifiers(state, battle, at)) for at in (ATTACKER, DEFENDER))
    return attacker, defender


def _most_defence(state: State, target: int) -> int:
    """Dice of the defender while he has armies enough."""
    stunned = state.armies[target] >= DEFENCE_DICE and most_defence_dice(state, target) < DEFENCE_DICE
    return most_defence_dice(state, target) if stunned else DEFENCE_DICE
