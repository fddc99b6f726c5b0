"""What chance brought in Hunters and Gatherers: what was on the tiles that each seat drew."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.contract import Event, Luck, Ply
from engine.hunters_and_gatherers.facts import BONUS, LAND, TILES
from engine.luck import Tallies

TIGER = "tiger"
GOLD, FISH, ANIMALS, TIGERS = "gold", "fish", "animals", "tigers"
"""Tiles with gold; fish; mammoths, aurochs and deer; tigers."""


def luck(plies: Sequence[Ply]) -> tuple[Luck, ...]:
    """1.5, 2.1: each tile left in a pile is as likely as any other to be the next one. Tiles that fit nowhere count,
    too: chance has brought them."""
    tallies = Tallies()
    piles = {"land": Counter(LAND), "bonus": Counter(BONUS)}
    for event in _draws(event for ply in plies for event in ply.events):
        pile, tile = piles[event.data["kind"]], event.data["tile"]
        for code in (GOLD, FISH, ANIMALS, TIGERS):
            chances: Counter[int] = Counter()
            for each, number in pile.items():
                chances[_things(each)[code]] += number
            tallies.count(int(event.data["seat"]), code, _things(tile)[code], chances)
        pile[tile] -= 1
    return tallies.all()


def _draws(events: Iterator[Event]) -> Iterator[Event]:
    # The first tile was drawn with the deal: the log knows of it when it is laid, or handed on.
    first = True
    for event in events:
        if event.code in ("drawn", "fits-nowhere") or (first and event.code in ("laid", "handed-on")):
            yield event
            first = False


def _things(tile: str) -> dict[str, int]:
    segments = TILES[tile].segments
    animals = [animal for segment in segments for animal in segment.animals]
    return {
        GOLD: int(any(segment.gold for segment in segments)),
        FISH: sum(segment.fish for segment in segments),
        ANIMALS: len(animals) - animals.count(TIGER),
        TIGERS: animals.count(TIGER),
    }
