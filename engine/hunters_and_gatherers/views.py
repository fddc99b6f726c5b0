"""What may be seen: everything but the order of the piles, by everybody."""

from collections import Counter

from msgspec.structs import replace

from engine.hunters_and_gatherers.facts import COUNTS
from engine.hunters_and_gatherers.state import UNKNOWN, State


def public_state(state: State) -> State:
    """The state with every tile of the piles as ``?``."""
    return replace(state, land=(UNKNOWN,) * len(state.land), bonus=(UNKNOWN,) * len(state.bonus))


def unseen(state: State) -> dict[str, int]:
    """How many of each tile have not been seen. In a game from a shorter deal, not all of them are in the piles."""
    seen = Counter([laid.tile for laid in state.tiles])
    seen.update(state.removed)
    if state.drawn is not None:
        seen[state.drawn] += 1
    return {tile: number - seen[tile] for tile, number in COUNTS.items() if number > seen[tile]}
