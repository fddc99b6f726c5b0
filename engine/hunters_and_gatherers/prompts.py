"""Who is awaited, in which phase, and what he is asked."""

from engine.contract import Prompt, Turn
from engine.hunters_and_gatherers.state import State

OVER = "over"


def turn_of(state: State) -> Turn:
    """Phases: ``land``, ``bonus`` (7.4), ``over``.

    Prompts ``lay-land`` and ``lay-bonus``: ``tile`` in hand, ``land`` and ``bonus`` tiles left without it, ``members``
    and ``huts`` in the supply of the active seat."""
    if state.ended:
        return Turn((), OVER, Prompt(OVER))
    members, huts = state.supply[state.active]
    data = {"tile": state.drawn, "land": len(state.land), "bonus": len(state.bonus), "members": members, "huts": huts}
    return Turn((state.active,), state.drawn_kind, Prompt(f"lay-{state.drawn_kind}", data))
