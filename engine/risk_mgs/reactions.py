"""Section 21: which card a player who is not active answers with, by his standing orders.

They are tried on the state as it is, without a pause; only ``ask`` opens a window.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from engine.risk_mgs.board import battle_of, holds_all, is_enemy
from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, DESIGNS, ShopCard
from engine.risk_mgs.forces import DEFENDER, losses, sparing_boss
from engine.risk_mgs.state import Orders, Played, Reaction, State
from engine.risk_mgs.world import NUMBERS, ZONE_OF


class Condition(Struct, frozen=True):
    """What ``auto`` goes by: any of ``where``, and a number of at least ``least``. Players may change both."""

    where: tuple[str, ...]
    least: int
    places: tuple[str, ...]
    """What ``where`` may hold."""


CONDITIONS = {
    "octocamo": Condition(("hq", "zone"), 1, ("any", "boss", "city", "hq", "zone")),
    "bulletproof_vest": Condition(("hq", "boss"), 3, ("any", "boss", "city", "hq", "zone")),
    "claymore": Condition(("hq", "city", "boss"), 4, ("any", "boss", "city", "hq", "zone")),
    "compress": Condition(("last",), 1, ("any", "last")),
    "smoke_grenade": Condition(("last", "two"), 5, ("any", "last", "two")),
    "chaff_grenade": Condition(("me",), 3000, ("any", "me")),
}
"""Cards with which one answers, the first that fits is played. ``least``: for OctoCamo by how many the armies that can
attack outnumber the defenders; for the vest dice; for the Claymore armies; for Compress losses; for the Smoke Grenade
pips; for the Chaff Grenade the cost in points."""
ANSWERS = tuple(CONDITIONS)


def order_for(orders: Orders, design: str) -> Reaction:
    """The order for a card, given or default."""
    default = CONDITIONS[design]
    return orders.reactions.get(design) or Reaction("auto", default.where, default.least)


def ordered(state: State, seat: int, design: str) -> Reaction:
    """The order of a seat for a card."""
    return order_for(state.seats[seat].orders, design)


def playable(state: State, seat: int, trigger: str) -> list[str]:
    """B5, B6: cards in hand that answer to the trigger, are paid for, and would have an effect (B4)."""
    points = state.seats[seat].points
    if not state.seats[seat].shop_cards:
        return []
    held = {DESIGN_OF[card] for card in state.seats[seat].shop_cards}
    return [
        design
        for design in ANSWERS
        if design in held
        and DESIGNS[design].cost <= points
        and _trigger(DESIGNS[design]) == trigger
        and _has_effect(state, design)
    ]


def asked(state: State, seat: int, trigger: str) -> bool:
    """Whether a window opens."""
    return any(ordered(state, seat, design).policy == "ask" for design in playable(state, seat, trigger))


def automatic(state: State, seat: int, trigger: str, *, asked: bool) -> str:
    """The card that is played by itself, or nothing. In a window that has ended, ``ask`` counts as ``auto``."""
    fitting = [design for design in playable(state, seat, trigger) if _fits(state, seat, design, asked)]
    if fitting == ["compress", "smoke_grenade"]:
        return fitting[0 if _compress_is_enough(state) else 1]
    return fitting[0] if fitting else ""


def _trigger(card: ShopCard) -> str:
    return card.trigger or card.timing


def _has_effect(state: State, design: str) -> bool:
    battle = state.battle
    if battle is None or DESIGNS[design].timing == "other_turn":
        # A Claymore takes the last army no more than other cards do.
        takes = any(effect.kind == "remove_armies" for effect in DESIGNS[design].effects)
        return not takes or battle is None or state.armies[battle.source] > 1
    if any(effect.kind == "prevent_loss" for effect in DESIGNS[design].effects):
        return losses(state, battle).defender > 0
    return True


def _fits(state: State, seat: int, design: str, asked: bool) -> bool:
    order = ordered(state, seat, design)
    if order.policy == "never" or (order.policy == "ask" and not asked):
        return False
    return any(_PLACES[place](state, seat) for place in order.where) and _NUMBER[design](state) >= order.least


def _holds_headquarters(state: State, seat: int) -> bool:
    return state.seats[seat].headquarters == battle_of(state).target


def _completes_zone(state: State, seat: int) -> bool:
    return holds_all(state, seat, ZONE_OF[battle_of(state).target].territories)


def _holds_city(state: State, seat: int) -> bool:
    return battle_of(state).target in state.cities


def _holds_boss(state: State, seat: int) -> bool:
    return battle_of(state).target in state.bosses


def _loses_last(state: State, seat: int) -> bool:
    return state.armies[battle_of(state).target] <= _expected(state)


def _loses_two(state: State, seat: int) -> bool:
    return _expected(state) > 1


def _aims_at(state: State, seat: int) -> bool:
    return seat in targets(state, state.stack[-1])


def targets(state: State, card: Played) -> set[int]:
    """Seats at whom, or at whose territory or boss, a card is aimed."""
    if DESIGNS[card.design].trigger and state.battle is not None:
        return {state.owners[state.battle.source]}
    found = set(_aimed(state, card))
    return {seat for seat in found if seat >= 0 and seat != card.seat}


def _aimed(state: State, card: Played) -> Iterator[int]:
    for choice in card.choices:
        if choice in NUMBERS and is_enemy(state, card.seat, NUMBERS[choice]):
            yield state.owners[NUMBERS[choice]]
        elif choice in BOSS_IDS and (place := state.bosses[BOSS_IDS.index(choice)]) >= 0:
            yield state.owners[place]
        else:
            yield from (seat for seat, each in enumerate(state.seats) if each.faction == choice)


def _expected(state: State) -> int:
    battle = battle_of(state)
    spared = battle.spared[DEFENDER] + (sparing_boss(state, battle, DEFENDER) >= 0)
    return max(0, losses(state, battle).defender - spared)


def _compress_is_enough(state: State) -> bool:
    return _expected(state) - 1 < state.armies[battle_of(state).target]


def _margin(state: State) -> int:
    battle = battle_of(state)
    return state.armies[battle.source] - 1 - state.armies[battle.target]


_PLACES: dict[str, Callable[[State, int], bool]] = {
    "any": lambda state, seat: True,
    "hq": _holds_headquarters,
    "zone": _completes_zone,
    "city": _holds_city,
    "boss": _holds_boss,
    "last": _loses_last,
    "two": _loses_two,
    "me": _aims_at,
}
_NUMBER: dict[str, Callable[[State], int]] = {
    "octocamo": _margin,
    "bulletproof_vest": lambda state: battle_of(state).dice,
    "claymore": lambda state: state.armies[battle_of(state).source],
    "compress": _expected,
    "smoke_grenade": lambda state: max(battle_of(state).attack),
    "chaff_grenade": lambda state: DESIGNS[state.stack[-1].design].cost,
}
