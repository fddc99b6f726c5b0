"""Plates: rounded boxes with an edge, and labels on them."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.canvas import Box, Spot, put
from render.colours import Colour
from render.inscriptions import width, write_middle

_FINENESS = 4
_SMALL = 50_000
"""Pixels of a plate that is kept."""
_TRIES = 7
"""How far a label may be moved, in thirds of its height, half of them up and half down."""


def plate(across: int, height: int, radius: int, fill: Colour, edge: Colour, thick: int) -> Image.Image:
    """RGBA."""
    # Large ones come in any size; to keep them all would take hundreds of MB.
    make = _small if across * height <= _SMALL else _made
    return make(across, height, radius, fill, edge, thick)


def _made(across: int, height: int, radius: int, fill: Colour, edge: Colour, thick: int) -> Image.Image:
    """Of its corners, and of what lies between them: that is straight, and as long as it is wanted."""
    corners = 2 * (max(radius, thick) + 1)
    drawn = _drawn(min(across, corners), min(height, corners), radius, fill, edge, thick)
    return _longer(_longer(drawn, across, 0), height, 1)


_small = lru_cache(maxsize=300)(_made)


@lru_cache(maxsize=300)
def _drawn(across: int, height: int, radius: int, fill: Colour, edge: Colour, thick: int) -> Image.Image:
    """A plate as it is drawn, much larger than it will be."""
    image = Image.new("RGBA", (across * _FINENESS, height * _FINENESS))
    draw = ImageDraw.Draw(image)
    right, bottom = image.width - 1, image.height - 1
    inset = thick * _FINENESS
    draw.rounded_rectangle((0, 0, right, bottom), radius * _FINENESS, fill=edge)
    inner = (inset, inset, right - inset, bottom - inset)
    draw.rounded_rectangle(inner, max(0, radius - thick) * _FINENESS, fill=fill)
    return image.reduce(_FINENESS)


def _longer(image: Image.Image, length: int, axis: int) -> Image.Image:
    """With its middle drawn out, from left to right (axis 0) or from top to bottom (1)."""
    across, height = image.size
    half, rest = image.size[axis] // 2, image.size[axis] - image.size[axis] // 2
    if axis == 0:
        made = Image.new("RGBA", (length, height))
        first, middle, last = (0, 0, half, height), (half, 0, half + 1, height), (half, 0, across, height)
        end = (length - rest, 0)
    else:
        made = Image.new("RGBA", (across, length))
        first, middle, last = (0, 0, across, half), (0, half, across, half + 1), (0, half, across, height)
        end = (0, length - rest)
    made.paste(image.resize(made.size, Image.Resampling.NEAREST, middle))
    made.paste(image.crop(first))
    made.paste(image.crop(last), end)
    return made


class Labels:
    """Labels on one part of a picture, of which none covers another."""

    def __init__(self, picture: Image.Image, colours: tuple[Colour, Colour], size: int) -> None:
        """``colours``: of the plates, and of letters and edges; ``size``: of the font."""
        self._picture, self._colours, self._size = picture, colours, size
        self._taken: list[Box] = []

    def put(
        self, middle: Spot, text: str, signs: tuple[Image.Image, ...] = (), colours: tuple[Colour, Colour] | None = None
    ) -> None:
        """Small pictures and text on a plate, about the spot or a little above or below it."""
        x, y = middle
        across, height = label_size(text, self._size, signs)
        for step in range(_TRIES):
            down = y + (step + 1) // 2 * (height // 3) * (1 if step % 2 else -1)
            box = (x - across // 2, down - height // 2, x + across // 2, down + height // 2)
            if not any(_meet(box, other) for other in self._taken):
                break
        self._taken.append(box)
        label(self._picture, (x, down), text, self._size, colours or self._colours, signs)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def label(
    picture: Image.Image,
    middle: Spot,
    text: str,
    size: int,
    colours: tuple[Colour, Colour],
    signs: tuple[Image.Image, ...] = (),
    language: str = "",
) -> None:
    """Text on a plate, small pictures before it. ``size``: of the font; ``colours``: of plate, and of letters and
    edge."""
    fill, ink = colours
    across, height = label_size(text, size, signs, language)
    put(picture, plate(across, height, height // 3, fill, ink, max(2, size // 12)), middle)
    words = width(text, size, language)
    x = middle[0] - (words + sum(sign.width + size // 6 for sign in signs)) // 2
    for sign in signs:
        put(picture, sign, (x + sign.width // 2, middle[1]))
        x += sign.width + size // 6
    write_middle(picture, (x + words // 2, middle[1]), text, size, ink, language)


def label_size(text: str, size: int, signs: tuple[Image.Image, ...], language: str = "") -> tuple[int, int]:
    """Width and height of a label."""
    gap = size // 6
    height = max([round(size * 1.12), *(sign.height + gap for sign in signs)])
    return max(height, width(text, size, language) + sum(sign.width + gap for sign in signs) + 2 * (size // 3)), height
