"""Small figures with a pale rim, so that they stand out from any ground."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageFilter

from render.art.pen import Pen
from render.colours import Colour

HALO: Colour = (255, 250, 232)
_LARGER = 4


@cache
def sticker(draw: Callable[[Pen], None], size: int, halo: float = 2.6) -> Image.Image:
    """A figure drawn in a square of ``size`` pixels, RGBA; ``halo`` is the rim's width in hundredths of that. The
    picture is a little larger than the square, by the same on all sides."""
    margin = round(size * 0.08)
    pen = Pen(size * _LARGER)
    draw(pen)
    figure = Image.new("RGBA", ((size + 2 * margin) * _LARGER,) * 2)
    figure.paste(pen.sprite(), (margin * _LARGER, margin * _LARGER))
    width = 2 * round(halo * size * _LARGER / 100) + 1
    rim = figure.getchannel("A").filter(ImageFilter.MaxFilter(width)).filter(ImageFilter.GaussianBlur(_LARGER / 2))
    ground = Image.merge("RGBA", [*(Image.new("L", figure.size, value) for value in HALO), rim])
    return Image.alpha_composite(ground, figure).reduce(_LARGER)
