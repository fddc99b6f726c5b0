"""A game as a moving picture: a GIF whose frames share one palette, since that is fast to write and small."""

from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from render import inscriptions, letters
from render.canvas import Spot
from render.colours import CREAM, GOLD, INK
from render.wrapping import wrapped_in

LONGEST = 120
"""Frames: of a longer game evenly spaced moves are shown."""
LARGEST = 800
"""Pixels of a frame, across or down, without its strip."""
STRIP = 48
"""Pixels of the strip below: which move it is, and how far the game has come."""
BAR = 6
SIZE, SMALLER, SMALLEST = 20, 17, 14
"""Font sizes: of one line, down to the second; of two lines, down to the last."""
COLOURS = 256
MARGIN = 12
MILLISECONDS, FIRST_MILLISECONDS, LAST_MILLISECONDS = 650, 1500, 4000
"""How long a frame stands."""


class Film(Struct, frozen=True):
    """What all frames have in common. ``size``: of the board, in pixels; ``palette``: a picture in mode P."""

    size: Spot
    palette: Image.Image


def film(png: bytes) -> Film:
    """For boards as large as this one, in its colours; smaller ones stand in the middle."""
    with Image.open(BytesIO(png)) as picture:
        indexed = picture if picture.mode == "P" else picture.convert("RGB").quantize()
        palette = Image.new("P", (1, 1))
        # One colour stays free: what does not change from frame to frame is drawn with it, as nothing.
        palette.putpalette((indexed.getpalette() or [])[: 3 * (COLOURS - 1)])
        return Film(_fitted(picture.size, (LARGEST, LARGEST)), palette)


def chosen(first: int, last: int, longest: int = LONGEST) -> tuple[int, ...]:
    """At most so many of the numbers from first to last, both among them, evenly spaced."""
    count = last - first + 1
    if count <= longest:
        return tuple(range(first, last + 1))
    return tuple(first + round(index * (count - 1) / (longest - 1)) for index in range(longest))


def frame(of: Film, png: bytes, label: str, done: float, language: str = "") -> Image.Image:
    """A board, shrunk, with its label below, in that language, and a bar that is filled as far as the game is done (0
    to 1). Mode P."""
    with Image.open(BytesIO(png)) as picture:
        board = picture.convert("RGB")
    ground = board.getpixel((0, 0))
    width, height = of.size
    whole = Image.new("RGB", (width, height + STRIP), INK)
    whole.paste(ground if isinstance(ground, tuple) else INK, (0, 0, width, height))
    small = board.resize(_fitted(board.size, of.size), Image.Resampling.BILINEAR)
    whole.paste(small, ((width - small.width) // 2, (height - small.height) // 2))
    tell(whole, label, height, language)
    ImageDraw.Draw(whole).rectangle((0, height, max(0, round(width * done) - 1), height + BAR - 1), GOLD)
    return whole.quantize(palette=of.palette, dither=Image.Dither.NONE)


def tell(whole: Image.Image, label: str, top: int, language: str) -> None:
    """Writes a label into the strip below ``top``, in two lines where it is long."""
    limit = whole.width - 2 * MARGIN
    size = letters.fitting_size(label, (SIZE, SMALLER), limit, language)
    lines: tuple[str, ...] = (letters.readable(label),)
    if letters.width(lines[0], size, language) > limit:
        lines, size = wrapped_in(label, (SMALLER, SMALLEST), limit, 2, language)
    middle = top + (BAR + STRIP) // 2
    for number, line in enumerate(lines):
        base = middle + round(size * (letters.CAPITAL / 2 + 1.16 * (number - (len(lines) - 1) / 2)))
        inscriptions.write(whole, (MARGIN, base), line, size, CREAM, language=language)


def animate(frames: Sequence[Image.Image], largest: int) -> tuple[bytes, int]:
    """A GIF of at most so many bytes that goes on for ever, and of how many frames: where not all of them fit, every
    second is left out, but never the last. Raises `ValueError` if not even one frame fits."""
    kept = list(frames)
    while True:
        made = _gif(kept)
        if len(made) <= largest:
            return made, len(kept)
        if len(kept) == 1:
            raise ValueError(f"a frame of {len(made)} bytes")
        kept = kept[::-1][::2][::-1]


def _gif(frames: Sequence[Image.Image]) -> bytes:
    frames = [frames[0], *(_changes(before, after) for before, after in pairwise(frames))]
    times = [MILLISECONDS] * len(frames)
    times[0] = FIRST_MILLISECONDS
    times[-1] = LAST_MILLISECONDS
    file = BytesIO()
    # Optimizing would look for a palette of its own for each frame, and take far longer.
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
        transparency=COLOURS - 1,
    )
    return file.getvalue()


def _changes(before: Image.Image, after: Image.Image) -> Image.Image:
    """The frame with the free colour wherever it is as the one before."""
    changed = ImageChops.difference(_numbers(before), _numbers(after)).point(lambda number: 255 if number else 0)
    drawn = after.copy()
    drawn.paste(COLOURS - 1, (0, 0, *after.size), ImageChops.invert(changed))
    return drawn


def _numbers(indexed: Image.Image) -> Image.Image:
    """The numbers of the colours as shades of grey."""
    return Image.frombytes("L", indexed.size, indexed.tobytes())


@lru_cache(maxsize=64)
def _fitted(size: Spot, box: Spot) -> Spot:
    scale = min(1.0, box[0] / size[0], box[1] / size[1])
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))
