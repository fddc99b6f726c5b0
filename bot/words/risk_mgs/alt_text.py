"""The board for people who do not see the picture, in 1,024 characters: who stands where against whom."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.limits import ALT_TEXT, cut
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.board_lines import asked, briefly, heading, objectives, player
from bot.words.risk_mgs.fronts import fronts
from bot.words.risk_mgs.story import story
from bot.words.room import fullest, size
from engine.contract import Event
from engine.risk_mgs.facts import OBJECTIVES
from engine.risk_mgs.state import State

LONGEST_NAME = 18
"""Characters of a name, so that there is room for the land."""


def alt_text(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Who is asked what, his fronts, everybody in sum; open objectives and what happened, if there is room."""
    short = [cut(name, LONGEST_NAME) for name in names]
    head = [heading(say, "risk_mgs-alt-title", state), *filter(None, [asked(say, state, short)])]
    full, brief = ([tell(say, state, seat, name) for seat, name in enumerate(short)] for tell in (player, briefly))
    ground = fronts(say, state)
    lines = [*head, *ground.within(ALT_TEXT), *full]
    if size(lines) > ALT_TEXT:
        lines = [*head, *ground.within(ALT_TEXT - size([*head, *brief])), *brief]
    goals = objectives(say, state)
    if goals and size([*lines, goals]) <= ALT_TEXT:
        lines.append(goals)
    told = [say("risk_mgs-alt-news", news=_plain(say, line)) for line in story(say, news, short)]
    return "\n".join([*lines, *fullest(lambda count: told[:count], len(told), ALT_TEXT - size(lines))])


def _plain(say: Say, line: str) -> str:
    """Without the emphasis that messages have: nothing else is taken for it, as names may hold the same signs."""
    for name in (vocabulary.objective(say, objective) for objective in OBJECTIVES):
        line = line.replace(f"*{name}*", name)
    return line
