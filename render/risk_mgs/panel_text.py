"""Text that stays inside the room it has: smaller letters first, then fewer."""

from PIL import Image

from render import letters
from render.canvas import Spot
from render.colours import Colour
from render.inscriptions import fitting_size, width, write

Sizes = tuple[int, int]
"""Greatest and least font size."""


def fitted(text: str, sizes: Sizes, limit: int) -> tuple[str, int]:
    """Readable text of at most ``limit`` pixels, and its font size."""
    size = fitting_size(text, sizes, limit)
    return letters.fitting(text, size, limit), size


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
