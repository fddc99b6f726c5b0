"""Badges: whose armies stand there, and how many."""

from functools import lru_cache
from typing import Literal, get_args

from PIL import Image

from render.canvas import Spot, put
from render.colours import CREAM, INK, SIGNAL, Colour
from render.inscriptions import width, write_middle
from render.plates import plate
from render.risk_mgs.factions import Look
from render.risk_mgs.sheets import emblem

HEIGHT = 46
"""Pixels in the ordinary picture; closer ones have all of these larger by `View.zoom`."""
FONTS = (40, 40, 33, 30)
"""Font size by number of digits; the last for all longer ones."""
_EDGE, _RIM = 3, 7
"""The dark edge, and a coloured rim around it."""
State = Literal["plain", "choice", "picked", "news"]
"""Can be picked; has been picked; has changed hands."""
STATES: tuple[State, ...] = get_args(State)
RIMS: dict[State, Colour] = {"choice": SIGNAL, "picked": SIGNAL, "news": CREAM}


def badge_size(count: str, zoom: float) -> Spot:
    """Width and height in pixels, without a rim."""
    height = round(HEIGHT * zoom)
    return height + width(count, _font(count, zoom)) + round(height * 0.28), height


def _font(count: str, zoom: float) -> int:
    return round(FONTS[min(len(count), len(FONTS)) - 1] * zoom)


@lru_cache(maxsize=800)
def badge(look: Look, count: str, zoom: float, state: State = "plain") -> Image.Image:
    """RGBA, about the middle of the badge."""
    across, height = badge_size(count, zoom)
    edge, rim = round(_EDGE * zoom), round(_RIM * zoom)
    picture = Image.new("RGBA", (across + 2 * rim, height + 2 * rim))
    middle = picture.width // 2, picture.height // 2
    if state != "plain":
        put(picture, plate(*picture.size, picture.height // 2, RIMS[state], INK, max(2, edge - 1)), middle)
    fill = SIGNAL if state == "picked" else CREAM
    put(picture, plate(across, height, height // 2, fill, INK, edge), middle)
    put(picture, emblem(look.id, height), (rim + height // 2, middle[1]))
    right = rim + across - round(height * 0.14)
    write_middle(picture, ((rim + height + right) // 2, middle[1]), count, _font(count, zoom), INK)
    return picture
