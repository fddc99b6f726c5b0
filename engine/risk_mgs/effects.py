"""What the effects of cards ask their player to choose, by the words of the data files.

The choices of an effect are picks; those of a card are the choices of its effects, one after another.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

from engine.contract import Move
from engine.risk_mgs.board import (
    boss_slots,
    bosses_of,
    commands_ship,
    holds_own_headquarters,
    is_enemy,
    neighbours,
    owned,
    pool,
    suppressed,
)
from engine.risk_mgs.employing import homes
from engine.risk_mgs.facts import BOSS_IDS, DESIGNS, Effect
from engine.risk_mgs.forces import losses
from engine.risk_mgs.moving import maneuvers, transfers
from engine.risk_mgs.state import State
from engine.risk_mgs.world import DOCKS, NAMES, NUMBERS

NONE: tuple[Move, ...] = ((),)
"""Nothing to choose."""


def choices(state: State, seat: int, design: str, picked: Move) -> Iterator[Move]:
    """B4: every way to play a card, as the picks that follow its name. Those that begin with ``picked``, at least."""
    ways: list[Move] = [()]
    for effect in DESIGNS[design].effects:
        ways = [
            (*way, *more)
            for way in ways
            for more in CHOICES.get(effect.kind, _nothing)(state, seat, effect, (way, picked[len(way) :]))
        ]
    return iter(ways)


Beside = tuple[Move, Move]
"""The picks of the effects before, and what is picked from here on."""


def _nothing(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return iter(NONE)


def _enemies(state: State, seat: int, adjacent: bool) -> list[int]:
    near = {other for own in owned(state, seat) for other in neighbours(state, own)} if adjacent else range(len(NAMES))
    return [territory for territory in sorted(near) if is_enemy(state, seat, territory)]


def _to_remove(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if effect.target == "attacking_territory":
        yield ()
        return
    for territory in _enemies(state, seat, effect.target == "enemy_adjacent"):
        if state.armies[territory] > 1:
            yield (NAMES[territory],)


def _to_add(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    own = owned(state, seat)
    if effect.where == "any_one":
        yield from ((NAMES[territory],) for territory in own)
    elif effect.where == "any_spread":
        yield from combinations_with_replacement([NAMES[territory] for territory in own], effect.number)
    elif effect.where == "hq":
        yield from NONE if holds_own_headquarters(state, seat) else ()
    else:
        target = NUMBERS[beside[0][0]]
        yield from ((NAMES[each],) for each in neighbours(state, target) if state.owners[each] == seat)


def _to_move(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return transfers(state, seat, effect.max, (), beside[1])


def _to_maneuver(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return maneuvers(state, seat, (), beside[1])


def _to_limit(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return ((NAMES[territory],) for territory in _enemies(state, seat, effect.target == "enemy_adjacent"))


def _to_suppress(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    for boss, place in enumerate(state.bosses):
        if place >= 0 and state.owners[place] != seat and not suppressed(state, boss):
            yield (BOSS_IDS[boss],)


def _to_steal(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    for other, each in enumerate(state.seats):
        if other != seat and each.alive and each.points > 0:
            yield (each.faction,)


def _to_sail(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if commands_ship(state) in (None, seat):
        yield from ((str(dock),) for dock in DOCKS if dock != state.dock)


def _to_hire(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    # Into a free slot; without one, or without a territory for one more boss, in place of an own boss.
    free = boss_slots(state, seat) > len(bosses_of(state, seat))
    places = homes(state, seat)
    for boss in pool(state):
        if free and places:
            yield from ((BOSS_IDS[boss], NAMES[place]) for place in places)
            continue
        for old in bosses_of(state, seat):
            for place in sorted([*places, state.bosses[old]]):
                yield (BOSS_IDS[boss], BOSS_IDS[old], NAMES[place])


def _to_reroll(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if state.battle is None or effect.pick == "highest":
        yield ()
        return
    dice = [str(place) for place in range(1, len(state.battle.attack) + 1)]
    for number in range(1, min(effect.count, len(dice)) + 1):
        yield from (("+".join(some),) for some in combinations(dice, number))


def _to_spare(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if state.battle is not None and losses(state, state.battle).attacker:
        yield ()


def _to_draw(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    there = state.shop_deck if effect.kind == "draw_shop_card" else (*state.territory_deck, *state.territory_discards)
    yield from NONE if there else ()


CHOICES: dict[str, Callable[[State, int, Effect, Beside], Iterator[Move]]] = {
    "remove_armies": _to_remove,
    "add_armies": _to_add,
    "move_armies": _to_move,
    "extra_maneuver": _to_maneuver,
    "limit_dice": _to_limit,
    "suppress_boss": _to_suppress,
    "steal_points": _to_steal,
    "move_outer_haven": _to_sail,
    "hire_boss": _to_hire,
    "reroll": _to_reroll,
    "prevent_loss": _to_spare,
    "draw_shop_card": _to_draw,
    "draw_territory_card": _to_draw,
}
