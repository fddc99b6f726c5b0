"""Which tiles have not been seen yet: by what is on them, never in which order."""

from collections import Counter
from collections.abc import Mapping

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.ground import SIDES, edges_of
from bot.words.hunters_and_gatherers.vocabulary import counted
from bot.words.names import listed
from engine.hunters_and_gatherers.facts import BONUS, LAND, TILES
from engine.hunters_and_gatherers.state import State
from engine.hunters_and_gatherers.values import ANIMALS
from engine.hunters_and_gatherers.views import unseen


def left(say: Say, state: State) -> str:
    """How many are in the piles; the unseen land and bonus tiles by their edges, and all that is on them."""
    hidden = unseen(state)
    lines = [say("hunters_and_gatherers-left-piles", land=len(state.land), bonus=len(state.bonus))]
    for kind, ids, pile in (("land", LAND, state.land), ("bonus", BONUS, state.bonus)):
        tiles = {tile: number for tile, number in hidden.items() if tile in ids}
        if pile:
            lines.append(_kind(say, kind, tiles))
        if 0 < len(pile) < sum(tiles.values()):
            lines.append(say(f"hunters_and_gatherers-left-out-{kind}", count=sum(tiles.values()) - len(pile)))
    return "\n".join(lines)


def _kind(say: Say, kind: str, tiles: Mapping[str, int]) -> str:
    patterns: Counter[str] = Counter()
    things: Counter[str] = Counter()
    for tile, number in tiles.items():
        # The same edges in the same order, whichever side is up, are one pattern.
        patterns[min(edges_of(tile, 90 * quarter) for quarter in range(len(SIDES)))] += number
        for segment in TILES[tile].segments:
            things.update({animal: number * segment.animals.count(animal) for animal in ANIMALS})
            things["fish"] += number * segment.fish
            things["mushrooms"] += number * segment.mushrooms
            things["nuggets"] += number * segment.gold
            things["shrines"] += number * segment.shrine
            things["fires"] += number * segment.fire
    edges = [
        say("hunters_and_gatherers-left-pattern", edges="-".join(_letter(say, edge) for edge in pattern), count=number)
        for pattern, number in patterns.most_common()
    ]
    found = [counted(say, thing, number) for thing, number in things.items() if number]
    return say(f"hunters_and_gatherers-left-{kind}", edges=listed(say, edges), things=listed(say, found))


def _letter(say: Say, edge: str) -> str:
    return say(f"hunters_and_gatherers-left-edge-{edge}")
