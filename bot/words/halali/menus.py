"""The choices of a menu: each complete by itself, for a reader who does not see the picture."""

from bot.words.contract import Say
from bot.words.halali.vocabulary import described, noun, worth
from bot.words.names import either, listed
from engine.contract import Move
from engine.halali.actions import NEXT, OFF, PASS
from engine.halali.facts import SIDES
from engine.halali.game import HALALI
from engine.halali.geometry import EXITS, MIDDLE, NUMBER, SQUARES
from engine.halali.legal import open_exits
from engine.halali.state import Position, State
from engine.halali.tiles import BIRDS, FACE_DOWN, OWN


def pick(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """One choice after the picks made so far, at most 100 characters."""
    if picked:
        return _destination(say, state.position, picked[0], choice)
    if choice in NUMBER:
        return _first(say, state, seat, choice)
    return say(f"halali-pick-{choice}")


def group(say: Say, state: State, picked: Move, choice: str) -> str:
    """The heading of a menu. At most 25 choices share one: 48 tiles lie face-down at the start, in two halves."""
    if picked:
        return say("halali-group-to")
    if (choice,) in (PASS, NEXT):
        return say("halali-group-other")
    square = NUMBER[choice]
    tile = state.position.board[square]
    if tile in FACE_DOWN:
        return say("halali-group-flip-south") if square <= MIDDLE else say("halali-group-flip-north")
    if tile in BIRDS:
        return say("halali-group-birds")
    return say(f"halali-group-{SIDES[next(side for side, own in enumerate(OWN) if tile in own)]}")


def exits(say: Say, position: Position, square: str) -> str:
    """The exits by which the tile may leave now: "d1 or g4"."""
    return either(say, [SQUARES[EXITS[letter]] for letter in open_exits(position, NUMBER[square])])


def _first(say: Say, state: State, seat: int, square: str) -> str:
    board = state.position.board
    tile = board[NUMBER[square]]
    if tile in FACE_DOWN:
        return say("halali-pick-flip", square=square)
    ends = [end for _, end in HALALI.moves(state, seat, (square,))]
    prey = [end for end in ends if end in NUMBER and board[NUMBER[end]]]
    takes = listed(say, [say("halali-pick-prey", square=end, points=worth(board[NUMBER[end]])) for end in prey])
    what = {"square": square, "tile": described(say, tile), "count": len(ends)}
    if OFF in ends:
        return (
            say("halali-pick-tile-takes-leaves", prey=takes, **what) if prey else say("halali-pick-tile-leaves", **what)
        )
    return say("halali-pick-tile-takes", prey=takes, **what) if prey else say("halali-pick-tile", **what)


def _destination(say: Say, position: Position, start: str, end: str) -> str:
    tile = position.board[NUMBER[start]]
    mover = noun(say, tile)
    if end == OFF:
        return say("halali-pick-leave", tile=mover, exits=exits(say, position, start), points=worth(tile))
    prey = position.board[NUMBER[end]]
    if prey:
        return say("halali-pick-take", to=end, tile=mover, prey=noun(say, prey), points=worth(prey))
    return say("halali-pick-move", to=end, tile=mover)
