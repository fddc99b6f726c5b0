"""Why an action is refused: one code each, checked in the order that NOTATION section 2 gives."""

from engine.contract import Illegal, Json
from engine.halali.actions import PASS, Go, Leave, Pass, TurnAction, TurnUp
from engine.halali.facts import SIDES
from engine.halali.geometry import DIRECTION, SQUARES, WAYS_OUT, between
from engine.halali.legal import legal_moves, open_exits, stalled
from engine.halali.state import Agreed, Position
from engine.halali.tiles import BIRDS, FACE_DOWN, KIND_OF, MOVERS, SHOWN, TREES, may_take


def check(position: Position, agreed: Agreed, action: TurnAction) -> None:
    """Raises `Illegal` unless the side to move may do this now. ``data`` tells nothing that is face-down."""
    match action:
        case TurnUp(at):
            _check_turn_up(position, at)
        case Go():
            _check_tile(position, action.start, action.letter)
            _check_way(position, action)
            _check_target(position, action)
            _check_customs(position, agreed, action)
        case Leave():
            _check_tile(position, action.start, action.letter)
            _check_leaving(position, action)
        case Pass():
            if PASS not in legal_moves(position, agreed):
                raise Illegal("may-not-pass")


def _check_turn_up(position: Position, at: int) -> None:
    tile = position.board[at]
    if not tile:
        raise Illegal("no-tile", at=SQUARES[at])
    if tile not in FACE_DOWN:
        raise Illegal("already-up", at=SQUARES[at], tile=tile)


def _check_tile(position: Position, start: int, letter: str) -> None:
    at, tile = SQUARES[start], position.board[start]
    if not tile:
        raise Illegal("no-tile", at=at)
    if tile in FACE_DOWN:
        raise Illegal("face-down", at=at)
    if letter and letter != KIND_OF[tile].letter:
        raise Illegal("wrong-tile", at=at, tile=tile, letter=letter)
    if tile in TREES:
        raise Illegal("tree", at=at, tile=tile)
    if tile not in MOVERS[position.side]:
        raise Illegal("not-yours", at=at, tile=tile, owner=KIND_OF[tile].owner, side=SIDES[position.side])
    if start == position.lock:
        raise Illegal("locked-bird", at=at, tile=tile)


def _check_way(position: Position, go: Go) -> None:
    board, start, end = position.board, go.start, go.end
    if start == end:
        raise Illegal("same-square", at=SQUARES[start], tile=board[start])
    direction = DIRECTION[start][end]
    if direction is None:
        raise Illegal("not-straight", **_ends(position, go))
    if end not in MOVERS[position.side][board[start]].rays[start][direction]:
        raise Illegal("too-far", **_ends(position, go))
    blockers = [at for at in between(start, end) if board[at]]
    if board[end] in FACE_DOWN:
        blockers.append(end)
    if blockers:
        at = blockers[0]
        raise Illegal("blocked", **_ends(position, go), blocker=SQUARES[at], blocking=SHOWN[board[at]])


def _check_target(position: Position, go: Go) -> None:
    tile, target = position.board[go.start], position.board[go.end]
    if target:
        direction = DIRECTION[go.start][go.end]
        if not may_take(tile, target):
            raise Illegal("not-prey", **_ends(position, go), prey=target)
        if direction is None or target not in MOVERS[position.side][tile].prey[direction]:
            raise Illegal("gun-direction", **_ends(position, go), prey=target)
    right = "x" if target else "-"
    if go.sign and go.sign != right:
        raise Illegal("wrong-sign", **_ends(position, go), sign=go.sign, right=right)


def _check_customs(position: Position, agreed: Agreed, go: Go) -> None:
    bar = position.bars[position.side]
    if bar is not None and (bar.tile, bar.barred) == (go.start, go.end):
        raise Illegal("no-return", **_ends(position, go))
    if not position.board[go.end] and stalled(position, agreed):
        raise Illegal("stalled", **_ends(position, go), limit=agreed.stall_limit)


def _check_leaving(position: Position, leave: Leave) -> None:
    board, tile, at = position.board, position.board[leave.start], SQUARES[leave.start]
    if position.left is None:
        raise Illegal("not-end-phase", at=at, tile=tile, hidden=sum(other in FACE_DOWN for other in board))
    if tile in BIRDS:
        raise Illegal("bird-stays", at=at, tile=tile)
    one_step = KIND_OF[tile].reach == "step"
    ways = {
        exit_: way
        for exit_, way in WAYS_OUT[leave.start].items()
        if leave.exit in ("", exit_) and not (one_step and way)
    }
    if not ways:
        raise Illegal("no-exit", at=at, tile=tile, exit=leave.exit)
    if not set(ways) & set(open_exits(position, leave.start)):
        blockers = [next(square for square in way if board[square]) for way in ways.values()]
        raise Illegal(
            "exit-blocked", at=at, tile=tile, exit=leave.exit, blockers=[SQUARES[square] for square in blockers]
        )


def _ends(position: Position, go: Go) -> dict[str, Json]:
    return {"from": SQUARES[go.start], "to": SQUARES[go.end], "tile": position.board[go.start]}
