"""The places where the tile in hand fits, lettered as in the picture, and what laying it there would complete."""

from collections.abc import Sequence

from msgspec import Struct

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.vocabulary import people
from bot.words.names import either, together
from engine.contract import Event
from engine.hunters_and_gatherers.areas import preview
from engine.hunters_and_gatherers.legal import NO_PIECE
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.rims import NO_TILE, fits
from engine.hunters_and_gatherers.state import State
from render.hunters_and_gatherers.lettering import letter

_COMPLETED = ("scored-forest", "scored-river")


class Site(Struct, frozen=True):
    """An empty cell where the tile in hand fits."""

    cell: str
    letter: str
    """As in the picture and the menus."""
    around: str
    """What it meets there, as `engine.hunters_and_gatherers.state.Rim` has it."""
    turns: tuple[str, ...]
    """The rotations that fit."""


class Gain(Struct, frozen=True):
    """What the best rotations at a site complete."""

    turns: tuple[str, ...]
    events: tuple[Event, ...]
    """``scored-forest`` and ``scored-river`` as if no piece were placed."""


def sites(state: State) -> tuple[Site, ...]:
    """In the order of the legal moves."""
    if state.drawn is None:
        return ()
    found: list[Site] = []
    for cell in sorted(state.field.rims, key=coordinates):
        around = state.field.rims[cell].edges
        turns = tuple(way.turn for way in fits(state.drawn, around))
        if turns:
            found.append(Site(cell, letter(len(found)), around, turns))
    return tuple(found)


def completed(state: State, cell: str, turn: str, piece: str = NO_PIECE) -> tuple[Event, ...]:
    """The forests and rivers that a legal move would complete, as events of the engine."""
    return tuple(event for event in preview(state, (cell, turn, piece)) if event.code in _COMPLETED)


def gain(state: State, site: Site) -> Gain:
    """What can be completed there at best: points for the active seat, or free ones, first."""
    by_turn = {turn: completed(state, site.cell, turn) for turn in site.turns}
    best = max(by_turn.values(), key=lambda events: _worth(state, events))
    return Gain(tuple(turn for turn, events in by_turn.items() if events == best), best)


def ranked(state: State, places: Sequence[Site]) -> list[tuple[Site, Gain]]:
    """The most useful first: what brings points or gold, what completes anything, what meets most tiles."""
    pairs = [(site, gain(state, site)) for site in places]
    return sorted(
        pairs,
        key=lambda pair: (*_worth(state, pair[1].events), -pair[0].around.count(NO_TILE)),
        reverse=True,
    )


def rotations(say: Say, turns: Sequence[str]) -> str:
    """ "0°, 90° or 270°"."""
    return either(say, [say("hunters_and_gatherers-degrees", rotation=turn) for turn in turns])


def told(say: Say, names: Sequence[str], events: Sequence[Event]) -> str:
    """ "a forest (10 for Ann)": what is completed, for whom; empty if nothing is."""
    return together(say, [_told(say, names, event) for event in events])


def _told(say: Say, names: Sequence[str], event: Event) -> str:
    data = event.data
    area = say(f"hunters_and_gatherers-a-{'gold' if data.get('gold') else event.code.removeprefix('scored-')}")
    if not data["winners"]:
        return say("hunters_and_gatherers-completed-free", area=area, points=data["points"])
    who = people(say, names, data["winners"])
    return say("hunters_and_gatherers-completed-for", area=area, points=data["points"], players=who)


def _worth(state: State, events: Sequence[Event]) -> tuple[int, int, int]:
    members, _ = state.supply[state.active]
    own = sum(
        event.data["points"]
        for event in events
        if state.active in event.data["winners"] or (members and not event.data["winners"])
    )
    return own, sum(event.data.get("gold", 0) > 0 for event in events), len(events)
