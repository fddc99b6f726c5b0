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
def fitted(text: str, sizes: Sizes, limit: int, language: str = "") -> tuple[str, int]:
    """Readable text of at most ``limit`` pixels, and its font size."""
    size = fitting_size(text, sizes, limit, language)
    return letters.fitting(text, size, limit, language), size


@lru_cache(maxsize=2000)
def width_of(text: str, size: int, language: str = "") -> int:
    """The pixels that any text takes once it is made readable."""
    return width(letters.readable(text), size, language)


def put_text(
    picture: Image.Image,
    spot: Spot,
    text: str,
    sizes: Sizes,
    limit: int,
    fill: Colour,
    anchor: str = "l",
    language: str = "",
) -> int:
    """Writes what fits about a middle line, as `render.letters.write` does on a base line; gives the width."""
    shown, size = fitted(text, sizes, limit, language)
    x, middle = spot
    write(picture, (x, middle + round(size * letters.CAPITAL / 2)), shown, size, fill, anchor, language)
    return width(shown, size, language)
