"""Armies that came or went, beside the badges."""

from collections.abc import Mapping

from PIL import Image

from render.canvas import Box
from render.colours import CREAM, INK, SIGNAL
from render.plates import label, label_size
from render.risk_mgs.layout import View
from render.risk_mgs.marking import Marking
from render.risk_mgs.news import MINUS

FONT = 26


def paint_changes(picture: Image.Image, view: View, marking: Marking, where: Mapping[int, Box]) -> None:
    size = round(FONT * view.zoom)
    colours = (SIGNAL, INK) if marking.planned else (INK, CREAM)
    for territory, armies in marking.changes.items():
        if armies and territory in where:
            _, top, right, _ = where[territory]
            text = f"+{armies}" if armies > 0 else f"{MINUS}{-armies}"
            # On the end of the plate, where no digit is.
            across = label_size(text, size, ())[0]
            label(picture, (right + across // 2 - size // 3, top + size // 4), text, size, colours)
