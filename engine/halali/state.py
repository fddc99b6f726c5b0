"""What a game of Halali! consists of.

Squares are numbered 0 to 48, rank by rank from a1 (0) over g1 (6) to g7 (48). A tile is written as in position
strings: ``B F L P D T`` and ``Hn He Hs Hw`` face-up, lower case face-down, ``?`` face-down and not known, and the
empty text for an empty square.
"""

from msgspec import Struct

BLUE, BROWN = 0, 1
SEATS = (0, 1)
KINDS = "BFLHPDT"
"""Bear, fox, lumberjack, hunter, pheasant, duck, tree: the order of piles."""


class Bar(Struct, frozen=True):
    """R1: the tile now on ``tile`` may not go to ``barred`` on its owner's next turn (square numbers)."""

    tile: int
    barred: int


class Position(Struct, frozen=True):
    """One game between two turns: exactly what a position string says."""

    board: tuple[str, ...]
    """49 tiles."""
    side: int
    """To move: `BLUE` or `BROWN`."""
    left: tuple[int, int] | None
    """P3: turns left in the end-phase, blue and brown; None before it."""
    lock: int | None
    """N1: the square of the bird that the side to move may not move."""
    bars: tuple[Bar | None, Bar | None]
    """R1, blue and brown."""
    stall: int
    """Q1: turns since the last turn-up or capture."""
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    """C6, X1: how many of each of `KINDS`, blue and brown."""


class Agreed(Struct, frozen=True):
    """The options of a table."""

    match: bool = True
    """W4: two games with sides swapped."""
    no_return: bool = True
    """R1."""
    stall_limit: int = 40
    """Q1; 0 is off."""


class Score(Struct, frozen=True):
    """A finished game of a match, by seat."""

    points: tuple[int, int]
    tiles: tuple[int, int]
    reason: str
    """``turns``, ``early`` or ``resign``."""


class State(Struct, frozen=True):
    """A table of Halali!: one game, or a match of two. In game 1 seat 0 is blue, in game 2 seat 1."""

    agreed: Agreed
    game: int
    """1 or 2."""
    position: Position
    ended: str | None = None
    """Why the present game is over: ``turns``, ``early``, ``resign``; None while it runs."""
    first: Score | None = None
    """The first game of a match, once it is over."""
    resigned: int | None = None
    """The seat that gave up the table."""

    def blue_seat(self) -> int:
        """The seat that plays blue in the present game."""
        return 0 if self.game == 1 else 1

    def side_of(self, seat: int) -> int:
        """`BLUE` or `BROWN`."""
        return BLUE if seat == self.blue_seat() else BROWN

    def seat_of(self, side: int) -> int:
        return self.blue_seat() if side == BLUE else 1 - self.blue_seat()
