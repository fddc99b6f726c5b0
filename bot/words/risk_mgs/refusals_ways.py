"""What a player can do after a refusal: moves that are possible, ready to be typed."""

from collections.abc import Sequence
from itertools import islice

from bot.words.contract import Say
from bot.words.names import either
from engine.contract import ORDER, Move
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.notation import read
from engine.risk_mgs.state import State

FEW = 4
"""So many moves are named."""


def way_out(say: Say, state: State, seat: int, text: str, code: str) -> str:
    """What can be done instead of what was typed."""
    if state.ended:
        return say("risk_mgs-now-over")
    move = read(text) or ()
    if move[:1] == (ORDER,):
        return say("risk_mgs-now-order")
    if seat != awaited(state):
        return say("risk_mgs-now-wait")
    return say("risk_mgs-now-some", moves=written(say, state, seat, move))


def written(say: Say, state: State, seat: int, typed: Move) -> str:
    """`examples`, as they are typed."""
    return either(say, [RISK_MGS.format(state, each) for each in examples(state, seat, typed)])


def examples(state: State, seat: int, typed: Move) -> Sequence[Move]:
    """A few legal moves that have most of their beginning in common with what was typed, each unlike the others as
    early as possible. Of numbers the greatest."""
    common = next(typed[:length] for length in range(len(typed), -1, -1) if _any(state, seat, typed[:length]))
    while True:
        found: dict[Move, Move] = {}
        for move in RISK_MGS.moves(state, seat, common):
            found[move[: len(common) + 1]] = move
        if len(found) > 1 or common in found:
            return tuple(islice(found.values(), FEW))
        (common,) = found


def _any(state: State, seat: int, picked: Move) -> bool:
    return any(True for _ in RISK_MGS.moves(state, seat, picked))
