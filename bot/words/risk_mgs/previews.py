"""What a legal move would do, said before it is confirmed."""

from collections.abc import Callable

from bot.words.contract import Say
from bot.words.risk_mgs import orders
from bot.words.risk_mgs.menus_words import done
from bot.words.risk_mgs.previews_battle import answer, attack, conquest, keep, reroll, series
from bot.words.risk_mgs.previews_land import PLACING
from bot.words.risk_mgs.previews_shopping import SHOPPING, card
from bot.words.risk_mgs.vocabulary import dock, objective, territory
from engine.contract import ORDER, RESIGN, Move
from engine.risk_mgs.facts import WINNING_OBJECTIVES
from engine.risk_mgs.state import State
from engine.risk_mgs.timeouts import SKIP
from engine.risk_mgs.world import DOCKS, NAMES


def preview(say: Say, state: State, seat: int, move: Move) -> str:
    """What changes, with the numbers that come of it."""
    if move in (RESIGN, SKIP):
        return say(f"risk_mgs-preview-{move[0]}")
    if move[0] == ORDER:
        return say("risk_mgs-preview-order", order=orders.told(say, move[1:]))
    if state.window is not None:
        return answer(say, state, seat, move)
    return _PREVIEWS[move[0]](say, state, seat, move)


def _done(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-done", done=done(say, state))


def _take(say: Say, state: State, seat: int, move: Move) -> str:
    taken = len(state.seats[seat].objectives) + 1
    facts: dict[str, str | int] = {"objective": objective(say, move[1]), "taken": taken}
    if state.agreed.mode == "world_conquest":
        return say("risk_mgs-preview-take-reward", **facts)
    key = "risk_mgs-preview-take-of-reward" if move[1] in state.face_down else "risk_mgs-preview-take-of"
    return say(key, wanted=WINNING_OBJECTIVES, **facts)


def _airfield(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-airfield", territory=territory(say, move[1]))


def _sail(say: Say, state: State, seat: int, move: Move) -> str:
    where = territory(say, NAMES[DOCKS[int(move[1])]])
    return say("risk_mgs-preview-sail", dock=dock(say, int(move[1])), territory=where)


_PREVIEWS: dict[str, Callable[[Say, State, int, Move], str]] = {
    **PLACING,
    **SHOPPING,
    "card": card,
    "attack": attack,
    "series": series,
    "reroll": reroll,
    "keep": keep,
    "move": conquest,
    "take": _take,
    "airfield": _airfield,
    "sail": _sail,
    "done": _done,
}
