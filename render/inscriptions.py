"""Letters as ready sprites: most of what is written stays the same from picture to picture."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render import letters
from render.colours import Colour


@lru_cache(maxsize=2000)
def width(text: str, size: int, language: str = "") -> int:
    """In pixels, of readable text."""
    return round(letters.width(text, size, language))


@lru_cache(maxsize=1000)
def fitting_size(text: str, sizes: tuple[int, int], limit: int, language: str = "") -> int:
    """As `render.letters.fitting_size`."""
    return letters.fitting_size(text, sizes, limit, language)


@lru_cache(maxsize=500)
def _sprite(text: str, size: int, fill: Colour, language: str) -> Image.Image:
    sprite = Image.new("RGBA", (width(text, size, language) + size, round(size * 1.6)), (*fill, 0))
    letters.write(ImageDraw.Draw(sprite), (size // 2, round(size * 1.2)), text, size, fill, language=language)
    return sprite


def write(
    picture: Image.Image,
    spot: tuple[int, int],
    text: str,
    size: int,
    fill: Colour,
    anchor: str = "l",
    language: str = "",
) -> None:
    """As `render.letters.write`: ``spot`` is on the base line, at the left end, middle or right end."""
    sprite, across = _sprite(text, size, fill, language), width(text, size, language)
    left = spot[0] - {"l": 0, "m": across // 2, "r": across}[anchor]
    picture.paste(sprite, (left - size // 2, spot[1] - round(size * 1.2)), sprite)


def write_middle(
    picture: Image.Image, middle: tuple[int, int], text: str, size: int, fill: Colour, language: str = ""
) -> None:
    """Capitals, digits or East Asian characters about a middle."""
    base = middle[1] + round(size * letters.CAPITAL / 2)
    write(picture, (middle[0], base), text, size, fill, "m", language)
