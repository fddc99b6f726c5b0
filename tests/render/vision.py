"""How colours look to people: CIELAB, the difference CIEDE2000, and three kinds of colour blindness."""

import math
from functools import cache
from typing import TypeAlias

from PIL import Image

from render.colours import Colour

Lab: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

VISIONS: dict[str, Matrix | None] = {
    "full": None,
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Machado, Oliveira and Fernandes (2009), severity 1.0; matrices over linear red, green and blue."""

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(value: int) -> float:
    """One channel of sRGB, 0 to 255, as light, 0 to 1."""
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


@cache
def lab(colour: Colour, vision: str = "full") -> Lab:
    """What a person with that vision sees, in CIELAB (D65)."""
    light = tuple(linear(value) for value in colour)
    matrix = VISIONS[vision]
    if matrix is not None:
        light = tuple(min(1.0, max(0.0, value)) for value in _times(matrix, light))
    x, y, z = (_cube(value / white) for value, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000 as in Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    c_mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c_mean**7 / (c_mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    l_mean, c_mean, h_mean = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(c1 * c2, h1, h2)
    t = (
        1
        - 0.17 * math.cos(math.radians(h_mean - 30))
        + 0.24 * math.cos(math.radians(2 * h_mean))
        + 0.32 * math.cos(math.radians(3 * h_mean + 6))
        - 0.20 * math.cos(math.radians(4 * h_mean - 63))
    )
    s_l = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    s_c, s_h = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    r_c = 2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7))
    r_t = -r_c * math.sin(math.radians(60 * math.exp(-(((h_mean - 275) / 25) ** 2))))
    light, chroma, hue = d_l / s_l, d_c / s_c, d_h / s_h
    return math.sqrt(light**2 + chroma**2 + hue**2 + r_t * chroma * hue)


def _mean_hue(product: float, h1: float, h2: float) -> float:
    if product == 0:
        return h1 + h2
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2's contrast of two colours: 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    light = sorted(sum(w * linear(v) for w, v in zip(weights, colour, strict=True)) for colour in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


def pixels(image: Image.Image) -> list[Colour]:
    """Row by row."""
    data = image.convert("RGB").tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))
