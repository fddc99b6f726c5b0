"""What a player can do after a refusal: real moves of the position, ready to be typed."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import either
from engine.contract import Move
from engine.halali.actions import PASS
from engine.halali.game import HALALI
from engine.halali.geometry import NUMBER
from engine.halali.scores import between_games, table_result
from engine.halali.state import State

FEW = 6
"""So many moves are given as examples."""
FLIPS = 2
"""So many of them turn a tile up."""


def way_out(say: Say, state: State, seat: int, code: str, square: str) -> str:
    """What can be done instead; ``square`` is that of the tile in question, or empty."""
    if between_games(state):
        return say("halali-now-next")
    moves = list(HALALI.moves(state, seat))
    if not moves:
        return say("halali-now-over" if table_result(state) else "halali-now-wait")
    if moves == [PASS]:
        return say("halali-now-pass")
    examples = [HALALI.format(state, move) for move in _examples(state, moves, square)]
    if code == "bad-syntax":
        return say("halali-now-write", moves=either(say, examples))
    here = [HALALI.format(state, move) for move in moves if len(move) > 1 and move[0] == square]
    if here:
        return _with_examples(say, "halali-now-from", examples, square=square, moves=either(say, here))
    if (square,) in moves:
        return _with_examples(say, "halali-now-flip", examples, square=square)
    if len(moves) == len(examples):
        return say("halali-now-all", moves=either(say, examples))
    return say("halali-now-some", moves=either(say, examples), count=len(moves) - len(examples))


def _with_examples(say: Say, key: str, examples: Sequence[str], **what: str) -> str:
    return say(key, others=either(say, examples), **what) if examples else say(f"{key}-only", **what)


def _examples(state: State, moves: Sequence[Move], square: str) -> list[Move]:
    """A few moves of other tiles, captures before the rest, a tile once; then turn-ups."""
    by_tile: dict[str, Move] = {}
    others = [move for move in moves if move[0] != square]
    paths = [move for move in others if len(move) > 1]
    flips = [move for move in others if len(move) == 1]
    for move in sorted(paths, key=lambda move: not _takes(state, move)):
        by_tile.setdefault(move[0], move)
    chosen = list(by_tile.values())[: FEW - min(FLIPS, len(flips))]
    return [*chosen, *flips[:FLIPS]]


def _takes(state: State, move: Move) -> bool:
    return move[1] in NUMBER and bool(state.position.board[NUMBER[move[1]]])
