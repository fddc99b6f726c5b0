"""How large the pictures are, and which part of the world they show.

The world is 1,600 by 1,000 units (`geography`), y growing downwards; a unit is a pixel of the ordinary picture.
"""

from typing import TypeAlias

from msgspec import Struct

from render.canvas import Box, Spot
from render.colours import Colour

Point: TypeAlias = tuple[float, float]
"""A place in the world."""
Part: TypeAlias = tuple[float, float, float, float]
"""Of the world: left, top, right, bottom."""

WORLD: Part = (0, -32, 1600, 992)
"""What the ordinary picture shows: room for the ship north of Siberia, too."""
WIDTH = 1600
MAP_HEIGHT = 1024
PANEL_MARGIN = 20
"""Beside and below the panel, which stands under the map."""
CLOSE_WIDTH = 1200
"""Pixels of a picture of a part of the world."""
CLOSE_HEIGHTS = (700, 1100)
"""The least and greatest height of its map."""

SEA: Colour = (18, 38, 52)
"""Of the deep, and the ground of all that stands beside maps."""
SLATE: Colour = (30, 54, 68)
"""Of plates on it."""


class View(Struct, frozen=True):
    """A part of the world in a picture; ``scale``: pixels by unit."""

    part: Part
    scale: float

    @property
    def size(self) -> Spot:
        """Width and height in pixels."""
        left, top, right, bottom = self.part
        return round((right - left) * self.scale), round((bottom - top) * self.scale)

    @property
    def zoom(self) -> float:
        """How much larger letters and marks are drawn than in the ordinary picture: less than the land."""
        return 1.0 if self.scale == 1 else 1.3

    def at(self, point: Point) -> Spot:
        """Where a place of the world is in the picture."""
        left, top, _, _ = self.part
        return round((point[0] - left) * self.scale), round((point[1] - top) * self.scale)

    def holds(self, box: Box) -> bool:
        """Whether all of a box of pixels is in the picture."""
        width, height = self.size
        return box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height


WHOLE = View(WORLD, 1.0)
