"""Bands along the inside of territories that are marked."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from render.colours import INK
from render.risk_mgs.badges import RIMS
from render.risk_mgs.badges import State as BadgeState
from render.risk_mgs.land import land_of, without_specks
from render.risk_mgs.layout import View

_BAND, _EDGE = 3.2, 4.6
"""Pixels of softness: of the coloured band, and of it with its dark inner edge."""


def paint_rims(picture: Image.Image, view: View, states: Mapping[int, BadgeState]) -> None:
    masks = land_of(view).masks
    for territory, state in states.items():
        if territory in masks and state != "plain":
            box, _ = masks[territory]
            picture.paste(INK, box, _band(view, territory, _EDGE * view.zoom))
            picture.paste(RIMS[state], box, _band(view, territory, _BAND * view.zoom))


@lru_cache(maxsize=200)
def _band(view: View, territory: int, softness: float) -> Image.Image:
    """Mode L."""
    mask = without_specks(view, territory)
    soft = mask.filter(ImageFilter.GaussianBlur(softness))
    inner = soft.point([min(255, max(0, (225 - value) * 6)) for value in range(256)])
    return ImageChops.multiply(mask, inner)
