"""A simple computer player: it counts what its turn brings, what the other side could take next, and what it could.

It sees what everybody sees: a tile that it turns up may be any of those not yet seen.
"""

from msgspec.structs import replace

from engine.advising import ADVICE, best
from engine.chance import Chance
from engine.contract import Move
from engine.halali.actions import BY_PATH, NEXT, OFF, Go, Leave, Pass, TurnUp
from engine.halali.facts import POINTS
from engine.halali.geometry import NUMBER
from engine.halali.legal import legal_moves
from engine.halali.scores import between_games
from engine.halali.state import KINDS, Agreed, Position, State
from engine.halali.tiles import TURNED
from engine.halali.turns import take_turn
from engine.halali.views import unseen

LOOKED_AT = 8
"""Face-down tiles of which it thinks of turning up one."""
QUIET_TURNS = 4
"""After so many turns without progress it makes some, lest a game never ends."""
HOPE = 0.5
"""How much of what its next turn could bring counts now."""
_WORTH = dict(zip(KINDS, POINTS, strict=True))
_FACES = {letter: tuple(face for face in TURNED if face[0].upper() == letter) for letter in KINDS}
"""The face-down tiles of each kind."""


def advise(state: State, chance: Chance) -> Move:
    """A legal move of the awaited seat; between two games, the next one."""
    if between_games(state):
        return NEXT
    return best(_considered(state, chance), lambda move: _worth(state, move), chance)


def _considered(state: State, chance: Chance) -> list[Move]:
    position = state.position
    moves = legal_moves(position, state.agreed)
    squares = [move[0] for move in moves if _turns_up(move)]
    if not squares:
        return moves
    looked_at = chance.order(ADVICE, squares)[:LOOKED_AT]
    quiet_too = position.stall < QUIET_TURNS
    others = [move for move in moves if not _turns_up(move) and (quiet_too or _gain(position, move))]
    return others + [(square,) for square in looked_at]


def _turns_up(move: Move) -> bool:
    return move[0] in NUMBER and len(move) == 1


def _worth(state: State, move: Move) -> float:
    position, agreed = state.position, state.agreed
    if not _turns_up(move):
        return _gain(position, move) + _outlook(position, agreed, move)
    # The mean of everything that the tile may be.
    total = tiles = 0.0
    for letter, number in zip(KINDS, unseen(position), strict=True):
        for face in _FACES[letter] if number else ():
            board = list(position.board)
            board[NUMBER[move[0]]] = face
            share = number / len(_FACES[letter])
            total += share * _outlook(replace(position, board=tuple(board)), agreed, move)
            tiles += share
    return total / tiles


def _outlook(position: Position, agreed: Agreed, move: Move) -> float:
    # After the move: what the other side can get at once, and what the own side could if it were to move again.
    action, side = BY_PATH[move], position.side
    if not isinstance(action, TurnUp | Go | Leave | Pass):
        return 0
    after, _ = take_turn(position, agreed, action, side)
    return HOPE * _most(after, agreed, side) - _most(after, agreed, 1 - side)


def _most(position: Position, agreed: Agreed, side: int) -> int:
    if position.left is not None and not position.left[side]:
        return 0
    seen_from = replace(position, side=side)
    return max([_gain(seen_from, move) for move in legal_moves(seen_from, agreed)])


def _gain(position: Position, move: Move) -> int:
    # W1: of what is taken, or leaves.
    if len(move) < 2:
        return 0
    tile = position.board[NUMBER[move[0] if move[1] == OFF else move[1]]]
    return _WORTH[tile[0]] if tile else 0
