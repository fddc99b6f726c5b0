"""Who is awaited, in which phase, and what he is asked."""

from engine.contract import Prompt, Turn
from engine.halali.actions import PASS
from engine.halali.legal import legal_moves, stalled
from engine.halali.scores import between_games
from engine.halali.state import SEATS, Position, State
from engine.halali.tiles import FACE_DOWN

TURNING, END_PHASE, BETWEEN, OVER = "turning", "end", "between", "over"


def turn_of(state: State) -> Turn:
    """Phases: ``turning``, ``end``, ``between`` (either seat may begin the second game), ``over``."""
    if between_games(state):
        return Turn(SEATS, BETWEEN, Prompt("between-games", {"next": 2}))
    if state.ended is not None:
        return Turn((), OVER, Prompt("over"))
    seats = (state.seat_of(state.position.side),)
    if state.position.left is None:
        return Turn(seats, TURNING, _turning(state))
    return Turn(seats, END_PHASE, _end_phase(state, state.position, state.position.left))


def _turning(state: State) -> Prompt:
    # ``hidden``: tiles face-down; ``quiet``: turns without progress; ``limit``: Q1, 0 is off.
    code = "turn-up-or-take" if stalled(state.position, state.agreed) else "turn-up-or-move"
    hidden = sum(tile in FACE_DOWN for tile in state.position.board)
    return Prompt(code, {"hidden": hidden, "quiet": state.position.stall, "limit": state.agreed.stall_limit})


def _end_phase(state: State, position: Position, left: tuple[int, int]) -> Prompt:
    # P3: turns left to the side that is asked, this one included, and to the other.
    code = "must-pass" if PASS in legal_moves(position, state.agreed) else "move-or-leave"
    return Prompt(code, {"left": left[position.side], "others": left[1 - position.side]})
