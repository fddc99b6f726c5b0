"""T1, T4: the legal actions of a position. Face-down tiles may be ``?``: they change nothing here."""

from operator import itemgetter
from typing import TypeAlias

from engine.contract import Move
from engine.halali.actions import OFF, PASS
from engine.halali.geometry import READING_ORDER, SQUARES, STEPS, WAYS_OUT
from engine.halali.lines import BITS, GOES, SLIDE_LINES, STEP_LINES, Cross, occupied
from engine.halali.state import Agreed, Position
from engine.halali.tiles import FACE_DOWN, MOVERS, OWN, Mover

_FLIPS = tuple((name,) for name in SQUARES)
_LEAVES = tuple((name, OFF) for name in SQUARES)
_NEAR = tuple(sum(BITS[ray[0]] for ray in rays if ray) for rays in STEPS)
_WITH_WAY_OUT = tuple(square for square in READING_ORDER if WAYS_OUT[square])
_in_reading_order = itemgetter(*READING_ORDER)
_Reaches: TypeAlias = tuple[Cross, tuple[frozenset[str], ...]]


def _reaches(mover: Mover) -> tuple[_Reaches, ...]:
    # By square: the lines, and the prey west, south, north, east (nothing at all for birds).
    prey = mover.prey if any(mover.prey) else ()
    return tuple((cross, prey) for cross in (STEP_LINES if mover.rays is STEPS else SLIDE_LINES))


_TO_TURN_UP: tuple[_Reaches, ...] = ()
_ROLES = tuple(
    dict.fromkeys(FACE_DOWN, _TO_TURN_UP) | {tile: _reaches(mover) for tile, mover in movers.items()}
    for movers in MOVERS
)
"""By side and tile: nothing but the mark of a face-down tile, or what a tile that may move reaches, by square."""


def legal_moves(position: Position, agreed: Agreed) -> list[Move]:
    """Every legal turn of the side to move, in canonical order: turn-ups, moves and captures, leavings, pass."""
    turn_ups, moves = _turn_ups_and_moves(position, not stalled(position, agreed))
    bar = position.bars[position.side]
    if bar is not None and (barred := GOES[bar.tile][bar.barred]) in moves:
        moves.remove(barred)
    if position.left is not None:
        moves += [_LEAVES[square] for square in _WITH_WAY_OUT if open_exits(position, square)]
    return turn_ups + moves or [PASS]


def stalled(position: Position, agreed: Agreed) -> bool:
    """Q1: whether the side to move must turn up or take."""
    # In the end-phase the count stays at 0.
    return 0 < agreed.stall_limit <= position.stall


def open_exits(position: Position, square: int) -> tuple[str, ...]:
    """X1 to X4: the exits (letters of directions) by which the tile may leave now, if the side to move owns it."""
    board, ways = position.board, WAYS_OUT[square]
    if not ways or position.left is None or board[square] not in OWN[position.side]:
        return ()
    steps = MOVERS[position.side][board[square]].rays is STEPS
    return tuple(exit_ for exit_, way in ways.items() if not (steps and way) and not any(board[at] for at in way))


def _turn_ups_and_moves(position: Position, quiet_too: bool) -> tuple[list[Move], list[Move]]:
    # One flat loop, because most of the time of a search goes by here. -1, the edge, finds the empty text at the end.
    turn_ups: list[Move] = []
    moves: list[Move] = []
    board, lock, roles = position.board, position.lock, _ROLES[position.side]
    full, targets = occupied(board), (*board, "")
    for square, role in zip(READING_ORDER, map(roles.get, _in_reading_order(board)), strict=True):
        if role is None:
            continue
        if role is _TO_TURN_UP:
            turn_ups.append(_FLIPS[square])
        elif square != lock:
            (rank, on_rank, file, on_file), prey = role[square]
            if not prey and full & _NEAR[square] == _NEAR[square]:
                continue
            west, east, to_west, to_east = on_rank[full & rank]
            south, north, to_south, to_north = on_file[full & file]
            if quiet_too:
                moves += west
                moves += south
                moves += north
                moves += east
            if prey:
                prey_west, prey_south, prey_north, prey_east = prey
                goes = GOES[square]
                if targets[to_west] in prey_west:
                    moves.append(goes[to_west])
                if targets[to_south] in prey_south:
                    moves.append(goes[to_south])
                if targets[to_north] in prey_north:
                    moves.append(goes[to_north])
                if targets[to_east] in prey_east:
                    moves.append(goes[to_east])
    return turn_ups, moves
