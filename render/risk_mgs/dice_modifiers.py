"""What is added to the dice of a side, in the few lines that there is room for."""

from collections.abc import Sequence
from itertools import combinations, pairwise

from engine.risk_mgs.dice import Modifier
from render.risk_mgs import panel_words as words
from render.risk_mgs.panel_text import width_of
from render.scene import Scene

MINUS = "–"
_LINES = 2, 3
"""In how many lines modifiers stand; in more of them only where they would be too small."""
_READABLE = 16
"""Font size."""


def modifiers_in_lines(scene: Scene, added: tuple[Modifier, ...], limit: int, scale: float) -> list[str]:
    """``B&B Unit +1 (all dice)``, in a line each while they are few, else several in one."""
    say = scene.say
    pairs = [(say(words.source(each.source)), signed(each.amount)) for each in added]
    short = [f"{source} {amount}" for source, amount in pairs]
    told = [
        say(words.MODIFIER, source=source, amount=amount, scope=say(words.scope(each.scope)))
        for each, (source, amount) in zip(added, pairs, strict=True)
    ]
    if len(told) <= _LINES[0]:
        return told if _fit(told, scene, limit, scale) else short
    fewer, more = (_parted(scene, short, count) for count in _LINES)
    return fewer if _fit(fewer, scene, limit, scale) else more


def _fit(lines: Sequence[str], scene: Scene, limit: int, scale: float) -> bool:
    return all(width_of(line, round(_READABLE * scale), scene.language) <= limit for line in lines)


def _parted(scene: Scene, parts: Sequence[str], count: int) -> list[str]:
    """In so many lines of which the longest is as short as can be."""

    def widest(lines: list[str]) -> int:
        return max(width_of(line, _READABLE, scene.language) for line in lines)

    cuts = combinations(range(1, len(parts)), count - 1)
    ways = ([" · ".join(parts[start:end]) for start, end in pairwise((0, *cut, len(parts)))] for cut in cuts)
    return min(ways, key=widest)


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"
