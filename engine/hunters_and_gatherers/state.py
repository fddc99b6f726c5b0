"""What a game of Hunters and Gatherers consists of.

Cells are counted from the start tile at (0, 0), x to the east and y to the north; rotations are degrees clockwise
from how a tile stands in ``tiles.json``. Segments keep the letter they have there, however the tile is turned.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal["member", "hut"]
MEMBERS = 5
"""1.3: tribe members of each player."""
HUTS = 2
"""1.3: huts of each player."""
UNKNOWN = "?"
"""A tile of a pile, as players see it."""


class Agreed(Struct, frozen=True):
    """The options of a table."""

    first: int = -1
    """14.6: the seat that begins; -1, drawn by chance."""


class Laid(Struct, frozen=True):
    """A tile on the field."""

    tile: str
    x: int
    y: int
    rotation: int
    """0, 90, 180 or 270."""


class Piece(Struct, frozen=True):
    """A tribe member or hut on the field: what a member is (gatherer, fisher, hunter) follows from its segment."""

    seat: int
    kind: Kind
    x: int
    y: int
    segment: str
