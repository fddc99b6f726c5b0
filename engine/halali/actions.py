"""What a player may ask for, as values; NOTATION calls them actions. A host knows them as paths of picks."""

from typing import TypeAlias

from msgspec import Struct

from engine.contract import RESIGN, Move
from engine.halali.geometry import SQUARES


class TurnUp(Struct, frozen=True):
    """T2."""

    at: int


class Go(Struct, frozen=True):
    """M2, C2: a move or a capture. ``sign`` (``-``, ``x``) and ``letter`` (a kind) are empty if not told."""

    start: int
    end: int
    sign: str = ""
    letter: str = ""


class Leave(Struct, frozen=True):
    """X1. ``exit`` is the letter of a direction, empty if none was told."""

    start: int
    exit: str = ""
    letter: str = ""


class Pass(Struct, frozen=True):
    """Z1."""


class NextGame(Struct, frozen=True):
    """W4: begins the second game of a match."""


class Resign(Struct, frozen=True):
    """Gives up the table."""


TurnAction: TypeAlias = TurnUp | Go | Leave | Pass
Action: TypeAlias = TurnAction | NextGame | Resign

OFF = "off"
PASS: Move = ("pass",)
NEXT: Move = ("next",)


def path(action: Action) -> Move:
    """The picks that lead to the action."""
    match action:
        case TurnUp(at):
            return (SQUARES[at],)
        case Go(start, end):
            return (SQUARES[start], SQUARES[end])
        case Leave(start):
            return (SQUARES[start], OFF)
        case Pass():
            return PASS
        case NextGame():
            return NEXT
        case Resign():
            return RESIGN


def _every_action() -> list[Action]:
    squares = range(len(SQUARES))
    return [
        *(TurnUp(square) for square in squares),
        *(Go(start, end) for start in squares for end in squares),
        *(Leave(square) for square in squares),
        *(Pass(), NextGame(), Resign()),
    ]


BY_PATH: dict[Move, Action] = {path(action): action for action in _every_action()}
"""Every action that could ever be legal, by its path."""
