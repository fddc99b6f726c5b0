"""Letters as ready sprites: most of what is written stays the same from picture to picture."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render import letters
from render.colours import Colour


@lru_cache(maxsize=2000)
def width(text: str, size: int) -> int:
    """In pixels, of readable text."""
    return round(letters.width(text, size))


@lru_cache(maxsize=1000)
def fitting_size(text: str, sizes: tuple[int, int], limit: int) -> int:
    """As `render.letters.fitting_size`."""
    return letters.fitting_size(text, sizes, limit)


@lru_cache(maxsize=500)
def _sprite(text: str, size: int, fill: Colour) -> Image.Image:
    sprite = Image.new("RGBA", (width(text, size) + size, round(size * 1.6)), (*fill, 0))
    letters.write(ImageDraw.Draw(sprite), (size // 2, round(size * 1.2)), text, size, fill)
    return sprite


def write(picture: Image.Image, spot: tuple[int, int], text: str, size: int, fill: Colour, anchor: str = "l") -> None:
    """As `render.letters.write`: ``spot`` is on the base line, at the left end, middle or right end."""
    sprite = _sprite(text, size, fill)
    left = spot[0] - {"l": 0, "m": width(text, size) // 2, "r": width(text, size)}[anchor]
    picture.paste(sprite, (left - size // 2, spot[1] - round(size * 1.2)), sprite)


def write_middle(picture: Image.Image, middle: tuple[int, int], text: str, size: int, fill: Colour) -> None:
    """Capitals or digits about a middle."""
    base = middle[1] + round(size * letters.CAPITAL / 2)
    write(picture, (middle[0], base), text, size, fill, "m")
