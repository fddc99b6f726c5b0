"""The board in characters, as a message of at most 2,000."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.areas import told
from bot.words.hunters_and_gatherers.events import sentences
from bot.words.hunters_and_gatherers.lines import players, to_move
from bot.words.hunters_and_gatherers.room import fullest, size
from bot.words.hunters_and_gatherers.sites import described, line, more, ranked, sites
from bot.words.hunters_and_gatherers.vocabulary import NOBODY, called
from bot.words.limits import MESSAGE, latest
from bot.words.names import listed
from engine.contract import Event
from engine.hunters_and_gatherers.state import State

_PLACES = 0.6
"""How much of the room may go to places, so that some is left for areas."""


def text_board(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Who lays which tile, the scores, the places, the areas, and as much of the latest news as has room."""
    lines = [say("hunters_and_gatherers-text-title"), *to_move(say, state, names), players(say, state, names)]
    lines += _places(say, state, round((MESSAGE - size(lines)) * _PLACES))
    lines += told(say, state, called(say, state, NOBODY), MESSAGE - size(lines))
    heading = say("hunters_and_gatherers-text-news")
    happened = [say("hunters_and_gatherers-text-line", line=text) for text in sentences(say, news, names)]
    kept = latest(happened, MESSAGE - size([*lines, heading]))
    return "\n".join([*lines, heading, *kept] if kept else lines)


def _places(say: Say, state: State, room: int) -> list[str]:
    """As many as possible with all that there is to know, the rest with their rotations only."""
    pairs = ranked(state, sites(state))
    names = called(say, state, NOBODY)
    full = [line(say, names, *pair) for pair in pairs]
    brief = [say("hunters_and_gatherers-text-place", **described(say, site)) for site, _ in pairs]

    def told_in_full(number: int) -> list[str]:
        return [*full[:number], *_rest(say, brief[number:])]

    def told_at_all(number: int) -> list[str]:
        return [*_rest(say, brief[:number]), *more(say, len(pairs) - number)]

    return fullest(told_in_full, len(pairs), room) or fullest(told_at_all, len(pairs), room)


def _rest(say: Say, brief: Sequence[str]) -> list[str]:
    return [say("hunters_and_gatherers-text-places", places=listed(say, brief))] if brief else []
