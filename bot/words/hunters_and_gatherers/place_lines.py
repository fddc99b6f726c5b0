"""The places where the tile in hand fits, line by line: shared by alternative text and text board."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import edges
from bot.words.hunters_and_gatherers.sites import Gain, Site, ranked, rotations, sites, told
from bot.words.names import listed
from bot.words.room import fullest, size
from engine.hunters_and_gatherers.state import State

_COMPLETING = 0.45
"""How much of the room may go to lines about what can be completed, so that some is left for other places."""


def place_lines(say: Say, state: State, names: Sequence[str], room: int) -> list[str]:
    """The most useful places with what they bring; the others with their rotations only, unless there is room for
    more; last, how many had no room at all."""
    pairs = ranked(state, sites(state))
    full = [line(say, names, *pair) for pair in pairs]
    brief = [say("hunters_and_gatherers-place-brief", **_what(say, site)) for site, _ in pairs]
    every, completing = len(pairs), sum(bool(best.events) for _, best in pairs)
    first = len(fullest(lambda number: full[:number], completing, round(room * _COMPLETING)))

    def lines(in_full: int, in_all: int) -> list[str]:
        return [*full[:in_full], *_rest(say, brief[in_full:in_all]), *_more(say, every - in_all)]

    if size(lines(first, every)) <= room:
        return fullest(lambda number: lines(first + number, every), every - first, room)
    return fullest(lambda number: lines(first, first + number), every - first, room)


def line(say: Say, names: Sequence[str], site: Site, best: Gain) -> str:
    """A place with its rotations, and what can be completed there, or else what it meets."""
    what = _what(say, site)
    if not best.events:
        return say("hunters_and_gatherers-place", beside=edges(say, site.around), **what)
    done = told(say, names, best.events)
    if best.turns == site.turns:
        return say("hunters_and_gatherers-place-completes", completed=done, **what)
    return say("hunters_and_gatherers-place-completes-at", completed=done, turn=rotations(say, best.turns), **what)


def _what(say: Say, site: Site) -> dict[str, str]:
    return {"letter": site.letter, "cell": site.cell, "rotations": rotations(say, site.turns)}


def _rest(say: Say, brief: Sequence[str]) -> list[str]:
    return [say("hunters_and_gatherers-places-other", places=listed(say, brief))] if brief else []


def _more(say: Say, count: int) -> list[str]:
    return [say("hunters_and_gatherers-places-more", count=count)] if count else []
