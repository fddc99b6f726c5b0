"""The choices of a menu: each complete by itself, for a reader who does not see the picture."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import edges
from bot.words.hunters_and_gatherers.pieces import described
from bot.words.hunters_and_gatherers.sites import completed, gain, rotations, sites, told
from bot.words.hunters_and_gatherers.tiles import shape
from bot.words.hunters_and_gatherers.vocabulary import called
from bot.words.limits import LABEL, cut, length
from engine.contract import Move
from engine.hunters_and_gatherers.state import State

MENU = 25
"""Places under one heading."""


def pick(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """One choice after the picks made so far, at most 100 characters."""
    if not picked:
        return _place(say, state, seat, choice)
    if len(picked) == 1:
        return _rotation(say, state, seat, picked[0], choice)
    return cut(described(say, state, picked, choice), LABEL)


def group(say: Say, state: State, picked: Move, choice: str) -> str:
    """The heading of a menu: places in the order of their letters, 25 at a time."""
    if picked:
        return say("hunters_and_gatherers-group-piece" if len(picked) > 1 else "hunters_and_gatherers-group-rotation")
    places = sites(state)
    index = next(index for index, site in enumerate(places) if site.cell == choice)
    first = index - index % MENU
    last = min(first + MENU, len(places)) - 1
    return say("hunters_and_gatherers-group-places", first=places[first].letter, last=places[last].letter)


def _place(say: Say, state: State, seat: int, cell: str) -> str:
    site = next(site for site in sites(state) if site.cell == cell)
    best = gain(state, site)
    what = {"letter": site.letter, "cell": cell}
    beside = edges(say, site.around)
    if not best.events:
        return say("hunters_and_gatherers-pick-place", beside=beside, **what)
    what["completed"] = told(say, called(say, state, seat), best.events)
    if best.turns == site.turns:
        return _label(say, say("hunters_and_gatherers-pick-place-completes", **what), beside)
    turn = rotations(say, best.turns)
    return _label(say, say("hunters_and_gatherers-pick-place-completes-at", turn=turn, **what), beside)


def _rotation(say: Say, state: State, seat: int, cell: str, turn: str) -> str:
    looks = shape(say, state.drawn or "", int(turn))
    done = completed(state, cell, turn)
    if not done:
        return say("hunters_and_gatherers-pick-rotation", rotation=turn, edges=looks)
    what = told(say, called(say, state, seat), done)
    return _label(say, say("hunters_and_gatherers-pick-rotation-completes", rotation=turn, completed=what), looks)


def _label(say: Say, gained: str, ground: str) -> str:
    """What is gained, and the ground if there is room for both."""
    both = say("hunters_and_gatherers-chain", start=gained, next=ground)
    return cut(gained, LABEL) if length(both) > LABEL else both
