"""What a player alone holds and has ordered."""

from collections import Counter

from bot.words.contract import Say
from bot.words.limits import MESSAGE, cut, length
from bot.words.names import listed
from bot.words.risk_mgs.orders import standing
from bot.words.risk_mgs.vocabulary import benefit, card, counted, effect, key, objective, reward, seat_name, territory
from engine.risk_mgs.facts import DESIGN_OF, DESIGNS, STARS, TERRITORY_OF
from engine.risk_mgs.state import State


def hand(say: Say, state: State) -> str:
    """Points, cards with what they do, objectives, rewards, standing orders. Of a great many cards only the names."""
    seat = state.viewer
    if seat is None:
        return ""
    full = "\n".join(_lines(say, state, seat, brief=False))
    return full if length(full) <= MESSAGE else cut("\n".join(_lines(say, state, seat, brief=True)), MESSAGE)


def _lines(say: Say, state: State, seat: int, *, brief: bool) -> list[str]:
    own = state.seats[seat]
    lines = [say("risk_mgs-hand-points", faction=seat_name(say, state, seat), points=own.points)]
    lines += [_territory_cards(say, own.territory_cards), *_shop_cards(say, own.shop_cards, brief=brief)]
    if own.objectives:
        lines.append(
            say("risk_mgs-hand-objectives", objectives=listed(say, [objective(say, each) for each in own.objectives]))
        )
    for each in own.rewards:
        lines.append(say("risk_mgs-hand-reward", reward=reward(say, each), benefit=benefit(say, each)))
    lines.append(say("risk_mgs-hand-orders"))
    return [*lines, *(say("risk_mgs-hand-line", line=line) for line in standing(say, state, seat))]


def _territory_cards(say: Say, cards: tuple[str, ...]) -> str:
    if not cards:
        return say("risk_mgs-hand-territory-none")
    told = [
        say("risk_mgs-hand-territory-card", territory=territory(say, TERRITORY_OF[each]), stars=STARS[each])
        for each in cards
    ]
    stars = counted(say, "stars", sum(STARS[each] for each in cards))
    return say("risk_mgs-hand-territory", count=len(cards), stars=stars, cards=listed(say, told))


def _shop_cards(say: Say, cards: tuple[str, ...], *, brief: bool) -> list[str]:
    if not cards:
        return [say("risk_mgs-hand-shop-none")]
    held = Counter(DESIGN_OF[each] for each in cards)
    if brief:
        told = [say("risk_mgs-hand-shop-brief", card=card(say, each), count=held[each]) for each in held]
        return [say("risk_mgs-hand-shop", count=len(cards)), say("risk_mgs-hand-line", line=listed(say, told))]
    return [say("risk_mgs-hand-shop", count=len(cards)), *(_shop_card(say, each, held[each]) for each in held)]


def _shop_card(say: Say, design: str, count: int) -> str:
    what = {"card": card(say, design), "cost": DESIGNS[design].cost, "effect": effect(say, design)}
    when = say(f"risk_mgs-timing-{key(DESIGNS[design].timing)}")
    return say("risk_mgs-hand-shop-card", count=count, when=when, **what)
