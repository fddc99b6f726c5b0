"""F3, F4, F7, F9: how many dice each side rolls, what is added to them, and who is spared."""

from collections.abc import Iterator

from engine.risk_mgs.board import abilities, boss_at, commands_ship, effects_of, lasting_on, suppressed
from engine.risk_mgs.dice import Losses, Modifier, compare, final
from engine.risk_mgs.facts import ATTACK_DICE, BOSS_IDS, DEFENCE_DICE, DESIGNS, REWARDS, Effect
from engine.risk_mgs.state import Battle, State
from engine.risk_mgs.world import BOW, DOCKS

ATTACKER, DEFENDER = 0, 1
ROLES = ("attack", "defense")
"""As effects call the sides."""
AIRFIELD = next(effect for reward in REWARDS.values() for effect in reward.effects if effect.kind == "airfield")
"""W2."""
COMMANDED = Modifier("outer_haven", "all", 1)
"""O3."""


def most_attack_dice(armies: int) -> int:
    """F1."""
    return min(ATTACK_DICE, armies - 1)


def most_defence_dice(state: State, territory: int) -> int:
    """F3, with what the active seat's cards do to the territory."""
    most = min(DEFENCE_DICE, state.armies[territory])
    if not state.lasting:
        return most
    return min([most, *(effect.max for _, effect in lasting_on(state, "limit_dice", territory))])


def defence_dice(state: State, territory: int) -> int:
    """F3, section 21: as the defender ordered; neutrals and troopers roll the most allowed."""
    most, owner = most_defence_dice(state, territory), state.owners[territory]
    if owner < 0:
        return most
    orders = state.seats[owner].orders
    least_armies = orders.defence_at.get(territory, orders.defence)
    return most if 0 <= least_armies <= state.armies[territory] else 1


def fighting_bosses(state: State, source: int, target: int) -> tuple[int, int]:
    """H5: on each side the boss whose d8 is rolled, or -1."""
    return _rolling(state, source), _rolling(state, target)


def _rolling(state: State, place: int) -> int:
    boss = boss_at(state, place)
    return -1 if boss >= 0 and suppressed(state, boss) else boss


def modifiers(state: State, battle: Battle, side: int) -> tuple[Modifier, ...]:
    """F7: everything that is added to the dice of a side."""
    nobody = battle.bosses == (-1, -1) and battle.source != BOW
    if nobody and not (state.airfields or state.lasting or battle.played):
        return ()
    return tuple(_modifiers(state, battle, side))


def losses(state: State, battle: Battle) -> Losses:
    """F8: by the dice as they lie, before anybody is spared."""
    return compare(final_dice(state, battle, ATTACKER), final_dice(state, battle, DEFENDER))


def final_dice(state: State, battle: Battle, side: int) -> tuple[int, ...]:
    natural = (battle.attack, battle.defence)[side]
    return final(natural, battle.bosses[side] >= 0, modifiers(state, battle, side))


def sparing_boss(state: State, battle: Battle, side: int) -> int:
    """F9: the boss of the side that prevents a loss now, or -1."""
    boss = boss_at(state, (battle.source, battle.target)[side])
    if boss < 0 or boss in state.course.spared or "boss" in _ignored(state, side):
        return -1
    spares = any(each.kind == "prevent_loss" and _plays(each, side) for each in abilities(state, boss))
    return boss if spares else -1


def rerolls(state: State, battle: Battle) -> bool:
    """F5: whether the attacking boss lets a die be rolled again."""
    return any(each.kind == "reroll" and _plays(each, ATTACKER) for each in abilities(state, battle.bosses[ATTACKER]))


def _modifiers(state: State, battle: Battle, side: int) -> Iterator[Modifier]:
    place = (battle.source, battle.target)[side]
    owner, ignored = state.owners[place], _ignored(state, side)
    for at, boss in enumerate(battle.bosses):
        meant = "self" if at == side else "opponent"
        if boss >= 0 and "boss" not in _ignored(state, at):
            yield from _told(BOSS_IDS[boss], abilities(state, boss), meant, side)
    if (place, owner) in state.airfields and "airfield" not in ignored:
        yield Modifier("airfield", AIRFIELD.scope, AIRFIELD.number)
    if side == ATTACKER:
        if place == BOW and battle.target == DOCKS[state.dock] and commands_ship(state) == owner:
            yield COMMANDED
        for lasting in state.lasting:
            if lasting.seat == owner and lasting.territory is None:
                yield from _told(lasting.design, tuple(effects_of(lasting, "mod_dice")), "self", side)
    else:
        for lasting, effect in lasting_on(state, "mod_dice", place):
            yield from _told(lasting.design, (effect,), "self", side)
    for design in battle.played:
        own = DESIGNS[design].role == ("attacker", "defender")[side]
        effects = tuple(effect for effect in DESIGNS[design].effects if effect.duration == "roll")
        yield from _told(design, effects, "self" if own else "opponent", side)


def _told(source: str, effects: tuple[Effect, ...], meant: str, side: int) -> Iterator[Modifier]:
    for effect in effects:
        if effect.kind == "mod_dice" and effect.side == meant and _plays(effect, side):
            yield Modifier(source, effect.scope, effect.number)


def _plays(effect: Effect, side: int) -> bool:
    return effect.role in ("both", ROLES[side])


def _ignored(state: State, side: int) -> frozenset[str]:
    # Cards of the attacker, who is always the active seat, by which the defender's modifiers count nothing.
    if side == ATTACKER or not state.lasting:
        return frozenset()
    return frozenset(
        source
        for lasting in state.lasting
        if lasting.seat == state.active
        for effect in effects_of(lasting, "ignore_modifiers")
        for source in effect.sources
    )
