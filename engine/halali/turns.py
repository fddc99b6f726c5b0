"""What an action does to a position. It is legal already: see `engine.halali.refusals`."""

from engine.contract import Event, Illegal
from engine.halali.actions import Go, Leave, Pass, TurnAction, TurnUp
from engine.halali.facts import POINTS, TURNS_EACH
from engine.halali.geometry import SQUARES
from engine.halali.legal import open_exits
from engine.halali.state import KINDS, Agreed, Bar, Position
from engine.halali.tiles import BIRDS, FACE_DOWN, OWN, TURNED, UNKNOWN

_PLACE = {letter: place for place, letter in enumerate(KINDS)}
Pair = tuple[tuple[int, ...], tuple[int, ...]]


def take_turn(position: Position, agreed: Agreed, action: TurnAction, seat: int) -> tuple[Position, Event]:
    """T1: the position after the turn of the side to move, which ``seat`` plays, and what happened."""
    match action:
        case TurnUp(at):
            return _turn_up(position, at, seat)
        case Go(start, end):
            return _go(position, agreed, start, end, seat)
        case Leave(start):
            return _leave(position, start, seat)
        case Pass():
            return _next(position, position.board), Event("passed", {"seat": seat})


def _turn_up(position: Position, at: int, seat: int) -> tuple[Position, Event]:
    hidden = position.board[at]
    if hidden == UNKNOWN:
        raise Illegal("unknown-tile", at=SQUARES[at])
    tile = TURNED[hidden]
    board = list(position.board)
    board[at] = tile
    after = _next(position, tuple(board), lock=at if tile in BIRDS else None, progress=True)
    return after, Event("turned-up", {"seat": seat, "at": SQUARES[at], "tile": tile})


def _go(position: Position, agreed: Agreed, start: int, end: int, seat: int) -> tuple[Position, Event]:
    tile, prey = position.board[start], position.board[end]
    board = list(position.board)
    board[start], board[end] = "", tile
    # R1 speaks of tiles of one's own colour, R2 of captures too.
    bar = Bar(end, start) if agreed.no_return and tile in OWN[position.side] else None
    data = {"seat": seat, "from": SQUARES[start], "to": SQUARES[end], "tile": tile}
    if not prey:
        lock = end if tile in BIRDS else None
        return _next(position, tuple(board), lock=lock, bar=bar), Event("moved", data)
    data |= {"prey": prey, "points": POINTS[_PLACE[prey[0]]]}
    after = _next(position, tuple(board), bar=bar, progress=True, gained=prey, taken_on=end)
    return after, Event("took", data)


def _leave(position: Position, start: int, seat: int) -> tuple[Position, Event]:
    tile = position.board[start]
    exits = list(open_exits(position, start))
    board = list(position.board)
    board[start] = ""
    data = {"seat": seat, "from": SQUARES[start], "exits": exits, "tile": tile, "points": POINTS[_PLACE[tile[0]]]}
    return _next(position, tuple(board), gained=tile), Event("left", data)


def _next(
    position: Position,
    board: tuple[str, ...],
    *,
    lock: int | None = None,
    bar: Bar | None = None,
    progress: bool = False,
    gained: str = "",
    taken_on: int | None = None,
) -> Position:
    # Any turn lifts the lock (N3) and the mover's own bar (R3) unless it sets them anew.
    side, left = position.side, position.left
    other_bar = position.bars[1 - side]
    if other_bar is not None and other_bar.tile == taken_on:
        other_bar = None
    stall = 0
    if left is not None:
        left = (left[0] - 1, left[1]) if side == 0 else (left[0], left[1] - 1)
    elif progress and FACE_DOWN.isdisjoint(board):
        # P1 to P3: the turn-up that ends the turning phase is not one of the ten.
        left = (TURNS_EACH, TURNS_EACH)
    elif not progress:
        stall = position.stall + 1
    return Position(
        board=board,
        side=1 - side,
        left=left,
        lock=lock,
        bars=(bar, other_bar) if side == 0 else (other_bar, bar),
        stall=stall,
        piles=_gain(position.piles, side, gained) if gained else position.piles,
    )


def _gain(piles: Pair, side: int, tile: str) -> Pair:
    pile = list(piles[side])
    pile[_PLACE[tile[0]]] += 1
    return (tuple(pile), piles[1]) if side == 0 else (piles[0], tuple(pile))
