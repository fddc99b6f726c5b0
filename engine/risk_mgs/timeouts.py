"""Section 21 (a), (d), (e): what is chosen for a player whose time is over: ``skip``, legal for the awaited seat."""

from engine.contract import Limit, Move
from engine.risk_mgs.acting import act
from engine.risk_mgs.board import holds_own_headquarters
from engine.risk_mgs.legal import AUTO, DONE, KEEP, awaited, legal_moves
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.setting_up import default_choice, weakest_border
from engine.risk_mgs.state import SETUP, State
from engine.risk_mgs.turns import count_missed
from engine.risk_mgs.world import NAMES

SKIP: Move = ("skip",)
"""Never listed: it is for the clock of a host."""
ANSWER_SECONDS = 8 * 60 * 60
"""(a)."""


def limit(state: State) -> Limit | None:
    """(a): of a window, at the end of which the standing orders answer."""
    return None if state.window is None else Limit(state.window.seat, ANSWER_SECONDS, AUTO)


def passing(state: State, seat: int) -> Move | None:
    """(e), for the awaited seat."""
    return SKIP if not state.ended and seat == awaited(state) else None


def skip(play: Progress) -> None:
    """One choice of the set-up, one answer, or the rest of the turn."""
    state = play.state
    seat, number, missed = state.active, state.round, play.seat(state.active).missed
    whole_turn = state.step not in SETUP and state.window is None
    play.tell("time-over", seat=seat if state.window is None else state.window.seat)
    act(play, default_move(state))
    while whole_turn and _still(play.state, seat, number):
        act(play, default_move(play.state))
    if whole_turn and not play.state.ended and play.state.window is None:
        count_missed(play, seat, missed + 1)


def _still(state: State, seat: int, number: int) -> bool:
    # A window of somebody else stops even this.
    return not state.ended and state.active == seat and state.round == number and state.window is None


def default_move(state: State) -> Move:
    """What is chosen by itself in the position."""
    if state.window is not None:
        return AUTO
    if state.battle is not None:
        return _entry(state) if state.battle.stage == "conquest" else KEEP
    if state.step in SETUP:
        return default_choice(state)
    if state.step == "recruit":
        return ("deploy", NAMES[_home(state)], str(state.course.armies))
    if state.step == "airfield":
        return ("airfield", NAMES[_home(state)])
    first = next(legal_moves(state))
    return first if state.step == "bosses" and first[0] == "pay" else DONE


def _home(state: State) -> int:
    own = state.seats[state.active].headquarters
    if own is not None and holds_own_headquarters(state, state.active):
        return own
    return weakest_border(state, state.active)


def _entry(state: State) -> Move:
    # (d): all but one, or the least when the armies come from the own HQ. The boss goes where most armies are.
    moves = list(legal_moves(state))
    battle = state.battle
    if battle is not None and battle.source == state.seats[state.active].headquarters:
        return moves[0]
    return moves[-1]
