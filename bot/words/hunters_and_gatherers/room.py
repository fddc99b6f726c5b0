"""As much of a text as there is room for."""

from collections.abc import Callable, Sequence

from bot.words.limits import length


def size(lines: Sequence[str]) -> int:
    """UTF-16 units, each line with its line break."""
    return sum(length(line) + 1 for line in lines)


def fullest(lines_with: Callable[[int], list[str]], count: int, room: int) -> list[str]:
    """The lines with the greatest number of things, from ``count`` down to none, that fit into ``room``; or nothing."""
    for number in range(count, -1, -1):
        lines = lines_with(number)
        if size(lines) <= room:
            return lines
    return []
