"""The strip below the map: whose turn it is and in which step, a line for each seat, and what is open to all.

Lengths are pixels of a strip 1,560 wide; another one has all of them larger or smaller by its scale.
"""

from PIL import Image, ImageDraw

from render.canvas import Box
from render.risk_mgs.layout import SEA
from render.risk_mgs.panel_facts import FACTS, paint_facts
from render.risk_mgs.panel_heading import HEADING, paint_heading
from render.risk_mgs.panel_seats import CAPTION, ROW, paint_seats
from render.scene import Scene

WIDTH = 1560
GAP = 8
"""Between heading, seats and facts."""


def height(seats: int, width: int = WIDTH) -> int:
    """The pixels that a strip of that width needs for so many seats."""
    return round((HEADING + CAPTION + seats * ROW + FACTS + 2 * GAP) * width / WIDTH)


def draw(picture: Image.Image, box: Box, scene: Scene) -> None:
    """Into a box that has `height`; a lower one has everything smaller, in its middle."""
    left, top, right, bottom = box
    seats = len(scene.state.seats)
    scale = min((right - left) / WIDTH, (bottom - top) / height(seats))
    left += (right - left - round(WIDTH * scale)) // 2
    ImageDraw.Draw(picture).rectangle((box[0], top, box[2] - 1, bottom - 1), fill=SEA)
    right = left + round(WIDTH * scale)
    parts = ((paint_heading, HEADING), (paint_seats, CAPTION + seats * ROW), (paint_facts, FACTS))
    for paint, tall in parts:
        end = top + round(tall * scale)
        paint(picture, scene, (left, top, right, end), scale)
        top = end + round(GAP * scale)
