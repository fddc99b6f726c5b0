"""Holes into which no tile fits any more."""

from PIL import Image

from engine.hunters_and_gatherers.holes import dead_holes
from engine.hunters_and_gatherers.state import State
from render.canvas import put
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.layout import Window

_CROSS = 0.6
"""A cross's side by the tile's."""


def paint_holes(picture: Image.Image, window: Window, state: State) -> None:
    """A hollow with a cross in each: nothing else on the map is both."""
    hollow, cross = sheets.mark("hollow", window.tile), sheets.mark("cross", round(window.tile * _CROSS))
    for x, y in dead_holes(state):
        if window.shows(x, y):
            put(picture, hollow, window.middle(x, y))
            put(picture, cross, window.middle(x, y))
