"""Text in several lines."""

from collections.abc import Iterator
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
    # Pieces together may be wider than one by one: some characters are of another font then.
    for room in range(limit, limit // 2, -size):
        lines = _filled(text, size, room, language)
        if max(letters.width(line, size, language) for line in lines) <= limit:
            break
    return lines


def _filled(text: str, size: int, limit: int, language: str) -> tuple[str, ...]:
    lines, room = [""], float(limit)
    for piece in _parts(letters.readable(text), size, limit, language):
        if lines[-1] and _across(piece.rstrip(), size, language) > room:
            lines.append("")
            room = limit
        lines[-1] += piece
        room -= _across(piece, size, language)
    return tuple(line.rstrip() for line in lines)


def _parts(text: str, size: int, limit: int, language: str) -> Iterator[str]:
    """Pieces; the characters of one that is too long for a line."""
    for piece in pieces(text):
        if _across(piece.rstrip(), size, language) <= limit:
            yield piece
        else:
            yield from piece


@lru_cache(maxsize=4000)
def _across(piece: str, size: int, language: str) -> float:
    """In pixels."""
    return letters.width(piece, size, language)


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
