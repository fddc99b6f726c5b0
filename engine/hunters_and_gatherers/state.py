"""What a game of Hunters and Gatherers consists of.

Cells are counted from the start tile at (0, 0), x to the east and y to the north; rotations are degrees clockwise
from how a tile stands in ``tiles.json``. Segments keep the letter they have there, however the tile is turned.
"""

from typing import Literal

from msgspec import Struct

Kind = Literal["member", "hut"]
KINDS: tuple[Kind, Kind] = ("member", "hut")
"""The order of a supply."""
TileKind = Literal["land", "bonus"]
AreaKind = Literal["forest", "river", "meadow", "water"]
"""What segments grow together to. ``water`` is a water system: rivers and lakes, for huts (9.1)."""
MEMBERS = 5
"""1.3: tribe members of each player."""
HUTS = 2
"""1.3: huts of each player."""
FARTHEST = 99
"""The largest x or y, east or west, north or south: more than all tiles in a row need."""
UNKNOWN = "?"
"""A tile of a pile, as players see it."""


class Agreed(Struct, frozen=True):
    """The options of a table."""

    first: int = -1
    """14.6: the seat that begins; -1, drawn by chance."""


class Laid(Struct, frozen=True, gc=False):
    """A tile on the field."""

    tile: str
    x: int
    y: int
    rotation: int
    """0, 90, 180 or 270."""


class Piece(Struct, frozen=True, gc=False):
    """A tribe member or hut on the field: what a member is (gatherer, fisher, hunter) follows from its segment."""

    seat: int
    kind: Kind
    x: int
    y: int
    segment: str


class Area(Struct, frozen=True, array_like=True, gc=False):
    """Zones that are connected on the field. A zone is a part of a laid tile: see `engine.hunters_and_gatherers.parts`.

    A zone's number is `ZONES_PER_TILE` times the place of its tile in `State.tiles`, plus the number of the part."""

    kind: AreaKind
    open: int
    """Links at the rim of the field by which it may still grow; complete at 0."""
    zones: tuple[int, ...]
    """Sorted."""
    seats: tuple[int, ...]
    """Whose members stand in it, in a water system whose huts: a seat for each piece, sorted."""


class Rim(Struct, frozen=True, array_like=True, gc=False):
    """An empty cell beside the field: what a tile laid there meets in the north, east, south and west."""

    edges: str
    """``f`` forest, ``m`` meadow, ``r`` river, ``.`` no tile."""
    areas: tuple[int, ...]
    """The area at each link, from north to west: one at a forest or meadow edge, four at a river edge."""


class Field(Struct, frozen=True):
    """What follows from the laid tiles and the pieces on them; kept, because working it out anew is slow."""

    rims: dict[str, Rim]
    """By cell: ``-2,3``."""
    areas: dict[int, Area]
    """By the lowest number of their zones."""


class State(Struct, frozen=True):
    """A table of Hunters and Gatherers."""

    agreed: Agreed
    tiles: tuple[Laid, ...]
    """In the order laid, the start tile first."""
    pieces: tuple[Piece, ...]
    """On the field, in the order placed."""
    supply: tuple[tuple[int, int], ...]
    """Members and huts in hand, by seat."""
    scores: tuple[int, ...]
    """By seat; with the last scoring once the game has ended by its rules (14.5)."""
    active: int
    """The seat to lay `drawn`."""
    drawn: str | None
    """The tile in hand; None once the game has ended."""
    drawn_kind: TileKind
    land: tuple[str, ...]
    """The pile of land tiles, next first."""
    bonus: tuple[str, ...]
    """The pile of bonus tiles, next first."""
    removed: tuple[str, ...]
    """Out of the game: tiles that fitted nowhere (3.4, 3.6), and bonus tiles of players who resigned."""
    ended: bool
    field: Field
    resigned: tuple[int, ...] = ()
    """Seats that gave up, in that order. The others play on while there are two."""
