"""Cells beside the field into which no tile will ever fit again."""

from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.rims import fits
from engine.hunters_and_gatherers.state import State
from engine.hunters_and_gatherers.views import unseen


def dead_holes(state: State) -> tuple[tuple[int, int], ...]:
    """As x and y, from the north-west, row by row.

    Tried are the tile in hand and all tiles that nobody has seen, wherever they lie. So it tells nothing hidden, and
    a dead hole stays dead (3.2)."""
    tiles = {*unseen(state), *([state.drawn] if state.drawn is not None else [])}
    dead = (
        coordinates(cell) for cell, rim in state.field.rims.items() if not any(fits(tile, rim.edges) for tile in tiles)
    )
    return tuple(sorted(dead, key=lambda spot: (-spot[1], spot[0])))
