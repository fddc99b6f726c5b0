"""8: who gets the points of an area."""

from collections.abc import Sequence

from engine.hunters_and_gatherers.state import Area, Piece
from engine.hunters_and_gatherers.zones import Tiles, shrines


def by_seat(area: Area, seats: int) -> list[int]:
    """How many members, or huts, each seat has in the area."""
    return [area.seats.count(seat) for seat in range(seats)]


def winners(area: Area, tiles: Tiles, pieces: Sequence[Piece]) -> list[int]:
    """8.1, 8.2: the seats with the most pieces, each of which gets the full value. 14.4: hunters at the shrine of a
    meadow, alone."""
    at_shrine = _at_shrine(area, tiles, pieces)
    if at_shrine:
        return at_shrine
    most = max(map(area.seats.count, area.seats), default=0)
    return [seat for seat in sorted(set(area.seats)) if area.seats.count(seat) == most]


def _at_shrine(area: Area, tiles: Tiles, pieces: Sequence[Piece]) -> list[int]:
    if area.kind != "meadow" or not area.seats:
        return []
    sacred = shrines(area, tiles)
    return sorted({piece.seat for piece in pieces if (piece.x, piece.y, piece.segment) in sacred})
