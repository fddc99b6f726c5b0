"""Sprites in, PNG files out: what all painters share."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

from PIL import Image

ASSETS = Path(__file__).parent / "assets"
COMPRESSION = 3
"""Above that, a picture takes much longer and hardly shrinks."""

Spot: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


@cache
def sprite(game: str, name: str) -> Image.Image:
    """A drawing of that game, RGB if it covers its whole rectangle, else RGBA. To be pasted, not to be changed."""
    with Image.open(ASSETS / game / f"{name}.png") as image:
        image.load()
        return image.copy()


def put(picture: Image.Image, drawing: Image.Image, middle: tuple[int, int]) -> None:
    """Pastes a drawing about its middle."""
    left, top = middle[0] - drawing.width // 2, middle[1] - drawing.height // 2
    picture.paste(drawing, (left, top), drawing if drawing.mode == "RGBA" else None)


def around(middle: Spot, size: Spot) -> Box:
    """The box of that width and height about a middle."""
    left, top = middle[0] - size[0] // 2, middle[1] - size[1] // 2
    return left, top, left + size[0], top + size[1]


def encode(picture: Image.Image, palette: Image.Image) -> bytes:
    """An opaque PNG in the 256 colours of ``palette`` (a picture in mode P)."""
    # No dither: it would be noise in flat ground, and three times the bytes.
    indexed = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    file = BytesIO()
    indexed.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()
