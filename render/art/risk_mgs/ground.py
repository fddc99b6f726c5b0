"""What of the map is soft, and so can be stored small and enlarged: the sea with its glow along the coasts, and light
and shade of the land."""

from collections.abc import Iterable
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.risk_mgs.world import WORLD as TERRITORIES
from render.colours import Colour
from render.risk_mgs.geography import edges, neutral_land, polygons
from render.risk_mgs.layout import SEA, WORLD, Point

_FINE = 2
"""Drawn so many times as large as the world."""
STORED = 0.5
"""Pixels by unit in the package."""
_SHALLOW: Colour = (44, 92, 110)
_SHORE: Colour = (116, 176, 184)
_SHADOW: Colour = (6, 14, 22)
_SIZE = round((WORLD[2] - WORLD[0]) * _FINE), round((WORLD[3] - WORLD[1]) * _FINE)


def _at(points: Iterable[Point]) -> list[Point]:
    return [((x - WORLD[0]) * _FINE, (y - WORLD[1]) * _FINE) for x, y in points]


@cache
def _land() -> Image.Image:
    mask = Image.new("L", _SIZE)
    draw = ImageDraw.Draw(mask)
    for territory in TERRITORIES:
        for shape in polygons(territory):
            draw.polygon(_at(shape[0]), fill=255)
            for hole in shape[1:]:
                draw.polygon(_at(hole), fill=0)
    return mask


def _blurred(mask: Image.Image, units: float, strength: float) -> Image.Image:
    soft = mask.reduce(2).filter(ImageFilter.GaussianBlur(units * _FINE / 2))
    return soft.point([min(255, round(value * strength)) for value in range(256)])


def _stored(image: Image.Image) -> Image.Image:
    width, height = _SIZE
    return image.resize((round(width / _FINE * STORED), round(height / _FINE * STORED)), Image.Resampling.BOX)


def sea() -> Image.Image:
    """RGB, with the shadow of the land on it."""
    half = (_SIZE[0] // 2, _SIZE[1] // 2)
    deep = Image.linear_gradient("L").resize(half)
    picture = Image.composite(Image.new("RGB", half, SEA), Image.new("RGB", half, (26, 56, 74)), deep)
    land = _land()
    neutral = Image.new("L", _SIZE)
    for ring in neutral_land():
        ImageDraw.Draw(neutral).polygon(_at(ring), fill=255)
    coasts = ImageChops.lighter(land, neutral)
    picture.paste(_SHALLOW, mask=_blurred(coasts, 22, 0.75))
    picture.paste(_SHALLOW, mask=_swell(half))
    picture.paste(_SHORE, mask=_blurred(coasts, 5, 0.42))
    shadow = ImageChops.offset(land, 4 * _FINE, 6 * _FINE)
    picture.paste(_SHADOW, mask=_blurred(shadow, 4, 0.62))
    return _stored(picture)


def _swell(size: tuple[int, int]) -> Image.Image:
    """Wide soft patches."""
    return _noise(size, 40, seed=11).point([max(0, value - 140) // 3 for value in range(256)])


def _noise(size: tuple[int, int], grain: int, seed: int) -> Image.Image:
    small = (size[0] // grain, size[1] // grain)
    rough = Image.frombytes("L", small, Random(seed).randbytes(small[0] * small[1]))
    return rough.resize(size, Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(grain / 4))


def relief() -> Image.Image:
    """Mode L: 128 leaves a territory's colour as it is, less darkens, more lightens."""
    half = (_SIZE[0] // 2, _SIZE[1] // 2)
    lines = Image.new("L", _SIZE)
    draw = ImageDraw.Draw(lines)
    for _, line in edges():
        draw.line(_at(line), fill=255, width=2 * _FINE, joint="curve")
    dark = _blurred(lines, 6, 2.0)
    lit = ImageChops.subtract(_blurred(lines, 3, 1.2), ImageChops.offset(_blurred(lines, 3, 1.2), 4, 5))
    ground = Image.new("L", half, 140)
    ground = ImageChops.subtract(ground, dark.point([round(value * 0.3) for value in range(256)]))
    ground = ImageChops.add(ground, lit.point([round(value * 0.25) for value in range(256)]))
    patches = _noise(half, 18, seed=7).point([round((value - 128) * 0.13) + 128 for value in range(256)])
    return _stored(ImageChops.add(ground, patches, offset=-128))
