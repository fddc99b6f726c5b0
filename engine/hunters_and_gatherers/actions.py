"""A move as a value: where the tile in hand goes, how it is turned, and what is put on it. Hosts know it as picks."""

import re

from msgspec import Struct

from engine.contract import Move
from engine.hunters_and_gatherers.legal import NO_PIECE
from engine.hunters_and_gatherers.places import ROTATIONS, cell_at
from engine.hunters_and_gatherers.state import Kind

_PATH = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2}) (0|90|180|270) (?:-|(member|hut):([a-z]))")


class Action(Struct, frozen=True):
    """2: one tile, and one piece at most. ``kind`` and ``segment`` are None and empty if nothing is placed."""

    x: int
    y: int
    rotation: int
    kind: Kind | None = None
    segment: str = ""

    @property
    def cell(self) -> str:
        return cell_at(self.x, self.y)

    @property
    def quarter(self) -> int:
        """Quarter turns clockwise."""
        return ROTATIONS.index(self.rotation)


def path(action: Action) -> Move:
    """The picks that lead to the action: ``("1,0", "90", "member:b")``."""
    piece = NO_PIECE if action.kind is None else f"{action.kind}:{action.segment}"
    return (action.cell, str(action.rotation), piece)


def read_path(move: Move) -> Action | None:
    """The action to which the picks lead; None if they could never be legal."""
    found = _PATH.fullmatch(" ".join(move))
    if found is None or len(move) != 3:
        return None
    x, y, rotation, kind, segment = found.groups()
    if kind is None:
        return Action(int(x), int(y), int(rotation))
    return Action(int(x), int(y), int(rotation), "hut" if kind == "hut" else "member", segment)
