"""A move of any kind, checked and carried out."""

from engine.chance import Chance
from engine.contract import ORDER, RESIGN, Event, Illegal, Move
from engine.risk_mgs.acting import act
from engine.risk_mgs.ending import result
from engine.risk_mgs.orders import obey
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.refusals import check, refuse_unawaited
from engine.risk_mgs.state import State
from engine.risk_mgs.timeouts import SKIP, skip
from engine.risk_mgs.turns import drop, settle


def play(state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """The state after a legal move. Raises `Illegal`."""
    if not move:
        raise Illegal("bad-syntax", move=[])
    refuse_unawaited(state, seat, move)
    progress = Progress(state, chance)
    if move == RESIGN:
        drop(progress, seat, "resign")
    elif move[0] == ORDER:
        progress.change_seat(seat, orders=obey(state.seats[seat].orders, move))
        progress.tell_only((seat,), "ordered", seat=seat, order=list(move[1:]))
        settle(progress)
    elif move == SKIP:
        skip(progress)
    else:
        check(state, move)
        act(progress, move)
    if progress.dice:
        progress.tell("dice", results=progress.dice)
    over = result(progress.state)
    if over is not None:
        progress.tell("game-over", reason=over.reason, scores=list(over.scores), ranking=list(map(list, over.ranking)))
    return progress.state, tuple(progress.events)
