"""Text in several lines."""

from functools import lru_cache

from render import letters
from render.breaking import pieces

_FEW = 5
"""Characters."""


@lru_cache(maxsize=1000)
def wrapped(text: str, size: int, limit: int, language: str = "") -> tuple[str, ...]:
    """Readable text in lines of at most ``limit`` pixels, broken where its script allows it, or inside a word that is
    too long. No last line is of a few East Asian characters alone."""
    lines = _broken(text, size, limit, language)
    if language in letters.EAST_ASIAN and len(lines) > 1 and letters.width(lines[-1], size, language) < size * _FEW:
        for narrower in range(limit - size, limit // 2, -size):
            evener = _broken(text, size, narrower, language)
            if len(evener) > len(lines):
                break
            lines = evener
            if letters.width(lines[-1], size, language) >= size * _FEW:
                break
    return lines


def _broken(text: str, size: int, limit: int, language: str) -> tuple[str, ...]:
    lines = [""]
    for piece in pieces(letters.readable(text)):
        if letters.width((lines[-1] + piece).rstrip(), size, language) <= limit:
            lines[-1] += piece
            continue
        lines += [""] if lines[-1] else []
        for character in piece:
            if lines[-1] and letters.width((lines[-1] + character).rstrip(), size, language) > limit:
                lines.append("")
            lines[-1] += character
    return tuple(line.rstrip() for line in lines)


@lru_cache(maxsize=500)
def wrapped_in(
    text: str, sizes: tuple[int, int], limit: int, most: int, language: str = ""
) -> tuple[tuple[str, ...], int]:
    """The lines, and the greatest font size in which they are at most so many; in the smallest, the last is cut."""
    greatest, least = sizes
    for size in range(greatest, least - 1, -1):
        lines = wrapped(text, size, limit, language)
        if len(lines) <= most:
            return lines, size
    kept = lines[: most - 1]
    rest = letters.readable(text)
    for line in kept:
        rest = rest.removeprefix(line).lstrip()
    return (*kept, letters.fitting(rest, least, limit, language)), least
