"""What a simple computer player wants: territories by what they bring, attacks by their odds, places for its armies."""

from engine.risk_mgs.board import holds_own_headquarters, is_enemy, neighbours, owned
from engine.risk_mgs.legal import attacks
from engine.risk_mgs.state import State
from engine.risk_mgs.world import ZONE_OF

LAND = 1.0
CITY = 2.0
HEADQUARTERS = 4.0
LAST = 6.0
"""The only territory that somebody has left."""
ZONE = 1.5
"""For each army of its bonus, if the territory is all that is missing; of several, a share."""
MARGIN = 1
"""So many armies more than the defender's make good odds."""
MOST_COUNTED = 10
"""Armies more than the defender's, above which even more are better elsewhere."""
PATIENCE = 40
"""Rounds after which all odds are good enough, lest a game never ends."""
LEAST_RECKLESS = 4
"""Armies with which it attacks then: three dice."""


def prize(state: State, territory: int) -> float:
    """What it is worth to the active seat to take a territory."""
    owner, worth = state.owners[territory], LAND
    if territory in state.cities:
        worth += CITY
    if any(each.headquarters == territory for each in state.seats):
        worth += HEADQUARTERS
    if owner >= 0 and state.owners.count(owner) == 1:
        worth += LAST
    zone = ZONE_OF.get(territory)
    if zone is not None:
        missing = [each for each in zone.territories if state.owners[each] != state.active]
        worth += ZONE * zone.bonus / len(missing)
    return worth


def best_attack(state: State) -> tuple[int, int] | None:
    """The source and target of the best attack at good odds."""
    pairs = [(source, target) for source, targets in attacks(state) for target in targets]
    good = [pair for pair in pairs if _margin(state, *pair) >= MARGIN or _reckless(state, pair[0])]
    return max(good, key=lambda pair: _promise(state, *pair), default=None)


def best_base(state: State) -> int:
    """Where armies are wanted most: at the own HQ, if it is in danger, else where they win most; anywhere, if nobody
    else is near."""
    seat = state.active
    own = owned(state, seat)
    home = state.seats[seat].headquarters
    if home is not None and holds_own_headquarters(state, seat) and threat(state, home) > state.armies[home]:
        return home
    pairs = [
        (source, target) for source in own for target in neighbours(state, source) if is_enemy(state, seat, target)
    ]
    return max(pairs, key=lambda pair: _promise(state, *pair), default=(own[0], -1))[0]


def threat(state: State, territory: int) -> int:
    """The most armies that an enemy of the territory's owner has beside it."""
    owner = state.owners[territory]
    return max([state.armies[each] for each in neighbours(state, territory) if is_enemy(state, owner, each)], default=0)


def _promise(state: State, source: int, target: int) -> float:
    # Armies count less than what they win: they only choose between equal prizes.
    margin = min(_margin(state, source, target), MOST_COUNTED)
    return prize(state, target) / (1 + state.armies[target]) + margin / 100


def _margin(state: State, source: int, target: int) -> int:
    return state.armies[source] - 1 - state.armies[target]


def _reckless(state: State, source: int) -> bool:
    return state.round > PATIENCE and state.armies[source] >= LEAST_RECKLESS
