"""The piles beside the board: each kind with its number, from top to bottom."""

from PIL import Image, ImageDraw

from engine.contract import Event
from engine.halali.state import KINDS, State
from render import letters
from render.canvas import put
from render.colours import CREAM
from render.halali.layout import MINI, TRAYS
from render.halali.news import gained
from render.halali.sprites import drawing, mini

COUNT = 43
"""Font size; so digits are 2.5 % of the picture's width."""
_GAP = 12
"""Above each kind."""
_DROP = 6
"""Between a kind and its number."""


def paint_trays(picture: Image.Image, state: State, news: tuple[Event, ...]) -> None:
    """Corners mark what came to a pile since the reader's last turn."""
    draw = ImageDraw.Draw(picture)
    digits = round(COUNT * letters.CAPITAL)
    fresh = gained(news)
    for side, (tray, pile) in enumerate(zip(TRAYS, state.position.piles, strict=True)):
        x, y = (tray[0] + tray[2]) // 2, tray[1]
        for kind, number in zip(KINDS, pile, strict=True):
            if number:
                spot = x, y + _GAP + MINI // 2
                put(picture, mini(kind), spot)
                if (state.seat_of(side), kind) in fresh:
                    put(picture, drawing("small-brackets"), spot)
                y += _GAP + MINI + _DROP + digits
                letters.write(draw, (x, y), str(number), COUNT, CREAM, "m")
                y += _GAP
