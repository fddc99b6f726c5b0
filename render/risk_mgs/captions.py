"""Pale letters in a dark outline, to be read on any ground."""

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter

from render import letters
from render.canvas import Box, Spot, put
from render.colours import CREAM, INK, Colour

_OUTLINE = 5
"""Pixels across of what thickens the letters."""


def caption_size(text: str, size: int, language: str) -> Spot:
    """Width and height in pixels."""
    return _sprite(text, size, CREAM, language).size


def caption_box(middle: Spot, text: str, size: int, language: str) -> Box:
    """What its letters and their outline would cover."""
    width, height = caption_size(text, size, language)
    left, top = middle[0] - width // 2, middle[1] - height // 2
    return left + 2, top + round(size * 0.18), left + width - 2, top + height - round(size * 0.08)


def caption(picture: Image.Image, middle: Spot, text: str, size: int, language: str, colour: Colour = CREAM) -> None:
    """Writes readable text about a middle."""
    put(picture, _sprite(text, size, colour, language), middle)


@lru_cache(maxsize=500)
def _sprite(text: str, size: int, colour: Colour, language: str) -> Image.Image:
    shown = letters.readable(text)
    across, height = round(letters.width(shown, size, language)) + 8, round(size * 1.3)
    page = Image.new("RGB", (across, height))
    letters.write(ImageDraw.Draw(page), (4, round(size * 0.98)), shown, size, (255, 255, 255), language=language)
    mask = page.getchannel("R")
    # The filter works at the rim of its picture, too: the 4 pixels on each side are for it.
    outline = mask.filter(ImageFilter.MaxFilter(_OUTLINE))
    ground = Image.new("RGB", page.size, INK)
    ground.paste(colour, (0, 0), mask)
    return Image.merge("RGBA", (*ground.split(), outline))
