"""Section 21: a player's standing orders in short sentences."""

from collections.abc import Iterator

from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, FACTIONS
from engine.risk_mgs.orders import MAX, MIN
from engine.risk_mgs.reactions import ANSWERS, order_for
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import SETUP, Defence, Orders, Reaction, Seat, State
from engine.risk_mgs.world import NAMES, NUMBERS
from render.risk_mgs import panel_words as words
from render.scene import Say, Scene

_COMMA = ", "


def order_lines(scene: Scene, seat: int) -> list[str]:
    """What counts now: defence always, answers for cards that are held or were given an order, the rest if ordered."""
    state: State = scene.state
    player, say = state.seats[seat], scene.say
    orders = player.orders
    lines = [say(words.DEFENCE, rule=_rule(say, orders.defence)), *_at_territories(say, orders)]
    lines += [_reaction(say, design, order_for(orders, design)) for design in _told(player)]
    if orders.escape:
        lines.append(say(words.ESCAPE, territories=_territories(say, orders.escape)))
    if state.step in SETUP:
        lines += [
            say(words.wished(step), wishes=_COMMA.join(_wish(say, wish) for wish in wishes))
            for step, wishes in orders.wishes.items()
            if wishes
        ]
    return lines


def _rule(say: Say, rule: Defence) -> str:
    if rule in (MAX, MIN):
        return say(words.RULE_MOST if rule == MAX else words.RULE_FEWEST)
    return say(words.RULE_FROM, armies=rule)


def _at_territories(say: Say, orders: Orders) -> Iterator[str]:
    """Territories with the same rule in one sentence."""
    for rule in dict.fromkeys(orders.defence_at.values()):
        places = tuple(place for place, each in orders.defence_at.items() if each == rule)
        yield say(words.DEFENCE_AT, territory=_territories(say, places), rule=_rule(say, rule))


def _territories(say: Say, places: tuple[int, ...]) -> str:
    return _COMMA.join(say(words.named("territory", NAMES[place])) for place in places)


def _told(player: Seat) -> list[str]:
    held = {DESIGN_OF[card] for card in player.shop_cards}
    return [design for design in ANSWERS if design in held or design in player.orders.reactions]


def _reaction(say: Say, design: str, order: Reaction) -> str:
    policy = {"never": words.NEVER, "ask": words.ASK}.get(order.policy)
    if policy is not None:
        told = say(policy)
    else:
        places = f" {say(words.OR)} ".join(say(words.place(each)) for each in order.where)
        told = say(words.AUTO, places=places, least=say(words.least(design), number=order.least))
    return say(words.REACTION, card=say(words.named("card", design)), policy=told)


def _wish(say: Say, wish: str) -> str:
    name, _, rest = wish.replace("@", ":").partition(":")
    if name == REST:
        return say(words.REST)
    if name in FACTIONS:
        return say(words.named("faction", name))
    if name in BOSS_IDS:
        boss = say(words.named("boss", name))
        return say(words.HOUSED, boss=boss, territory=say(words.named("territory", rest))) if rest else boss
    territory = say(words.named("territory", name))
    return say(words.PLANNED, territory=territory, armies=int(rest)) if rest and name in NUMBERS else territory
