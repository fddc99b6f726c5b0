"""A simple computer player: it counts the points of its turn, and what the areas that it touches promise.

It knows how many tiles are left, and not which.
"""

from engine.advising import best
from engine.chance import Chance
from engine.contract import Move
from engine.hunters_and_gatherers.actions import read_path
from engine.hunters_and_gatherers.facts import SEGMENTS
from engine.hunters_and_gatherers.field import COMPLETABLE
from engine.hunters_and_gatherers.laying import lay
from engine.hunters_and_gatherers.legal import NO_PIECE, legal_moves
from engine.hunters_and_gatherers.majority import winners
from engine.hunters_and_gatherers.parts import ZONES_PER_TILE
from engine.hunters_and_gatherers.state import Area, State
from engine.hunters_and_gatherers.values import value

LOOKED_AT = 12
"""Places for the tile, best without a piece, where it thinks of pieces, too."""
CLOSING = 0.75
"""How likely an opening of a forest or river is closed in time."""
TILES_TO_CLOSE = 3
"""Land tiles left for each opening, below which it is less likely."""
GROWTH = 0.6
"""Points that an opening of a meadow or water system brings until the end of a whole game."""
GOLD = 3.0
"""What a bonus tile is worth."""
MEMBER_COSTS = (0.0, 5.0, 2.5, 1.5, 1.0, 0.5)
"""What a member is worth in hand, by how many are there: the last one most."""
STAYING = 2.0
"""So much more a hunter costs, who never comes home."""
HUT_COST = 2.0


def advise(state: State, chance: Chance) -> Move:
    """A legal move of the active seat."""
    worths = {move: _worth(state, move) for move in legal_moves(state) if move[-1] == NO_PIECE}
    places = sorted(worths, key=lambda move: -worths[move])[:LOOKED_AT]
    moves = [move for place in places for move in legal_moves(state, place[:2])]
    return best(moves, lambda move: worths[move] if move in worths else _worth(state, move), chance)


def _worth(state: State, move: Move) -> float:
    action = read_path(move)
    if action is None or state.drawn is None:
        return 0
    placed = lay(state, state.drawn, action)
    after, rim = placed.state, state.field.rims[action.cell]
    promised = sum(_promise(state, state.field.areas[number]) for number in set(rim.areas))
    first = len(state.tiles) * ZONES_PER_TILE
    promises = sum(_promise(after, area) for area in after.field.areas.values() if area.zones[-1] >= first)
    gained = _lead(after, after.scores) - _lead(state, state.scores)
    return gained + promises - promised + GOLD * placed.gold - _cost(state, move)


def _lead(state: State, scores: tuple[int, ...]) -> float:
    # Over the mean of the others.
    own = scores[state.active]
    return own - (sum(scores) - own) / (len(scores) - 1)


def _promise(state: State, area: Area) -> float:
    # What the area may still bring the active seat, less what it may bring the others.
    if not area.seats:
        return 0
    points: float = value(area, state.tiles)["points"]
    left = len(state.land)
    if area.kind in COMPLETABLE:
        points *= CLOSING**area.open * min(1, left / (TILES_TO_CLOSE * area.open)) if area.open else 0
    else:
        points += GROWTH * area.open * _rest(state)
    leading = winners(area, state.tiles, state.pieces)
    own = state.active in leading
    return points * (own - (len(leading) - own) / (len(state.scores) - 1))


def _rest(state: State) -> float:
    # How much of the game is left, from 1 to 0.
    return len(state.land) / (len(state.land) + len(state.tiles))


def _cost(state: State, move: Move) -> float:
    # Of a piece that is then no longer in hand.
    kind, _, segment = move[-1].partition(":")
    if kind == NO_PIECE or state.drawn is None:
        return 0
    if kind == "hut":
        return HUT_COST * _rest(state)
    members, _ = state.supply[state.active]
    stays = SEGMENTS[state.drawn][segment].kind == "meadow"
    return (MEMBER_COSTS[members] + STAYING * stays) * _rest(state)
