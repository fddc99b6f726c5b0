"""An independent check: all areas worked out anew from `tiles.json`, slot by slot, with nothing kept.

A tile's rim has twelve slots, clockwise from the left end of the north side. A quarter turn clockwise moves slot s to
(s + 3) % 12; slot 3d + i of a tile meets slot 3((d + 2) % 4) + 2 - i of the neighbour on side d. Segments whose slots
meet are one area; a lake joins its rivers for huts only.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import engine.hunters_and_gatherers
from engine.hunters_and_gatherers.areas import AreaReport
from engine.hunters_and_gatherers.state import State

TILES: dict[str, dict[str, Any]] = {
    tile["id"]: tile
    for tile in json.loads((Path(engine.hunters_and_gatherers.__path__[0]) / "tiles.json").read_text())["tiles"]
}
NEIGHBOURS = ((0, 1), (1, 0), (0, -1), (-1, 0))
Spot: TypeAlias = tuple[int, int, str]
Slot: TypeAlias = tuple[int, int, int]
"""x, y and the number on the rim."""


class Recount:
    """The areas of a state: sets of spots, each with its kind."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._segments: dict[Spot, dict[str, Any]] = {
            (laid.x, laid.y, segment["id"]): segment for laid in state.tiles for segment in TILES[laid.tile]["segments"]
        }
        self._slots: dict[Slot, Spot] = {
            (laid.x, laid.y, (slot + laid.rotation // 30) % 12): (laid.x, laid.y, segment["id"])
            for laid in state.tiles
            for segment in TILES[laid.tile]["segments"]
            for slot in segment["slots"]
        }
        self._rims: dict[Spot, list[Slot]] = {spot: [] for spot in self._segments}
        for slot, spot in self._slots.items():
            self._rims[spot].append(slot)
        self.areas = [*self._grown(water=False), *self._grown(water=True)]

    def of(self, report: AreaReport) -> tuple[str, frozenset[Spot]]:
        """How the report names its area here."""
        return report.kind, frozenset(report.zones)

    def complete(self, spots: frozenset[Spot]) -> bool:
        """Whether no slot of the area lies open."""
        return all(self._across(*slot) in self._slots for spot in spots for slot in self._rims[spot])

    def points(self, kind: str, spots: frozenset[Spot]) -> int:
        """What the area is worth as it stands."""
        segments, tiles = [self._segments[spot] for spot in spots], len({spot[:2] for spot in spots})
        if kind == "forest":
            return 2 * tiles + 2 * sum(int(segment["mushrooms"]) for segment in segments)
        if kind == "water":
            return sum(int(segment.get("fish", 0)) for segment in segments)
        if kind == "river":
            lakes = {(x, y, self._segments[x, y, name].get("lake")) for x, y, name in spots}
            return tiles + sum(int(self._segments[x, y, name]["fish"]) for x, y, name in lakes if name)
        animals = [animal for segment in segments for animal in segment["animals"]]
        tigers = 0 if any(segment.get("fire") for segment in segments) else animals.count("tiger")
        big = animals.count("mammoth") + animals.count("aurochs")
        return 2 * (big + max(0, animals.count("deer") - tigers))

    def seats(self, kind: str, spots: frozenset[Spot]) -> list[int]:
        """Who has members there, or huts in a water system: a seat for each piece, sorted."""
        wanted = "hut" if kind == "water" else "member"
        return sorted(
            piece.seat
            for piece in self._state.pieces
            if piece.kind == wanted and (piece.x, piece.y, piece.segment) in spots
        )

    def winners(self, kind: str, spots: frozenset[Spot]) -> set[int]:
        """Who would get the points."""
        seats = self.seats(kind, spots)
        sacred = {spot for spot in spots if kind == "meadow" and self._segments[spot].get("shrine")}
        alone = {piece.seat for piece in self._state.pieces if (piece.x, piece.y, piece.segment) in sacred}
        return alone or {seat for seat in seats if seats.count(seat) == max(map(seats.count, seats))}

    def _grown(self, water: bool) -> Iterator[tuple[str, frozenset[Spot]]]:
        left = {spot for spot, segment in self._segments.items() if segment["kind"] in ("river", "lake") or not water}
        if not water:
            left = {spot for spot in left if self._segments[spot]["kind"] != "lake"}
        while left:
            area, ways = set(), [left.pop()]
            while ways:
                spot = ways.pop()
                area.add(spot)
                found = {other for other in self._beside(spot, water) if other in left}
                left -= found
                ways += found
            yield "water" if water else self._segments[next(iter(area))]["kind"], frozenset(area)

    def _beside(self, spot: Spot, water: bool) -> Iterator[Spot]:
        x, y, _ = spot
        segment = self._segments[spot]
        for slot in self._rims[spot]:
            if self._across(*slot) in self._slots:
                yield self._slots[self._across(*slot)]
        if water:
            for name in (*segment.get("rivers", ()), *([segment["lake"]] if segment.get("lake") else ())):
                yield x, y, name

    def _across(self, x: int, y: int, slot: int) -> Slot:
        side, third = divmod(slot, 3)
        to_east, to_north = NEIGHBOURS[side]
        return x + to_east, y + to_north, 3 * ((side + 2) % 4) + 2 - third
