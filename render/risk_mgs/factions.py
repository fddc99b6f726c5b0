"""Whose is what: the colours and emblems of the five factions, and of armies that belong to no player.

Each colour is lighter or darker than all others, so that they differ in grey, too.
"""

from msgspec import Struct

from engine.risk_mgs.facts import FACTIONS
from engine.risk_mgs.state import NEUTRAL, NOBODY, TROOPERS, State
from render.colours import CREAM, INK, Colour


class Look(Struct, frozen=True):
    """How armies are shown."""

    id: str
    """Of the faction, or ``neutral``, ``troopers``, ``nobody``: part of the names of its drawings."""
    colour: Colour
    sign: Colour
    """Of the emblem on that colour."""
    hatched: bool = False
    """Land of armies that belong to no player."""


_FACTIONS = (
    Look("praying_mantis", (34, 116, 68), CREAM),
    Look("otselotovaya_khvatka", (255, 230, 104), INK),
    Look("raven_sword", (78, 36, 118), CREAM),
    Look("werewolf", (112, 184, 244), INK),
    Look("pieuvre_armement", (224, 102, 24), INK),
)
LOOKS = {look.id: look for look in _FACTIONS}
"""By faction."""
OTHERS = {
    NEUTRAL: Look("neutral", (150, 148, 140), INK, hatched=True),
    TROOPERS: Look("troopers", (104, 107, 108), CREAM, hatched=True),
    NOBODY: Look("nobody", (206, 196, 168), INK),
}
"""By owner below 0."""


def look_of(state: State, owner: int) -> Look:
    """How armies of an owner, a seat or one of the words of `engine.risk_mgs.state`, are shown."""
    if owner < 0:
        return OTHERS[owner]
    # Before factions are chosen, seats are still told apart.
    return LOOKS[state.seats[owner].faction or FACTIONS[owner]]
