"""The first word of a move: what one can do in a step of the turn."""

from bot.words.contract import Say
from bot.words.risk_mgs.vocabulary import card
from engine.contract import Move
from engine.risk_mgs.board import commands_ship
from engine.risk_mgs.facts import HIRE_FEE, SALARY
from engine.risk_mgs.legal import price
from engine.risk_mgs.reactions import automatic
from engine.risk_mgs.state import State


def word(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """ "Attack: one roll of the dice"; of ``done``, what comes next."""
    match choice:
        case "done":
            return done(say, state)
        case "buy":
            return say("risk_mgs-word-buy", price=price(state, seat))
        case "pay":
            return say("risk_mgs-word-pay", salary=SALARY)
        case "hire":
            return say("risk_mgs-word-hire", fee=HIRE_FEE)
        case "keep" if state.battle is not None:
            return say(f"risk_mgs-word-keep-{state.battle.stage}")
        case "auto" if design := ordered_answer(state, seat):
            return say("risk_mgs-word-auto-card", card=card(say, design))
    return say(f"risk_mgs-word-{choice}")


def ordered_answer(state: State, seat: int) -> str:
    """The card that the standing orders would play in the window that is open, or nothing."""
    return "" if state.window is None else automatic(state, seat, state.window.trigger, asked=True)


def done(say: Say, state: State) -> str:
    """What leaving the step means: the steps that follow are skipped where nothing can be done in them."""
    if state.step == "closing" and commands_ship(state) == state.active:
        return say("risk_mgs-done-closing-ship")
    return say(f"risk_mgs-done-{state.step}")
