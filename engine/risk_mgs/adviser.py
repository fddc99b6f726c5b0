"""A simple computer player: it attacks at good odds for what brings most, takes objectives, and keeps some points.

It goes by what its seat sees, and lets its standing orders answer.
"""

from collections.abc import Callable
from itertools import islice

from engine.advising import best, one_of
from engine.chance import Chance
from engine.contract import Move
from engine.risk_mgs.battle import worst_die
from engine.risk_mgs.board import battle_of, neighbours, owned
from engine.risk_mgs.employing import homes
from engine.risk_mgs.facts import DESIGNS, HIRE_FEE, SHOP_PRICE
from engine.risk_mgs.legal import AUTO, DONE, KEEP, ODDS, legal_moves
from engine.risk_mgs.prizes import best_attack, best_base, threat
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import SETUP, Battle, State
from engine.risk_mgs.timeouts import default_move
from engine.risk_mgs.world import NAMES, NUMBERS, ZONE_OF

SAVINGS = 3000
"""Points that it keeps when it buys or hires: for salaries, and to play a card."""
PLAYED = {"remove_armies", "add_armies", "mod_dice", "ignore_modifiers", "draw_shop_card", "draw_territory_card"}
"""What the cards do that it plays."""
WAYS = 400
"""Ways to play cards of which it thinks."""


def advise(state: State, chance: Chance) -> Move:
    """A legal move of the awaited seat."""
    if state.window is not None:
        return AUTO
    if state.battle is not None:
        return _in_battle(state)
    if state.step in SETUP:
        return _setting_up(state, chance)
    return _STEPS[state.step](state, chance)


def _in_battle(state: State) -> Move:
    battle = battle_of(state)
    if battle.stage == "reroll":
        die = worst_die(state, battle)
        return KEEP if die is None else ("reroll", str(die + 1))
    return _enter(state, battle) if battle.stage == "conquest" else KEEP


def _enter(state: State, battle: Battle) -> Move:
    # All but one; of the own HQ, all but as many as stand beside it.
    most = state.armies[battle.source] - 1
    if battle.source == state.seats[state.active].headquarters:
        most = max(battle.dice, state.armies[battle.source] - max(1, threat(state, battle.source)))
    return list(legal_moves(state, ("move", str(most))))[-1]


def _setting_up(state: State, chance: Chance) -> Move:
    if state.step == "place":
        return ("place", REST)
    moves = list(legal_moves(state))
    if state.step in ("headquarters", "claim"):
        return best(moves, lambda move: _ground(state, NUMBERS[move[1]]), chance)
    return default_move(state) if state.step == "first-boss" else one_of(moves, chance)


def _ground(state: State, territory: int) -> float:
    # A zone of which much is own already, that is small, and few ways lead into.
    zone = ZONE_OF[territory].territories
    own = sum(state.owners[each] == state.active for each in zone)
    beside = sum(state.owners[each] == state.active for each in neighbours(state, territory))
    return (1 + own) / len(zone) + beside / 10 - len(neighbours(state, territory)) / 100


def _recruit(state: State, chance: Chance) -> Move:
    sets = list(legal_moves(state, ("stars",)))
    if sets:
        return sets[-1]
    return ("deploy", NAMES[best_base(state)], str(state.course.armies))


def _shop(state: State, chance: Chance) -> Move:
    return next(legal_moves(state)) if state.seats[state.active].points >= SHOP_PRICE + SAVINGS else DONE


def _bosses(state: State, chance: Chance) -> Move:
    first = next(legal_moves(state))
    if first[0] == "pay":
        return first
    base = best_base(state)
    if first[0] != "hire" or base not in homes(state, state.active):
        return DONE
    if state.seats[state.active].points < HIRE_FEE + SAVINGS:
        return DONE
    return one_of([move for move in legal_moves(state, ("hire",)) if move[2] == NAMES[base]], chance)


def _cards(state: State, chance: Chance) -> Move:
    # At the place where it is going to attack; the others aimlessly or not at all.
    wanted = {NAMES[place] for place in best_attack(state) or (best_base(state),)}
    ways = [
        move
        for move in islice(legal_moves(state, ("card",)), WAYS)
        if {effect.kind for effect in DESIGNS[move[1]].effects} <= PLAYED and wanted.issuperset(move[2:])
    ]
    return best(ways, len, chance) if ways else DONE


def _attack(state: State, chance: Chance) -> Move:
    pair = best_attack(state)
    if pair is None:
        return DONE
    source, target = pair
    return ("series", NAMES[source], NAMES[target], ODDS)


def _objective(state: State, chance: Chance) -> Move:
    return next(legal_moves(state))


def _airfield(state: State, chance: Chance) -> Move:
    return ("airfield", NAMES[best_base(state)])


def _maneuver(state: State, chance: Chance) -> Move:
    # The largest force that has no enemy beside it goes where it is wanted most.
    base = best_base(state)
    idle = [each for each in owned(state, state.active) if not threat(state, each) and state.armies[each] > 1]
    for source in sorted(idle, key=lambda place: -state.armies[place]):
        ways = list(legal_moves(state, ("maneuver", NAMES[source], NAMES[base])))
        if ways:
            return ways[-1]
    return DONE


def _done(state: State, chance: Chance) -> Move:
    return DONE


_STEPS: dict[str, Callable[[State, Chance], Move]] = {
    "recruit": _recruit,
    "shop": _shop,
    "bosses": _bosses,
    "opening": _cards,
    "attack": _attack,
    "objective": _objective,
    "airfield": _airfield,
    "maneuver": _maneuver,
    "closing": _cards,
    "ship": _done,
}
