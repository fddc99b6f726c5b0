"""S3, S4: the deal, from chance or from a script."""

from engine.chance import Chance, Results
from engine.contract import Data, Unreadable
from engine.halali.facts import EMPTY_PILE, FACTS
from engine.halali.faults import position_faults
from engine.halali.geometry import MIDDLE
from engine.halali.positions import read_board
from engine.halali.state import BLUE, Position
from engine.halali.tiles import FACE_DOWN, GUNS, UNKNOWN

_LETTERS = tuple(kind.letter for kind in FACTS.tiles for _ in range(kind.count))
_ORIENTED = {kind.letter for kind in FACTS.tiles if kind.oriented}
_GUNS_NEEDED = sum(letter in _ORIENTED for letter in _LETTERS)
_BOARD, _TILES, _GUNS = "board", "tiles", "guns"


def deal(chance: Chance) -> Position:
    """The start of a game: 48 shuffled tiles on every square but d4, in the order of square numbers; then, apart
    from that, a gun direction for each hunter. A board told by a script takes the place of both: it may hold fewer
    tiles than chance could ever deal."""
    told = chance.told(_BOARD)
    if told is not None:
        return start_position(_told_board(str(told[0])))
    tiles = iter(chance.order(_TILES, _LETTERS))
    guns = iter(chance.choose(_GUNS, GUNS, _GUNS_NEEDED))
    letters = ["" if square == MIDDLE else next(tiles) for square in range(len(_LETTERS) + 1)]
    return start_position(tuple((letter + next(guns) if letter in _ORIENTED else letter).lower() for letter in letters))


def start_position(board: tuple[str, ...]) -> Position:
    """S1: the board before the first turn."""
    return Position(
        board=board, side=BLUE, left=None, lock=None, bars=(None, None), stall=0, piles=(EMPTY_PILE, EMPTY_PILE)
    )


def script(words: Data) -> Results:
    """``{"board": text}`` tells the next deal, ``{"deals": [text, ...]}`` several: board fields without ``?`` in which
    some tile is face-down. Raises `Unreadable`."""
    known = {"board", "deals"}
    boards = [words["board"]] if "board" in words else words.get("deals")
    if not isinstance(boards, list) or len(words) != 1 or not set(words) <= known:
        raise Unreadable("bad-script", known=sorted(known))
    for board in boards:
        _told_board(board if isinstance(board, str) else "")
    return {_BOARD: [(board,) for board in boards]}


def _told_board(text: str) -> tuple[str, ...]:
    board = read_board(text)
    if UNKNOWN in board or FACE_DOWN.isdisjoint(board):
        raise Unreadable("bad-deal", text=text)
    for fault in position_faults(start_position(board)):
        raise Unreadable(fault.code, **fault.data)
    return board
