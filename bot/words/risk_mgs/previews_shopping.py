"""Previews of moves that spend points or cards."""

from collections.abc import Callable, Mapping

from bot.words.contract import Say
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.menus_cards import aim
from bot.words.risk_mgs.menus_numbers import dice_again
from bot.words.risk_mgs.menus_slots import slot
from bot.words.risk_mgs.previews_land import transfer
from bot.words.risk_mgs.vocabulary import ability, boss, called, counted, effect, territory
from engine.contract import Move
from engine.risk_mgs.facts import ARMIES_FOR_STARS, DESIGNS, HIRE_FEE, POINTS_PER_ARMY, SALARY
from engine.risk_mgs.legal import price
from engine.risk_mgs.state import State


def _stars(say: Say, state: State, seat: int, move: Move) -> str:
    total = sum(map(int, move[1].split("+")))
    armies = ARMIES_FOR_STARS[total]
    return say(
        "risk_mgs-preview-stars",
        stars=counted(say, "stars", total),
        cards=counted(say, "cards", len(move[1].split("+"))),
        armies=counted(say, "armies", armies),
        all=state.course.armies + armies,
        points=armies * POINTS_PER_ARMY,
    )


def _buy(say: Say, state: State, seat: int, move: Move) -> str:
    cost = price(state, seat)
    return say("risk_mgs-preview-buy", price=cost, left=state.seats[seat].points - cost)


def _pay(say: Say, state: State, seat: int, move: Move) -> str:
    left = state.seats[seat].points - SALARY
    return say("risk_mgs-preview-pay", boss=boss(say, move[1]), salary=SALARY, left=left)


def _dismiss(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-dismiss", boss=boss(say, move[1]))


def _hire(say: Say, state: State, seat: int, move: Move) -> str:
    left = state.seats[seat].points - HIRE_FEE
    what = {"boss": boss(say, move[1]), "territory": territory(say, move[2]), "ability": ability(say, move[1])}
    return say("risk_mgs-preview-hire", fee=HIRE_FEE, left=left, **what)


def card(say: Say, state: State, seat: int, move: Move) -> str:
    """A card of the shop: what it costs, at what it is aimed, what it does."""
    design, choices = move[1], move[2:]
    cost = DESIGNS[design].cost
    played: dict[str, str | int] = {"card": vocabulary.card(say, design), "cost": cost}
    played["left"] = state.seats[seat].points - cost
    played["effect"] = _effect(say, state, seat, design, choices)
    aimed = _aim(say, state, seat, design, choices)
    return say("risk_mgs-preview-card-aimed", aim=aimed, **played) if aimed else say("risk_mgs-preview-card", **played)


def _effect(say: Say, state: State, seat: int, design: str, choices: Move) -> str:
    if choices and slot(("card", design), choices[0]) == "source":
        return transfer(say, state, choices)
    return effect(say, design)


def _aim(say: Say, state: State, seat: int, design: str, choices: Move) -> str:
    first = slot(("card", design), choices[0]) if choices else ""
    if first == "dice-again":
        return dice_again(say, state, seat, ("card", design), choices[0])
    return "" if first == "source" else aim(say, state, design, choices, called(say, state, seat))


SHOPPING: Mapping[str, Callable[[Say, State, int, Move], str]] = {
    "stars": _stars,
    "buy": _buy,
    "pay": _pay,
    "dismiss": _dismiss,
    "hire": _hire,
}
"""By the first word of a move."""
