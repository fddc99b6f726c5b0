"""What the tests look at: painted pictures, and pieces of them."""

from functools import cache
from io import BytesIO

from PIL import Image, ImageChops, ImageStat

from engine.halali.geometry import NUMBER
from render.catalogue import painter
from render.halali import layout
from render.halali.layout import CELL
from render.scene import Scene
from tests.render.scenes import SCENES


def paint(scene: Scene) -> bytes:
    return painter("halali").paint(scene)


def picture(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(paint(scene))).convert("RGB")


@cache
def known(name: str) -> Image.Image:
    """The picture of one of `SCENES`."""
    return picture(SCENES[name])


def square(image: Image.Image, name: str) -> Image.Image:
    left, top = layout.corner(NUMBER[name])
    return image.crop((left, top, left + CELL, top + CELL))


def unlike(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures of one size in grey, 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(one.convert("L"), other.convert("L"))).mean[0])


def changed(one: Image.Image, other: Image.Image) -> dict[str, float]:
    """How unlike each square is in grey, where it is at all."""
    found = {name: unlike(square(one, name), square(other, name)) for name in NUMBER}
    return {name: amount for name, amount in found.items() if amount}
