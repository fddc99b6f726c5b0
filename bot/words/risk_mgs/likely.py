"""The pick that most people would take, where one stands out."""

from collections.abc import Callable, Sequence

from bot.words.risk_mgs.menus_slots import slot
from engine.contract import Move
from engine.risk_mgs.legal import ODDS
from engine.risk_mgs.moving import ALONE
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS


def likely(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    """All armies, most dice, a series while the odds are good; out of the own headquarters as few armies as must. Empty
    where tastes differ."""
    if not choices:
        return ""
    chosen = _LIKELY.get(slot(picked, choices[0]))
    found = chosen(state, seat, picked, choices) if chosen else ""
    return found if found in choices else ""


def _most(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    return max(choices, key=int)


def _odds(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    return ODDS


def _moved(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    return _leaving(state, seat, NUMBERS[picked[-2]], choices)


def _entering(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    return _leaving(state, seat, state.battle.source, choices) if state.battle is not None else ""


def _leaving(state: State, seat: int, source: int, choices: Sequence[str]) -> str:
    # Section 21 (d).
    return (min if source == state.seats[seat].headquarters else max)(choices, key=int)


def _company(state: State, seat: int, picked: Move, choices: Sequence[str]) -> str:
    """The boss stays where most armies are."""
    source = state.battle.source if state.battle is not None else NUMBERS[picked[-3]]
    going = int(picked[-1])
    return next((each for each in choices if (each == ALONE) == (going < state.armies[source] - going)), "")


_LIKELY: dict[str, Callable[[State, int, Move, Sequence[str]], str]] = {
    "deployed": _most,
    "dice": _most,
    "stop": _odds,
    "moved": _moved,
    "entering": _entering,
    "company": _company,
}
"""By the kinds of `menus_slots.slot`."""
