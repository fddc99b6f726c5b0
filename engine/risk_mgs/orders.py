"""Section 21: standing orders as moves. They are legal for every seat at any time, and listed only after ``order``.

``order defence max``, ``order defence min``, ``order defence max-from 3``; the same with a territory after
``defence-at``, and there ``default``; ``order claymore never``, ``auto``, ``ask``, ``auto-if hq+city 4``;
``order escape egypt,congo``; ``order wish claim egypt,congo``; ``-`` is an empty list.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.contract import Illegal, Move
from engine.risk_mgs.facts import BOSS_IDS, FACTIONS
from engine.risk_mgs.reactions import ANSWERS, CONDITIONS
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import SETUP, Defence, Orders, Policy, Reaction
from engine.risk_mgs.world import NAMES, NUMBERS, WORLD

WORD = "order"
MIN: Defence = -1
MAX: Defence = 0
MOST_NUMBER = 9999
POLICIES: tuple[Policy, ...] = ("never", "auto", "ask")
EMPTY = "-"


def order_moves(picked: Move) -> Iterator[Move]:
    """A choice of orders, the simplest ones of each kind: what a menu offers. More can be typed."""
    for move in _offered():
        if move[: len(picked)] == picked:
            yield move


def _offered() -> Iterator[Move]:
    for rule in ("max", "min"):
        yield (WORD, "defence", rule)
    yield from ((WORD, "defence", "max-from", str(number)) for number in range(2, 11))
    for name in NAMES:
        yield from ((WORD, "defence-at", name, rule) for rule in ("max", "min", "default"))
    for design in ANSWERS:
        yield from ((WORD, design, policy) for policy in POLICIES)
    yield from ((WORD, "escape", name) for name in (*NAMES, EMPTY))
    for step in SETUP:
        for each in (*_wishable(step), EMPTY):
            yield (WORD, "wish", step, f"{each}:1" if step == "place" and each in NUMBERS else each)


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
        case ("escape", names):
            places = _list(names, NAMES)
            return replace(orders, escape=tuple(NUMBERS[name] for name in places))
        case ("wish", step, names) if step in SETUP:
            wishes = _wishes(step, names)
            return replace(orders, wishes={**orders.wishes, step: wishes})
        case (design, *rest) if design in CONDITIONS:
            return replace(orders, reactions={**orders.reactions, design: _reaction(design, rest)})
    raise Illegal("bad-order", order=" ".join(move))


def _defence(rule: list[str]) -> Defence:
    match rule:
        case ["max"]:
            return MAX
        case ["min"]:
            return MIN
        case ["max-from", number]:
            return _number(number)
    raise Illegal("bad-order", order=" ".join(rule), known=["max", "min", "max-from"])


def defence_text(rule: Defence) -> str:
    """As it is ordered: ``max``, ``min``, ``max-from 3``."""
    return {MAX: "max", MIN: "min"}.get(rule, f"max-from {rule}")


def _reaction(design: str, rest: list[str]) -> Reaction:
    condition = CONDITIONS[design]
    match rest:
        case [policy] if policy in POLICIES:
            return Reaction(_policy(policy), condition.where, condition.least)
        case ["auto-if", where, number]:
            places = tuple(sorted(set(where.split("+"))))
            if set(places) <= set(condition.places):
                return Reaction("auto", places, _number(number))
    raise Illegal("bad-order", order=design, policies=list(POLICIES), where=list(condition.places))


def _policy(text: str) -> Policy:
    return POLICIES[POLICIES.index(text)]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_NUMBER:
        raise Illegal("bad-order", order=text, least=1, most=MOST_NUMBER)
    return int(text)


def _list(text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    names = () if text == EMPTY else tuple(text.split(","))
    if len(set(names)) < len(names) or not set(names) <= set(known):
        raise Illegal("bad-order", order=text)
    return names


def _wishable(step: str) -> tuple[str, ...]:
    world = NAMES[: len(WORLD)]
    return {"factions": FACTIONS, "first-boss": BOSS_IDS, "place": (*world, REST)}.get(step, world)


def _wishes(step: str, text: str) -> tuple[str, ...]:
    # A plan tells armies (``egypt:3``), a wish for a boss may tell its place (``vamp@egypt``).
    wishes = () if text == EMPTY else tuple(text.split(","))
    for wish in wishes:
        if step == "place" and wish != REST:
            wish, _, number = wish.partition(":")
            _number(number)
        elif step == "first-boss" and "@" in wish:
            wish, _, place = wish.partition("@")
            _list(place, NAMES)
        if wish not in _wishable(step):
            raise Illegal("bad-order", order=wish)
    if len(set(wishes)) < len(wishes):
        raise Illegal("bad-order", order=text)
    return wishes
