"""Where things are on a tile, however it is turned: in which of its sides, or corners, a segment lies."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import strung, together
from engine.hunters_and_gatherers.facts import SEGMENTS, TILES
from engine.hunters_and_gatherers.parts import STANDS
from engine.hunters_and_gatherers.rims import NO_TILE

SIDES = ("n", "e", "s", "w")
_CORNERS = {"ne": (2, 3), "se": (5, 6), "sw": (8, 9), "nw": (11, 0)}
"""The thirds of the rim at each corner."""
_THIRDS = 12


def ways(tile: str, segment: str, rotation: int) -> tuple[str, ...]:
    """The sides in whose middle the segment lies, clockwise from ``n``; if there are none, its corners: ``ne``. A lake
    lies where its rivers run to. No two segments of a kind on a tile have the same."""
    found = SEGMENTS[tile][segment]
    of_rivers = [slot for river in found.rivers for slot in SEGMENTS[tile][river].slots]
    slots = {(slot + rotation // 30) % _THIRDS for slot in (*found.slots, *of_rivers)}
    sides = tuple(side for number, side in enumerate(SIDES) if 3 * number + 1 in slots)
    return sides or tuple(corner for corner, thirds in _CORNERS.items() if not slots.isdisjoint(thirds))


def where(say: Say, found: Sequence[str]) -> str:
    """ "north and east", "north-west"; on all four sides "all round"."""
    if len(found) == len(SIDES):
        return say("hunters_and_gatherers-way-all")
    return together(say, [say(f"hunters_and_gatherers-way-{way}") for way in found])


def alone(tile: str, segment: str) -> bool:
    """Whether the tile has no other segment of that kind."""
    kind = SEGMENTS[tile][segment].kind
    return sum(other.kind == kind for other in TILES[tile].segments) == 1


def edges_of(tile: str, rotation: int) -> str:
    """The edges of a turned tile as `engine.hunters_and_gatherers.state.Rim` has them."""
    return STANDS[tile][rotation // 90].edges


def edges(say: Say, letters: str) -> str:
    """ "forest north and east, river west": the edges of a tile, or those around an empty cell."""
    return strung(
        say,
        "list-more",
        [
            say(
                f"hunters_and_gatherers-edge-{letter}",
                where=where(say, [side for side, edge in zip(SIDES, letters, strict=True) if edge == letter]),
            )
            for letter in dict.fromkeys(letters)
            if letter != NO_TILE
        ],
    )
