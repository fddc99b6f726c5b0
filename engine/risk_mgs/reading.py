"""What a person typed becomes a legal move, or a refusal."""

from itertools import islice

from engine.contract import ORDER, RESIGN, Ambiguous, Illegal, Move, Unreadable
from engine.risk_mgs.legal import legal_moves
from engine.risk_mgs.notation import COMMANDS, LONGEST, read, write
from engine.risk_mgs.orders import obey
from engine.risk_mgs.refusals import check, refuse_unawaited
from engine.risk_mgs.state import State
from engine.risk_mgs.timeouts import SKIP

MOST_NAMED = 25
"""Moves that a refusal lists."""


def parse(state: State, seat: int, text: str) -> Move:
    """A text that is the beginning of one legal move means that one; of several, it is `Ambiguous`.

    Raises `Unreadable`, `Illegal` or `Ambiguous` (``which-move``)."""
    move = read(text)
    refuse_unawaited(state, seat, move or ())
    if move is None:
        raise Unreadable("bad-syntax", text=text[:LONGEST], known=sorted({*COMMANDS.values()}))
    if move[0] == ORDER:
        obey(state.seats[seat].orders, move)
        return move
    if move in (RESIGN, SKIP):
        return move
    moves = list(islice(legal_moves(state, move), MOST_NAMED))
    if len(moves) > 1:
        raise Ambiguous("which-move", moves=[write(each) for each in moves])
    if moves:
        return moves[0]
    check(state, move)
    raise Illegal("not-possible", move=list(move))
