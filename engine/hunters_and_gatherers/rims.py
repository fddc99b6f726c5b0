"""What a tile meets in an empty cell beside the field."""

from functools import cache
from itertools import product

from msgspec import Struct

from engine.hunters_and_gatherers.parts import STANDS
from engine.hunters_and_gatherers.places import TURNS
from engine.hunters_and_gatherers.state import Rim

NO_TILE = "."
LINKS = {"f": 1, "m": 1, "r": 4, NO_TILE: 0}
"""How many links an edge has."""
BARE = Rim(NO_TILE * 4, ())
"""A cell without neighbours."""


class Fit(Struct, frozen=True):
    """A tile turned so that it fits a cell."""

    turn: str
    """The rotation as a pick."""
    parts: tuple[int, ...]
    """As of `parts_beside`."""


@cache
def fits(tile: str, around: str) -> tuple[Fit, ...]:
    """3.2: the ways in which a tile fits a cell with these edges around it."""
    fitting = _fitting(around)
    quarters = [quarter for quarter, stand in enumerate(STANDS[tile]) if stand.edges in fitting]
    return tuple([Fit(TURNS[quarter], parts_beside(tile, quarter, around)) for quarter in quarters])


@cache
def parts_beside(tile: str, quarter: int, around: str) -> tuple[int, ...]:
    """The parts of a turned tile at its links with the neighbours that are there, from north to west."""
    pairs = zip(STANDS[tile][quarter].links, around, strict=True)
    return tuple(part for links, edge in pairs if edge != NO_TILE for part in links)


def clashes(edges: str, around: str) -> list[int]:
    """The sides on which a tile with these edges does not fit what is around it."""
    pairs = zip(edges, around, strict=True)
    return [side for side, (edge, other) in enumerate(pairs) if other not in (NO_TILE, edge)]


def beside(rim: Rim, side: int, edge: str, areas: tuple[int, ...]) -> Rim:
    """The cell once a tile lies on the side, which was empty."""
    edges, before = _with_edge(rim.edges, side, edge)
    return Rim(edges, rim.areas[:before] + areas + rim.areas[before:])


@cache
def _with_edge(edges: str, side: int, edge: str) -> tuple[str, int]:
    # The edges with one more, and how many links come before it.
    return edges[:side] + edge + edges[side + 1 :], sum(LINKS[other] for other in edges[:side])


@cache
def _fitting(around: str) -> frozenset[str]:
    # The edges of every tile that would fit.
    return frozenset(map("".join, product(*("fmr" if edge == NO_TILE else edge for edge in around))))
