"""T1, T4: the legal actions of a position. Face-down tiles may be ``?``: they change nothing here."""

from collections.abc import Iterator

from engine.contract import Move
from engine.halali.actions import OFF, PASS
from engine.halali.geometry import DIRECTIONS, READING_ORDER, SLIDES, SQUARES, STEPS, WAYS_OUT
from engine.halali.state import Agreed, Position
from engine.halali.tiles import FACE_DOWN, MOVERS, OWN, Mover

_FLIPS = tuple((name,) for name in SQUARES)
_LEAVES = tuple((name, OFF) for name in SQUARES)
_GOES = tuple(tuple((start, end) for end in SQUARES) for start in SQUARES)
_INWARDS = ("w", "s")


def _runs(square: int, direction: int) -> tuple[tuple[Move, ...], ...]:
    # The moves along 0, 1, 2, ... empty squares, each list sorted by name.
    moves = [_GOES[square][end] for end in SLIDES[square][direction]]
    step = -1 if DIRECTIONS[direction] in _INWARDS else 1
    return tuple(tuple(moves[:length][::step]) for length in range(len(moves) + 1))


_RUNS = tuple(tuple(_runs(square, direction) for direction in range(len(DIRECTIONS))) for square in range(len(SQUARES)))


def legal_moves(position: Position, agreed: Agreed) -> Iterator[Move]:
    """Every legal turn of the side to move, in canonical order: turn-ups, moves and captures, leavings, pass."""
    board = position.board
    yield from [_FLIPS[square] for square in READING_ORDER if board[square] in FACE_DOWN]
    quiet_too = not stalled(position, agreed)
    movers = MOVERS[position.side]
    idle = True
    for square in READING_ORDER:
        mover = movers.get(board[square])
        if mover is not None and square != position.lock:
            moves = _moves_from(position, square, mover, quiet_too)
            yield from moves
            idle = idle and not moves
    if position.left is not None:
        leaving = [_LEAVES[square] for square in READING_ORDER if open_exits(position, square)]
        yield from leaving
        if idle and not leaving:
            yield PASS


def stalled(position: Position, agreed: Agreed) -> bool:
    """Q1: whether the side to move must turn up or take."""
    return position.left is None and 0 < agreed.stall_limit <= position.stall


def open_exits(position: Position, square: int) -> tuple[str, ...]:
    """X1 to X4: the exits (letters of directions) by which the tile may leave now, if the side to move owns it."""
    board, ways = position.board, WAYS_OUT[square]
    if not ways or position.left is None or board[square] not in OWN[position.side]:
        return ()
    steps = MOVERS[position.side][board[square]].rays is STEPS
    return tuple(exit_ for exit_, way in ways.items() if not (steps and way) and not any(board[at] for at in way))


def _moves_from(position: Position, square: int, mover: Mover, quiet_too: bool) -> list[Move]:
    board = position.board
    quiet: list[Move] = []
    takes: list[Move] = []
    runs = _RUNS[square]
    for direction, ray in enumerate(mover.rays[square]):
        length = 0
        for end in ray:
            tile = board[end]
            if tile:
                if tile in mover.prey[direction]:
                    takes.append(_GOES[square][end])
                break
            length += 1
        if length:
            quiet += runs[direction][length]
    moves = quiet + takes if quiet_too else takes
    bar = position.bars[position.side]
    if bar is not None and bar.tile == square:
        barred = _GOES[square][bar.barred]
        return [move for move in moves if move != barred]
    return moves
