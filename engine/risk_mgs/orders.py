"""Section 21: standing orders as moves. They are legal for every seat at any time; `order_menu` lists some.

``order defence max``, ``order defence min``, ``order defence max-from 3``; the same with a territory after
``defence-at``, and there ``default``; ``order claymore never``, ``auto``, ``ask``, ``auto-if hq+city 4``;
``order escape egypt,congo``, ``order wish claim +egypt``: lists, as in `order_lists`.
"""

from msgspec.structs import replace

from engine.contract import Illegal, Move
from engine.risk_mgs.order_lists import ESCAPE, Entries, changed, number
from engine.risk_mgs.reactions import CONDITIONS
from engine.risk_mgs.state import SETUP, Defence, Orders, Policy, Reaction
from engine.risk_mgs.world import NAMES, NUMBERS

MIN: Defence = -1
MAX: Defence = 0
POLICIES: tuple[Policy, ...] = ("never", "auto", "ask")


def obey(orders: Orders, move: Move) -> Orders:
    """The orders with one more. Raises `Illegal` for orders that do not exist."""
    match move[1:]:
        case ("defence", *rule):
            return replace(orders, defence=_defence(rule))
        case ("defence-at", name, *rule) if name in NUMBERS:
            at = {place: each for place, each in orders.defence_at.items() if place != NUMBERS[name]}
            if rule != ["default"]:
                at[NUMBERS[name]] = _defence(rule)
            return replace(orders, defence_at=dict(sorted(at.items())))
        case ("escape", change):
            places = changed(ESCAPE, entries_of(orders, ESCAPE), change)
            return replace(orders, escape=tuple(NUMBERS[name] for name in places))
        case ("wish", step, change) if step in SETUP:
            wishes = changed(step, entries_of(orders, step), change)
            return replace(orders, wishes={**orders.wishes, step: wishes})
        case (design, *rest) if design in CONDITIONS:
            return replace(orders, reactions={**orders.reactions, design: _reaction(design, rest)})
    raise Illegal("bad-order", order=" ".join(move))


def entries_of(orders: Orders, kind: str) -> Entries:
    """The list of a step of the set-up, or of `order_lists.ESCAPE`, as it is ordered now."""
    return tuple(NAMES[place] for place in orders.escape) if kind == ESCAPE else orders.wishes.get(kind, ())


def _defence(rule: list[str]) -> Defence:
    match rule:
        case ["max"]:
            return MAX
        case ["min"]:
            return MIN
        case ["max-from", armies]:
            return number(armies)
    raise Illegal("bad-order", order=" ".join(rule), known=["max", "min", "max-from"])


def defence_text(rule: Defence) -> str:
    """As it is ordered: ``max``, ``min``, ``max-from 3``."""
    return {MAX: "max", MIN: "min"}.get(rule, f"max-from {rule}")


def _reaction(design: str, rest: list[str]) -> Reaction:
    condition = CONDITIONS[design]
    match rest:
        case [policy] if policy in POLICIES:
            return Reaction(_policy(policy), condition.where, condition.least)
        case ["auto-if", where, least]:
            places = tuple(sorted(set(where.split("+"))))
            if set(places) <= set(condition.places):
                return Reaction("auto", places, number(least))
    raise Illegal("bad-order", order=design, policies=list(POLICIES), where=list(condition.places))


def _policy(text: str) -> Policy:
    return POLICIES[POLICIES.index(text)]
