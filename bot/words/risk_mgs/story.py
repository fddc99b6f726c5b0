"""What a turn has brought, in few lines: the first one is what a phone shows, the log has the rest."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.limits import pages
from bot.words.risk_mgs import story_setup, story_turn
from bot.words.risk_mgs.events import sentences
from bot.words.risk_mgs.story_parts import Part, parts
from engine.contract import Event

MOST_LINES = 6
LONGEST = 700
"""Characters, so that a post has room for the board."""


def story(say: Say, events: Sequence[Event], names: Sequence[str]) -> tuple[str, ...]:
    """Who is out; then what changed most in each turn, the newest first; then the rest in the same order; last, whose
    turn has just begun."""
    *before, newest = parts(events)
    beginning = [newest] if newest.beginning else []
    told = before if beginning else [*before, newest]
    lines = [text for part in told for text in sentences(say, _out(part), names)]
    turns = [found for part in reversed(told) if (found := _lines(say, part, names))]
    lines += [first for first, *_ in turns]
    lines += [line for _, *details in turns for line in details]
    lines += [line for part in beginning for line in story_turn.beginning(say, part, names)]
    lines = lines or sentences(say, events, names)[-MOST_LINES:]
    return pages(lines[:MOST_LINES], LONGEST)[0] if lines else ()


def _out(part: Part) -> list[Event]:
    """Who left the game."""
    return [event for event in part.events if event.code in ("eliminated", "resigned")]


def _lines(say: Say, part: Part, names: Sequence[str]) -> list[str]:
    return story_setup.lines(say, part, names) if part.setup else story_turn.lines(say, part, names)
