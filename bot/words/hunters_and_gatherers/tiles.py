"""A tile in words: what lies in which direction, what is connected, what lives on it."""

from collections import Counter
from collections.abc import Iterator

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import SIDES, ways, where
from bot.words.hunters_and_gatherers.vocabulary import counted
from bot.words.names import listed, strung, together
from engine.hunters_and_gatherers.facts import TILES, Segment, Tile
from engine.hunters_and_gatherers.values import ANIMALS


def described(say: Say, tile: str, rotation: int = 0) -> str:
    """Every segment of a turned tile: "meadow north with 1 mammoth; forest east and south with gold; river west into a
    lake (1 fish)"."""
    return strung(say, "hunters_and_gatherers-chain", list(_segments(say, TILES[tile], rotation)))


def shape(say: Say, tile: str, rotation: int) -> str:
    """What a turned tile has at its sides, connected ones together: "forest north and east, river west"."""
    found = [(segment.kind[0], ways(tile, segment.id, rotation)) for segment in TILES[tile].segments if segment.slots]
    sides = sorted((SIDES.index(there[0]), kind, there) for kind, there in found if there[0] in SIDES)
    return listed(say, [say(f"hunters_and_gatherers-edge-{kind}", where=where(say, there)) for _, kind, there in sides])


def features(say: Say, segment: Segment) -> list[str]:
    """What there is on a meadow or in a forest: "2 deer", "1 tiger", "wildfire", "gold"."""
    numbers = Counter(segment.animals)
    found = [counted(say, animal, numbers[animal]) for animal in ANIMALS if numbers[animal]]
    if segment.mushrooms:
        found.append(counted(say, "mushrooms", segment.mushrooms))
    marks = {"fire": segment.fire, "shrine": segment.shrine, "gold": segment.gold}
    return found + [say(f"hunters_and_gatherers-feature-{mark}") for mark, there in marks.items() if there]


def _segments(say: Say, tile: Tile, rotation: int) -> Iterator[str]:
    for segment in tile.segments:
        there = where(say, ways(tile.id, segment.id, rotation))
        if segment.kind == "lake":
            count = len(segment.rivers)
            fish = counted(say, "fish", segment.fish)
            yield say("hunters_and_gatherers-tile-lake", count=count, where=there, fish=fish)
        elif segment.kind == "river":
            if segment.lake is None:
                key = "hunters_and_gatherers-tile-spring" if segment.spring else "hunters_and_gatherers-edge-r"
                yield say(key, where=there)
        else:
            plain = say(f"hunters_and_gatherers-edge-{segment.kind[0]}", where=there)
            found = features(say, segment)
            yield say("hunters_and_gatherers-tile-with", ground=plain, what=together(say, found)) if found else plain
