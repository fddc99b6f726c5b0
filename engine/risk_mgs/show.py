"""A state as plain data for other programs, with the ids of the data files."""

from engine.contract import Json
from engine.risk_mgs.board import boss_at, effects_of, pool
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.forces import ATTACKER, DEFENDER, final_dice
from engine.risk_mgs.orders import defence_text
from engine.risk_mgs.prompts import turn_of
from engine.risk_mgs.reactions import ANSWERS, order_for
from engine.risk_mgs.state import NEUTRAL, TROOPERS, Lasting, Orders, State
from engine.risk_mgs.world import NAMES

EFFECTS = {
    "limit_dice": "stunned",
    "suppress_boss": "suppressed",
    "block_attack": "blocked",
    "mod_dice": "bonus",
    "ignore_modifiers": "unmodified",
}
"""What lasts, in a word."""
OWNERS = {NEUTRAL: "neutral", TROOPERS: "troopers"}


def show(state: State) -> dict[str, Json]:
    """It hides nothing: hand in what `seen_by` returned."""
    shown: dict[str, Json] = {
        "mode": state.agreed.mode,
        "round": state.round,
        "phase": turn_of(state).phase,
        "active": state.active,
        "order": list(state.order),
        "dock": state.dock,
        "territories": {name: _territory(state, number) for number, name in enumerate(NAMES)},
        "seats": [
            {
                "faction": each.faction or None,
                "alive": each.alive,
                "points": each.points,
                "territory_cards": len(each.territory_cards),
                "shop_cards": len(each.shop_cards),
                "objectives": list(each.objectives),
                "rewards": list(each.rewards),
            }
            for each in state.seats
        ],
        "objectives_open": list(state.open_objectives),
        "rewards_face_down": dict(state.face_down),
        "boss_pool": [BOSS_IDS[boss] for boss in pool(state)],
        "decks": {"territory": len(state.territory_deck), "shop": len(state.shop_deck)},
        "territory_discards": list(state.territory_discards),
        "shop_used": list(state.shop_used),
        "effects": [_effect(each) for each in state.lasting],
        "outer_haven_counters": [each.haven_turns for each in state.seats],
        "dice": _dice(state),
        "armies_to_deploy": state.course.armies,
        "ended": state.ended or None,
    }
    if state.viewer is not None:
        own = state.seats[state.viewer]
        shown["hand"] = {
            "territory_cards": list(own.territory_cards),
            "shop_cards": list(own.shop_cards),
            "orders": _orders(own.orders),
        }
    return shown


def _orders(orders: Orders) -> dict[str, Json]:
    return {
        "defence": defence_text(orders.defence),
        "defence_at": {NAMES[place]: defence_text(rule) for place, rule in orders.defence_at.items()},
        "reactions": {
            design: {"policy": each.policy, "where": list(each.where), "least": each.least}
            for design in ANSWERS
            for each in (order_for(orders, design),)
        },
        "escape": [NAMES[place] for place in orders.escape],
        "wishes": {step: list(wishes) for step, wishes in orders.wishes.items()},
    }


def _territory(state: State, number: int) -> dict[str, Json]:
    owner, boss = state.owners[number], boss_at(state, number)
    headquarters = [seat for seat, each in enumerate(state.seats) if each.headquarters == number]
    return {
        "owner": owner if owner >= 0 else OWNERS.get(owner),
        "armies": state.armies[number],
        "city": number in state.cities,
        "hq": headquarters[0] if headquarters else None,
        "airfields": [seat for place, seat in state.airfields if place == number],
        "boss": BOSS_IDS[boss] if boss >= 0 else None,
    }


def _effect(lasting: Lasting) -> dict[str, Json]:
    kind = next(word for kind, word in EFFECTS.items() if any(effects_of(lasting, kind)))
    return {
        "kind": kind,
        "card": lasting.design,
        "seat": lasting.seat,
        "territory": None if lasting.territory is None else NAMES[lasting.territory],
        "boss": None if lasting.boss is None else BOSS_IDS[lasting.boss],
    }


def _dice(state: State) -> Json:
    battle = state.battle
    if battle is None or not battle.attack:
        return None
    return {
        "attack": {"natural": list(battle.attack), "final": list(final_dice(state, battle, ATTACKER))},
        "defence": {"natural": list(battle.defence), "final": list(final_dice(state, battle, DEFENDER))},
    }
