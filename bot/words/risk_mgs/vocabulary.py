"""The nouns of Risk: Metal Gear Solid, by the ids of the data files, and how many there are of what."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.words.contract import Say
from bot.words.names import together
from engine.risk_mgs.state import NEUTRAL, NOBODY, TROOPERS, State
from engine.risk_mgs.world import DOCKS, NAMES

Name: TypeAlias = Callable[[Say, str], str]
"""The text for an id of the data files."""
_OWNERS = {NEUTRAL: "neutral", TROOPERS: "troopers", NOBODY: "nobody"}


def key(name: str) -> str:
    """An id as the keys of texts have it, with hyphens."""
    return name.replace("_", "-")


def territory(say: Say, name: str) -> str:
    """ "East Africa", of ``east_africa``."""
    return say(f"risk_mgs-territory-{key(name)}")


def place(say: Say, number: int) -> str:
    """A territory by its number."""
    return territory(say, NAMES[number])


def territories(say: Say, names: Iterable[str]) -> str:
    """ "Egypt, Congo and East Africa"."""
    return together(say, [territory(say, name) for name in names])


def zone(say: Say, name: str) -> str:
    return say(f"risk_mgs-zone-{key(name)}")


def faction(say: Say, name: str) -> str:
    """ "Raven Sword"."""
    return say(f"risk_mgs-faction-{key(name)}")


def boss(say: Say, name: str) -> str:
    return say(f"risk_mgs-boss-{key(name)}")


def ability(say: Say, name: str) -> str:
    """What a boss does, in a sentence."""
    return say(f"risk_mgs-boss-text-{key(name)}")


def card(say: Say, design: str) -> str:
    """A card of the shop, by its design."""
    return say(f"risk_mgs-card-{key(design)}")


def effect(say: Say, design: str) -> str:
    """What a card of the shop does, in a sentence."""
    return say(f"risk_mgs-card-text-{key(design)}")


def objective(say: Say, name: str) -> str:
    return say(f"risk_mgs-objective-{key(name)}")


def short_objective(say: Say, name: str) -> str:
    """In at most 18 characters."""
    return say(f"risk_mgs-objective-short-{key(name)}")


def reward(say: Say, name: str) -> str:
    return say(f"risk_mgs-reward-{key(name)}")


def benefit(say: Say, name: str) -> str:
    """What a reward brings, in a sentence."""
    return say(f"risk_mgs-reward-text-{key(name)}")


def dock(say: Say, number: int) -> str:
    """ "dock 5 (Siberia)"."""
    return say("risk_mgs-dock", number=number, territory=place(say, DOCKS[number]))


def counted(say: Say, what: str, count: int) -> str:
    """ "1 army", "2 armies"; ``what``: the end of one of the texts ``risk_mgs-count-...``."""
    return say(f"risk_mgs-count-{what}", count=count)


def called(say: Say, state: State, reader: int | None) -> tuple[str, ...]:
    """The seats for the reader of a private panel, where nobody is named: "you", and the others by faction."""
    return tuple(
        say("risk_mgs-you") if seat == reader else seat_name(say, state, seat) for seat in range(len(state.seats))
    )


def seat_name(say: Say, state: State, seat: int) -> str:
    """The faction of a seat; before there is one, its number."""
    name = state.seats[seat].faction
    return faction(say, name) if name else say("player-unnamed", number=seat + 1)


def owner(say: Say, names: Sequence[str], seat: int) -> str:
    """Who holds a territory: a name by seat, or who holds it without being a player."""
    return names[seat] if seat >= 0 else say(f"risk_mgs-owner-{_OWNERS[seat]}")
