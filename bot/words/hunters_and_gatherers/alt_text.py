"""The board for people who do not see the picture: the tile in hand and where it can go, in 1,024 characters."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.events import sentences
from bot.words.hunters_and_gatherers.lines import players, to_move
from bot.words.hunters_and_gatherers.place_lines import place_lines
from bot.words.limits import ALT_TEXT, cut, latest
from bot.words.room import size
from engine.contract import Event
from engine.hunters_and_gatherers.state import State

LONGEST_NAME = 20
"""Characters of a name, so that there is room for places."""


def alt_text(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Who lays which tile, the scores, the places with what they bring, the most useful first; what happened, if there
    is room."""
    short = [cut(name, LONGEST_NAME) for name in names]
    lines = [say("hunters_and_gatherers-alt-title"), *to_move(say, state, short), players(say, state, short)]
    lines += place_lines(say, state, short, ALT_TEXT - size(lines))
    told = [say("hunters_and_gatherers-alt-news", news=text) for text in sentences(say, news, short)]
    return "\n".join([*lines, *latest(told, ALT_TEXT - size(lines))])
