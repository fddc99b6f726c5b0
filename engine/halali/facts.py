"""S2, S5: the facts of the game, as `tiles.json` has them: the only file that the game reads."""

from importlib.resources import files

import msgspec
from msgspec import Struct

from engine.halali.state import KINDS


class Kind(Struct, frozen=True):
    """One kind of tile. ``owner`` is blue, brown or neutral; ``reach`` step, slide or none; ``takes_in`` all, gun or
    none; ``prey`` names other kinds by id."""

    id: str
    letter: str
    owner: str
    count: int
    points: int
    reach: str
    moved_by: tuple[str, ...]
    prey: tuple[str, ...]
    takes_in: str
    oriented: bool
    may_leave: bool


class Direction(Struct, frozen=True):
    """S6: north is towards rank 7, for both players."""

    letter: str
    arrow: str
    file_step: int
    rank_step: int


class Board(Struct, frozen=True):
    """S2, S3, S5. ``exits``: an exit square for each direction."""

    files: str
    ranks: int
    empty_at_start: str
    exits: dict[str, str]


class EndPhase(Struct, frozen=True):
    """P2."""

    turns_each: int


class Facts(Struct, frozen=True):
    board: Board
    directions: dict[str, Direction]
    tiles: tuple[Kind, ...]
    end_phase: EndPhase


FACTS = msgspec.json.decode(files("engine.halali").joinpath("tiles.json").read_bytes(), type=Facts)

BY_LETTER = {kind.letter: kind for kind in FACTS.tiles}
POINTS = tuple(BY_LETTER[letter].points for letter in KINDS)
"""W1: what a tile is worth, in the order of `KINDS`."""
COUNTS = tuple(BY_LETTER[letter].count for letter in KINDS)
"""How many there are, in the order of `KINDS`."""
SIDES = ("blue", "brown")
"""The names of the sides, by `BLUE` and `BROWN`."""
SIDE_CODES = ("bl", "br")
TURNS_EACH = FACTS.end_phase.turns_each
EMPTY_PILE = (0,) * len(KINDS)


def points(pile: tuple[int, ...]) -> int:
    """W1: the worth of a pile."""
    return sum(number * each for number, each in zip(pile, POINTS, strict=True))
