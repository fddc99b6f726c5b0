"""Armies that came or went, beside the badges."""

from collections.abc import Mapping

from PIL import Image

from render.canvas import Box, around
from render.colours import CREAM, INK, SIGNAL
from render.plates import label, label_size
from render.risk_mgs.layout import View
from render.risk_mgs.marking import Marking
from render.risk_mgs.news import MINUS

FONT = 26


def paint_changes(picture: Image.Image, view: View, marking: Marking, where: Mapping[int, Box]) -> list[Box]:
    """``where``: the box of each badge that is seen. Returns what is covered."""
    covered = []
    size = round(FONT * view.zoom)
    colours = (SIGNAL, INK) if marking.planned else (INK, CREAM)
    for territory, armies in marking.changes.items():
        if armies and territory in where:
            _, top, right, _ = where[territory]
            text = f"+{armies}" if armies > 0 else f"{MINUS}{-armies}"
            # On the end of the plate, where no digit is.
            across, height = label_size(text, size, ())
            middle = right + across // 2 - size // 3, top + size // 4
            label(picture, middle, text, size, colours)
            covered.append(around(middle, (across, height)))
    return covered
