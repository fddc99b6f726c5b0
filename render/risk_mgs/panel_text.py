"""Text that stays inside the room it has: smaller letters first, then fewer."""

from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render import letters
from render.canvas import Spot
from render.colours import Colour
from render.inscriptions import fitting_size, width, write

Sizes: TypeAlias = tuple[int, int]
"""Greatest and least font size."""


@lru_cache(maxsize=2000)
def fitted(text: str, sizes: Sizes, limit: int) -> tuple[str, int]:
    """Readable text of at most ``limit`` pixels, and its font size."""
    size = fitting_size(text, sizes, limit)
    return letters.fitting(text, size, limit), size


@lru_cache(maxsize=2000)
def width_of(text: str, size: int) -> int:
    """The pixels that any text takes once it is made readable."""
    return width(letters.readable(text), size)


def put_text(
    picture: Image.Image, spot: Spot, text: str, sizes: Sizes, limit: int, fill: Colour, anchor: str = "l"
) -> int:
    """Writes what fits about a middle line, as `render.letters.write` does on a base line; gives the width."""
    shown, size = fitted(text, sizes, limit)
    x, middle = spot
    write(picture, (x, middle + round(size * letters.CAPITAL / 2)), shown, size, fill, anchor)
    return width(shown, size)


def wrapped(text: str, size: int, limit: int) -> list[str]:
    """Readable text in lines of at most ``limit`` pixels, broken between words, or inside one that is too long."""
    lines = [""]
    for word in letters.readable(text).split(" "):
        joined = f"{lines[-1]} {word}".lstrip()
        if letters.width(joined, size) <= limit:
            lines[-1] = joined
            continue
        lines += [""] if lines[-1] else []
        for character in word:
            if lines[-1] and letters.width(lines[-1] + character, size) > limit:
                lines.append("")
            lines[-1] += character
    return lines


def wrapped_in(text: str, sizes: Sizes, limit: int, most: int) -> tuple[list[str], int]:
    """The lines, and the greatest font size in which they are at most so many; in the smallest, the last is cut."""
    greatest, least = sizes
    for size in range(greatest, least - 1, -1):
        lines = wrapped(text, size, limit)
        if len(lines) <= most:
            return lines, size
    rest = " ".join(lines[most - 1 :])
    return [*lines[: most - 1], letters.fitting(rest, least, limit)], least
