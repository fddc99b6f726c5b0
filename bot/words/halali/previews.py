"""What a legal move would do, said before it is confirmed."""

from bot.words.contract import Say
from bot.words.halali.menus import exits
from bot.words.halali.vocabulary import face_down, noun, worth
from engine.contract import Move
from engine.halali.actions import OFF
from engine.halali.geometry import NUMBER
from engine.halali.state import State
from engine.halali.tiles import BIRDS


def preview(say: Say, state: State, move: Move) -> str:
    """One legal move of the seat to move."""
    match move:
        case (square,) if square in NUMBER:
            last = face_down(state.position) == 1
            return say("halali-preview-flip-last" if last else "halali-preview-flip", square=square)
        case (start, end):
            return _path(say, state, start, end)
        case _:
            return say(f"halali-preview-{move[0]}")


def tells_hidden(move: Move) -> bool:
    """Whether the move turns a tile up."""
    return len(move) == 1 and move[0] in NUMBER


def _path(say: Say, state: State, start: str, end: str) -> str:
    board = state.position.board
    tile = board[NUMBER[start]]
    what = {"tile": noun(say, tile), "from": start}
    if end == OFF:
        return say("halali-preview-leave", exits=exits(say, state.position, start), points=worth(tile), **what)
    prey = board[NUMBER[end]]
    if prey:
        return say("halali-preview-take", to=end, prey=noun(say, prey), points=worth(prey), **what)
    return say("halali-preview-move-bird" if tile in BIRDS else "halali-preview-move", to=end, **what)
