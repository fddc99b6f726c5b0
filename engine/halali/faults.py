"""The invariants of positions and states: what a strict reader checks, and what tests and imports look for."""

from collections.abc import Iterator

from engine.contract import Fault
from engine.halali.facts import COUNTS, TURNS_EACH
from engine.halali.geometry import DIRECTION, SQUARES
from engine.halali.scores import EARLY, RESIGNED, TURNS, ending, score
from engine.halali.state import KINDS, Bar, Position, State
from engine.halali.tiles import BIRDS, FACE_DOWN, KIND_OF, OWN, UNKNOWN


def position_faults(position: Position) -> list[Fault]:
    """NOTATION section 4. Boards may hold fewer tiles than a game has, never more."""
    faults = list(_shape(position))
    # What follows looks things up on the board, so it needs a whole one.
    return faults or [*_numbers(position), *_end_phase(position), *_lock(position), *_bars(position)]


def state_faults(state: State) -> list[Fault]:
    """What does not fit together in a table, its position included."""
    return position_faults(state.position) or list(_table(state))


def _shape(position: Position) -> Iterator[Fault]:
    squares = range(len(SQUARES))
    if len(position.board) != len(SQUARES):
        yield Fault("squares", {"number": len(position.board)})
    for tile in sorted(set(position.board) - set(KIND_OF) - {"", UNKNOWN}):
        yield Fault("strange-tile", {"tile": tile})
    if position.side not in (0, 1):
        yield Fault("strange-side", {"side": position.side})
    if any(len(pile) != len(KINDS) or min(pile) < 0 for pile in position.piles):
        yield Fault("strange-pile")
    named = [position.lock, *(square for bar in position.bars if bar for square in (bar.tile, bar.barred))]
    for square in named:
        if square is not None and square not in squares:
            yield Fault("strange-square", {"square": square})


def _numbers(position: Position) -> Iterator[Fault]:
    letters = [KIND_OF[tile].letter for tile in position.board if tile in KIND_OF]
    for letter, most, blue, brown in zip(KINDS, COUNTS, *position.piles, strict=True):
        number = letters.count(letter) + blue + brown
        if number > most:
            yield Fault("too-many", {"kind": letter, "number": number, "most": most})
    everything = sum(1 for tile in position.board if tile) + sum(map(sum, position.piles))
    if everything > sum(COUNTS):
        yield Fault("too-many-tiles", {"number": everything, "most": sum(COUNTS)})


def _end_phase(position: Position) -> Iterator[Fault]:
    left, hidden = position.left, sum(tile in FACE_DOWN for tile in position.board)
    if (left is None) != (hidden > 0):
        yield Fault("end-phase", {"hidden": hidden})
    if position.stall < 0 or (left is not None and position.stall):
        yield Fault("stall", {"stall": position.stall})
    # P2: turns alternate, so whoever is to move has as many left as the other, or one more.
    ahead = 0 if left is None else left[position.side] - left[1 - position.side]
    if left is not None and not (min(left) >= 0 and max(left) <= TURNS_EACH and ahead in (0, 1)):
        yield Fault("turns-left", {"left": list(left)})


def _lock(position: Position) -> Iterator[Fault]:
    if position.lock is not None and position.board[position.lock] not in BIRDS:
        yield Fault("lock", {"at": SQUARES[position.lock]})


def _bars(position: Position) -> Iterator[Fault]:
    for side, bar in enumerate(position.bars):
        if bar is not None and not _possible(position, side, bar):
            yield Fault("no-return", {"tile": SQUARES[bar.tile], "barred": SQUARES[bar.barred]})


def _possible(position: Position, side: int, bar: Bar) -> bool:
    return position.board[bar.tile] in OWN[side] and DIRECTION[bar.tile][bar.barred] is not None


def _table(state: State) -> Iterator[Fault]:
    if state.game not in (1, 2) or (state.game == 2 and not state.agreed.match):
        yield Fault("strange-game", {"game": state.game})
    if state.agreed.stall_limit < 0:
        yield Fault("strange-option", {"stall_limit": state.agreed.stall_limit})
    if not state.agreed.no_return and state.position.bars != (None, None):
        yield Fault("no-return-off")
    if state.ended not in (None, TURNS, EARLY, RESIGNED):
        yield Fault("strange-ending", {"ended": state.ended})
    who = state.resigned
    if (
        who not in (None, 0, 1)
        or (state.ended == RESIGNED and who is None)
        or (state.ended is None and who is not None)
    ):
        yield Fault("strange-resignation", {"resigned": state.resigned})
    if state.ended is None and state.position.left == (0, 0):
        yield Fault("not-ended")
    if state.ended in (TURNS, EARLY) and state.ended != ending(state.position):
        yield Fault("wrong-ending", {"ended": state.ended})
    yield from _first_game(state)


def _first_game(state: State) -> Iterator[Fault]:
    wanted = state.agreed.match and (state.game == 2 or state.ended is not None)
    if (state.first is not None) != wanted:
        yield Fault("first-game", {"wanted": wanted})
    elif state.first is not None and state.game == 1 and state.first != score(state, state.first.reason):
        yield Fault("first-game-score")
