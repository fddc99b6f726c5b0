"""The board in characters, as a message of at most 2,000."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.areas import told
from bot.words.hunters_and_gatherers.events import sentences
from bot.words.hunters_and_gatherers.lines import players, to_move
from bot.words.hunters_and_gatherers.place_lines import place_lines
from bot.words.hunters_and_gatherers.vocabulary import NOBODY, called
from bot.words.limits import MESSAGE, latest
from bot.words.room import size
from engine.contract import Event
from engine.hunters_and_gatherers.state import State

_PLACES = 0.7
"""How much of the room may go to places, so that some is left for areas."""


def text_board(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Who lays which tile, the scores, the places, the areas, and as much of the latest news as has room."""
    colours = called(say, state, NOBODY)
    lines = [say("hunters_and_gatherers-text-title"), *to_move(say, state, names), players(say, state, names)]
    lines += place_lines(say, state, colours, round((MESSAGE - size(lines)) * _PLACES))
    lines += told(say, state, colours, MESSAGE - size(lines))
    heading = say("hunters_and_gatherers-text-news")
    happened = [say("hunters_and_gatherers-text-line", line=text) for text in sentences(say, news, names)]
    kept = latest(happened, MESSAGE - size([*lines, heading]))
    return "\n".join([*lines, heading, *kept] if kept else lines)
