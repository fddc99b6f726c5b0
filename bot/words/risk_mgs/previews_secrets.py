"""Whether a move tells something hidden: dice, a card that is drawn, a reward that is turned up, another's answer."""

from engine.chance import ChanceError, Scripted
from engine.contract import Illegal, Move
from engine.risk_mgs.playing import play
from engine.risk_mgs.state import UNKNOWN, State

_ANSWERED = frozenset(("attack", "series", "reroll", "keep", "card", "pass", "auto"))
"""Somebody else may answer with what he holds, or dice are rolled."""


def tells_hidden(state: State, seat: int, move: Move) -> bool:
    """It does unless the move can be played on what the seat sees, without chance, and brings no unknown card."""
    if move[0] in _ANSWERED:
        return True
    try:
        after, _ = play(state, seat, move, Scripted({}))
    except (ChanceError, Illegal):
        return True
    hand = after.seats[seat]
    return UNKNOWN in (*hand.territory_cards, *hand.shop_cards)
