"""What a tile meets in an empty cell beside the field."""

from functools import cache
from typing import TypeAlias

from engine.hunters_and_gatherers.parts import STANDS, Links
from engine.hunters_and_gatherers.state import Rim

NO_TILE = "."
BARE = Rim(NO_TILE * 4, ((), (), (), ()))
"""A cell without neighbours."""
Meetings: TypeAlias = list[tuple[int, int]]
"""Areas of the field with the parts of a tile that would belong to them."""


@cache
def fitting(tile: str, edges: str) -> tuple[int, ...]:
    """3.2: the quarter turns in which a tile fits a cell with these edges around."""
    return tuple(quarter for quarter, stand in enumerate(STANDS[tile]) if not clashes(stand.edges, edges))


def clashes(edges: str, around: str) -> list[int]:
    """The sides on which a tile with these edges does not fit what is around it."""
    pairs = zip(edges, around, strict=True)
    return [side for side, (edge, other) in enumerate(pairs) if other not in (NO_TILE, edge)]


def meetings(rim: Rim, links: Links) -> Meetings:
    """The links that a tile in the cell would have."""
    return [
        (area, part)
        for beside, parts in zip(rim.areas, links, strict=True)
        if beside
        for area, part in zip(beside, parts, strict=True)
    ]
