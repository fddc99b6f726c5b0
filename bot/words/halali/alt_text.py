"""The board for people who do not see the picture: everything on it, in at most 1,024 characters."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.events import event
from bot.words.halali.lines import pile_lines, state_lines
from bot.words.halali.ranks import rank_lines
from bot.words.limits import ALT_TEXT, cut, latest, length
from engine.contract import Event
from engine.halali.state import State

LONGEST_NAME = 20
"""Characters of a name: the fullest board must fit."""


def alt_text(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Whose turn, what is new, rank by rank what stands where, the piles. The latest news if not all have room."""
    short = [cut(name, LONGEST_NAME) for name in names]
    title = say("halali-alt-title-match", game=state.game) if state.agreed.match else say("halali-alt-title")
    head = [title, *state_lines(say, state, short)]
    rest = [*rank_lines(say, state.position.board), *pile_lines(say, state, short)]
    room = ALT_TEXT - sum(length(line) + 1 for line in [*head, *rest])
    told = _news(say, news, short, room)
    return "\n".join([*head, *told, *rest])


def _news(say: Say, news: Sequence[Event], names: Sequence[str], room: int) -> list[str]:
    sentences = [text for text in (event(say, happened, names) for happened in news) if text]
    return list(latest([say("halali-alt-news", news=text) for text in sentences], room))
