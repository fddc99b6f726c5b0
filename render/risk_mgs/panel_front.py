"""Whom everybody looks at."""

from engine.risk_mgs.ending import result
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import State


def in_front(state: State) -> tuple[int, ...]:
    """The seats that have to choose, or have won."""
    final = result(state)
    return final.ranking[0] if final else (awaited(state),)
