"""The drawings of Halali!, by what they show."""

from functools import partial

from PIL import Image

from engine.halali.state import KINDS
from render.canvas import sprite

drawing = partial(sprite, "halali")


def palette() -> Image.Image:
    return drawing("palette")


def tile(text: str, square: int) -> Image.Image:
    """A tile of a state that lies on a square. All face-down tiles look the same, whatever they hide."""
    if not text[0].isupper():
        return drawing("tile-back")
    if text == "T" and square * 3 % 7 < 3:
        return drawing("tile-T2")
    return drawing(f"tile-{text}")


def mini(text: str) -> Image.Image:
    """A small picture of a tile's kind."""
    return drawing(f"mini-{text[0]}" if text[0] in KINDS else "mini-back")
