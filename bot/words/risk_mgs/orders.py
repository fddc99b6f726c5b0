"""Standing orders in words: the choices of their menus, one order by itself, and all that a player has ordered."""

from bot.words.contract import Say
from bot.words.risk_mgs.menus_ground import region
from bot.words.risk_mgs.orders_lists import change_pick, change_told, entries
from bot.words.risk_mgs.orders_rules import defence, defence_pick, defence_told, policy, reaction
from bot.words.risk_mgs.vocabulary import card, place, territory
from engine.contract import Move
from engine.risk_mgs.facts import DESIGN_OF
from engine.risk_mgs.order_lists import ADD, ESCAPE, OFF
from engine.risk_mgs.orders import entries_of
from engine.risk_mgs.reactions import ANSWERS, order_for
from engine.risk_mgs.state import SETUP, Orders, State
from engine.risk_mgs.world import NUMBERS


def pick(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """One choice after ``order`` and the picks made so far; what is ordered now is marked."""
    orders = state.seats[seat].orders
    match picked[1:]:
        case ():
            return _kind(say, choice)
        case ("defence-at",):
            return territory(say, choice)
        case ("defence", *_):
            return _marked(say, defence_pick(say, choice), defence(say, orders.defence))
        case ("defence-at", name, *_):
            return _marked(say, defence_pick(say, choice), _defence_at(say, orders, name))
        case ("wish",):
            return say(f"risk_mgs-wish-{choice}")
        case ("wish", step):
            return change_pick(say, step, entries_of(orders, step), choice)
        case ("escape",):
            return change_pick(say, ESCAPE, entries_of(orders, ESCAPE), choice)
        case (design, *_):
            return _marked(say, policy(say, design, (choice,)), reaction(say, design, order_for(orders, design)))
    raise ValueError(picked)


def _defence_at(say: Say, orders: Orders, name: str) -> str:
    rule = orders.defence_at.get(NUMBERS[name])
    return say("risk_mgs-defence-default") if rule is None else defence(say, rule)


def _marked(say: Say, rule: str, ordered: str) -> str:
    return say("risk_mgs-order-now", rule=rule) if rule == ordered else rule


def group(say: Say, picked: Move, choice: str) -> str:
    """The heading of a menu of orders: territories by the part of the world, as there may be many."""
    if choice[:1] == OFF:
        return say("risk_mgs-group-order-off")
    name = choice.removeprefix(ADD).partition(":")[0]
    if name in NUMBERS:
        return region(say, NUMBERS[name])
    if choice[:1] == ADD:
        return say("risk_mgs-group-order-add")
    if picked[1:] == ("wish",):
        return say("risk_mgs-group-order-step")
    return say("risk_mgs-group-order-what" if len(picked) > 1 else "risk_mgs-group-order")


def told(say: Say, order: Move) -> str:
    """One order, without the word ``order``: "In defence of Egypt: most dice allowed"."""
    match order:
        case ("defence", *rule):
            return say("risk_mgs-order-defence", rule=defence_told(say, tuple(rule)))
        case ("defence-at", name, *rule):
            return say("risk_mgs-order-defence-at", territory=territory(say, name), rule=defence_told(say, tuple(rule)))
        case ("escape", change):
            return say("risk_mgs-order-escape", entries=change_told(say, change))
        case ("wish", step, change):
            return say("risk_mgs-order-wish", step=say(f"risk_mgs-wish-{step}"), entries=change_told(say, change))
        case (design, *rest):
            return say("risk_mgs-order-card", card=card(say, design), rule=policy(say, design, tuple(rest)))
    raise ValueError(order)


def standing(say: Say, state: State, seat: int) -> list[str]:
    """Everything that is ordered now, line by line: cards in hand or with an order of their own, wishes still open."""
    orders = state.seats[seat].orders
    lines = [say("risk_mgs-order-defence", rule=defence(say, orders.defence))]
    for number, rule in orders.defence_at.items():
        lines.append(say("risk_mgs-order-defence-at", territory=place(say, number), rule=defence(say, rule)))
    held = {DESIGN_OF.get(each, "") for each in state.seats[seat].shop_cards}
    for design in ANSWERS:
        if design in held or design in orders.reactions:
            when = reaction(say, design, order_for(orders, design))
            lines.append(say("risk_mgs-order-card", card=card(say, design), rule=when))
    if orders.escape:
        lines.append(say("risk_mgs-order-escape", entries=entries(say, entries_of(orders, ESCAPE))))
    to_come = SETUP[SETUP.index(state.step) :] if state.step in SETUP else ()
    for step in to_come:
        if wishes := orders.wishes.get(step):
            lines.append(say("risk_mgs-order-wish", step=say(f"risk_mgs-wish-{step}"), entries=entries(say, wishes)))
    return lines


def _kind(say: Say, choice: str) -> str:
    return (
        say("risk_mgs-order-kind-card", card=card(say, choice))
        if choice in ANSWERS
        else say(f"risk_mgs-order-kind-{choice}")
    )
