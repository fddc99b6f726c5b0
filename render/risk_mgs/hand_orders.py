"""Section 21: a player's standing orders in short sentences."""

from collections.abc import Iterator, Sequence

from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, FACTIONS
from engine.risk_mgs.orders import MAX, MIN
from engine.risk_mgs.reactions import ANSWERS, order_for
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import SETUP, Defence, Orders, Reaction, Seat, State
from engine.risk_mgs.world import NAMES
from render.risk_mgs import panel_words as words
from render.scene import Say, Scene


def order_lines(scene: Scene, seat: int) -> list[str]:
    """What counts now: defence always, answers for cards that are held or were given an order, the rest if ordered."""
    state: State = scene.state
    player, say = state.seats[seat], scene.say
    orders = player.orders
    lines = [say(words.DEFENCE, rule=_rule(say, orders.defence)), *_at_territories(say, orders)]
    for design in _told(player):
        rule = _reaction(say, design, order_for(orders, design))
        lines.append(say(words.ANSWER, card=say(words.card(design)), rule=rule))
    if orders.escape:
        lines.append(say(words.ESCAPE, entries=_territories(say, orders.escape)))
    to_come = SETUP[SETUP.index(state.step) :] if state.step in SETUP else ()
    for step in to_come:
        if wishes := orders.wishes.get(step):
            entries = _joined(say, words.LIST, [_wish(say, wish) for wish in wishes])
            lines.append(say(words.WISHES, step=say(words.wished(step)), entries=entries))
    return lines


def _joined(say: Say, key: str, parts: Sequence[str]) -> str:
    text, *rest = parts
    for part in rest:
        text = say(key, start=text, next=part)
    return text


def _rule(say: Say, rule: Defence) -> str:
    if rule in (MAX, MIN):
        return say(words.MOST_DICE if rule == MAX else words.FEWEST_DICE)
    return say(words.DICE_FROM, armies=rule)


def _at_territories(say: Say, orders: Orders) -> Iterator[str]:
    """Territories with the same rule in one sentence."""
    for rule in dict.fromkeys(orders.defence_at.values()):
        places = [place for place, each in orders.defence_at.items() if each == rule]
        yield say(words.DEFENCE_AT, territory=_territories(say, places), rule=_rule(say, rule))


def _territories(say: Say, places: Sequence[int]) -> str:
    return _joined(say, words.LIST, [say(words.territory(NAMES[place])) for place in places])


def _told(player: Seat) -> list[str]:
    held = {DESIGN_OF[card] for card in player.shop_cards}
    return [design for design in ANSWERS if design in held or design in player.orders.reactions]


def _reaction(say: Say, design: str, order: Reaction) -> str:
    if order.policy != "auto":
        return say(words.NEVER if order.policy == "never" else words.ASK)
    when = [say(words.least(design), least=order.least)]
    if order.where and "any" not in order.where:
        when.append(_joined(say, words.OR, [say(words.place(each)) for each in order.where]))
    return say(words.AUTO, when=_joined(say, words.LIST, when))


def _wish(say: Say, wish: str) -> str:
    name, _, rest = wish.replace("@", ":").partition(":")
    if name == REST:
        return say(words.REST)
    if name in FACTIONS:
        return say(words.faction(name))
    if name in BOSS_IDS:
        boss = say(words.boss(name))
        return say(words.HOUSED, boss=boss, territory=say(words.territory(rest))) if rest else boss
    territory = say(words.territory(name))
    return say(words.PLANNED, territory=territory, count=int(rest)) if rest else territory
