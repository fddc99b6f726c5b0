"""The first word of a move: what one can do in a step of the turn."""

from bot.words.contract import Say
from engine.contract import Move
from engine.risk_mgs.board import commands_ship
from engine.risk_mgs.facts import HIRE_FEE, SALARY
from engine.risk_mgs.legal import price
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
    return say(f"risk_mgs-word-{choice}")


def done(say: Say, state: State) -> str:
    """What leaving the step means: the steps that follow are skipped where nothing can be done in them."""
    if state.step == "closing" and commands_ship(state) == state.active:
        return say("risk_mgs-done-closing-ship")
    return say(f"risk_mgs-done-{state.step}")
