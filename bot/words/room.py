"""As much of a text as there is room for."""

from bisect import bisect_right
from collections.abc import Callable, Sequence

from bot.words.limits import length


def size(lines: Sequence[str]) -> int:
    """UTF-16 units, each line with its line break."""
    return sum(length(line) + 1 for line in lines)


def fullest(lines_with: Callable[[int], list[str]], count: int, room: int) -> list[str]:
    """The lines with the greatest number of things, from ``count`` down to none, that fit into ``room``; or nothing."""
    if size(lines_with(count)) <= room:
        return lines_with(count)
    # Below that, more things are longer texts.
    fitting = bisect_right(range(count), room, key=lambda number: size(lines_with(number)))
    return lines_with(fitting - 1) if fitting else []
