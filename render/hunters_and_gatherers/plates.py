"""Plates: rounded boxes with an edge, and labels on them."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render import letters
from render.canvas import put
from render.colours import Colour
from render.hunters_and_gatherers.layout import Spot

_FINENESS = 4


@lru_cache(maxsize=300)
def plate(width: int, height: int, radius: int, fill: Colour, edge: Colour, thick: int) -> Image.Image:
    """RGBA."""
    image = Image.new("RGBA", (width * _FINENESS, height * _FINENESS))
    draw = ImageDraw.Draw(image)
    right, bottom = image.width - 1, image.height - 1
    inset = thick * _FINENESS
    draw.rounded_rectangle((0, 0, right, bottom), radius * _FINENESS, fill=edge)
    inner = (inset, inset, right - inset, bottom - inset)
    draw.rounded_rectangle(inner, max(0, radius - thick) * _FINENESS, fill=fill)
    return image.reduce(_FINENESS)


def label(
    picture: Image.Image,
    middle: Spot,
    text: str,
    size: int,
    colours: tuple[Colour, Colour],
    signs: tuple[Image.Image, ...] = (),
) -> None:
    """Text on a plate, small pictures before it. ``size``: of the font; ``colours``: of plate, and of letters and edge."""
    fill, ink = colours
    gap = size // 6
    signs_width = sum(sign.width + gap for sign in signs)
    words = round(letters.width(text, size)) if text else -gap
    height = max([round(size * 1.12), *(sign.height + gap for sign in signs)])
    width = max(height, words + signs_width + 2 * (size // 3))
    thick = max(2, size // 12)
    put(picture, plate(width, height, height // 3, fill, ink, thick), middle)
    x = middle[0] - (words + signs_width) // 2
    for sign in signs:
        put(picture, sign, (x + sign.width // 2, middle[1]))
        x += sign.width + gap
    if text:
        base = middle[1] + round(size * letters.CAPITAL / 2)
        letters.write(ImageDraw.Draw(picture), (x, base), text, size, ink)
