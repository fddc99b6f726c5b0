"""The stored drawings of Risk: Metal Gear Solid, in the size that is wanted."""

from functools import lru_cache, partial

from PIL import Image

from render.canvas import sprite

GAME = "risk_mgs"
drawing = partial(sprite, GAME)


def palette() -> Image.Image:
    return drawing("palette")


@lru_cache(maxsize=600)
def mark(name: str, size: int) -> Image.Image:
    """A square mark, RGBA: ``emblem-werewolf``, ``headquarters-werewolf``, ``city``, ``boss``, ..."""
    return drawing(name).resize((size, size), Image.Resampling.LANCZOS)


def emblem(look_id: str, size: int) -> Image.Image:
    """The disc with the emblem of a faction, of neutrals or troopers."""
    return mark(f"emblem-{look_id}", size)
