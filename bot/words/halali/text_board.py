"""The board in characters, as a message of at most 2,000."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.events import event
from bot.words.halali.lines import pile_lines, state_lines
from bot.words.halali.ranks import rank_lines
from bot.words.halali.vocabulary import face_down, pile
from bot.words.limits import MESSAGE, latest, length
from bot.words.names import listed
from engine.contract import Event
from engine.halali.facts import FACTS
from engine.halali.geometry import FILES, RANKS
from engine.halali.state import State
from engine.halali.tiles import FACE_DOWN
from engine.halali.views import unseen

_ARROWS = {way.letter: way.arrow for way in FACTS.directions.values()}


def text_board(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Whose turn, the diagram with its legend, the piles, the squares in words, and as much of the latest news as has
    room."""
    title = say("halali-text-title-match", game=state.game) if state.agreed.match else say("halali-text-title")
    lines = [title, *state_lines(say, state, names), "```", *diagram(state.position.board), "```"]
    # Where a picture fails the end of this may be cut off a post: the squares in words, which the diagram has, too.
    lines += [say("halali-text-legend"), *pile_lines(say, state, names), *rank_lines(say, state.position.board)]
    sentences = [text for text in (event(say, happened, names) for happened in news) if text]
    heading = say("halali-text-news")
    room = MESSAGE - sum(length(line) + 1 for line in [*lines, heading])
    told = latest([say("halali-text-news-line", news=text) for text in sentences], room)
    return "\n".join([*lines, heading, *told] if told else lines)


def left(say: Say, state: State) -> str:
    """K1: the kinds that are still face-down, whichever square they lie on."""
    if not face_down(state.position):
        return say("halali-left-none")
    return say("halali-left", tiles=listed(say, pile(say, unseen(state.position))))


def diagram(board: tuple[str, ...]) -> list[str]:
    """NOTATION's diagram of what everybody sees: rank 7 first, the files' letters last."""
    width = len(FILES)
    rows = [
        f"{rank}  " + " ".join(_cell(tile) for tile in board[(rank - 1) * width : rank * width])
        for rank in range(RANKS, 0, -1)
    ]
    return [*rows, "   " + "  ".join(FILES)]


def _cell(tile: str) -> str:
    if not tile:
        return ".."
    if tile in FACE_DOWN:
        return "??"
    return tile[0] + (_ARROWS[tile[1]] if len(tile) > 1 else ".")
