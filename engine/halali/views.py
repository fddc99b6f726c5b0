"""K1: what may be seen. Both players see the same, and so does everybody else."""

from msgspec.structs import replace

from engine.halali.facts import COUNTS
from engine.halali.state import KINDS, Position
from engine.halali.tiles import FACE_UP, KIND_OF, SHOWN


def public_position(position: Position) -> Position:
    """The position with every face-down tile as ``?``."""
    return replace(position, board=tuple(SHOWN[tile] for tile in position.board))


def unseen(position: Position) -> tuple[int, ...]:
    """How many of each of `KINDS` have not been seen: the 48 tiles without those face-up or in piles."""
    up = [KIND_OF[tile].letter for tile in position.board if tile in FACE_UP]
    return tuple(
        number - up.count(letter) - blue - brown
        for letter, number, blue, brown in zip(KINDS, COUNTS, *position.piles, strict=True)
    )
