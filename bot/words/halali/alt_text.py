"""The board for people who do not see the picture: everything on it, in at most 1,024 characters."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.events import event
from bot.words.halali.lines import pile_lines, state_lines
from bot.words.halali.vocabulary import HUNTER, direction, noun
from bot.words.limits import ALT_TEXT, cut, latest, length
from bot.words.names import listed
from engine.contract import Event
from engine.halali.geometry import FILES, RANKS
from engine.halali.state import State
from engine.halali.tiles import FACE_DOWN

LONGEST_NAME = 20
"""Characters of a name: the fullest board must fit."""


def alt_text(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Whose turn, what is new, rank by rank what stands where, the piles. The latest news if not all have room."""
    short = [cut(name, LONGEST_NAME) for name in names]
    title = say("halali-alt-title-match", game=state.game) if state.agreed.match else say("halali-alt-title")
    head = [title, *state_lines(say, state, short)]
    ranks = [_rank(say, state.position.board, rank) for rank in range(RANKS, 0, -1)]
    rest = [*ranks, say("halali-alt-rest"), *pile_lines(say, state, short)]
    room = ALT_TEXT - sum(length(line) + 1 for line in [*head, *rest])
    told = _news(say, news, short, room)
    return "\n".join([*head, *told, *rest])


def _news(say: Say, news: Sequence[Event], names: Sequence[str], room: int) -> list[str]:
    sentences = [text for text in (event(say, happened, names) for happened in news) if text]
    return list(latest([say("halali-alt-news", news=text) for text in sentences], room))


def _rank(say: Say, board: tuple[str, ...], rank: int) -> str:
    row = board[(rank - 1) * len(FILES) : rank * len(FILES)]
    if not any(row):
        return say("halali-alt-rank-empty", rank=rank)
    if all(tile in FACE_DOWN for tile in row):
        return say("halali-alt-rank-all-down", rank=rank)
    up = [_tile(say, file, tile) for file, tile in zip(FILES, row, strict=True) if tile and tile not in FACE_DOWN]
    down = [file for file, tile in zip(FILES, row, strict=True) if tile in FACE_DOWN]
    if not down:
        return say("halali-alt-rank", rank=rank, tiles=listed(say, up))
    if not up:
        return say("halali-alt-rank-down", rank=rank, files=listed(say, down))
    return say("halali-alt-rank-both", rank=rank, tiles=listed(say, up), files=listed(say, down))


def _tile(say: Say, file: str, tile: str) -> str:
    if tile[0] == HUNTER:
        return say("halali-alt-hunter", file=file, direction=direction(say, tile[1]))
    return say("halali-alt-tile", file=file, tile=noun(say, tile))
