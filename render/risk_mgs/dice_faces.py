"""Single dice: six-sided ones with pips, eight-sided ones of bosses as octagons with a number and a crown."""

from functools import lru_cache

from PIL import Image

from render import letters
from render.art.pen import Pen
from render.canvas import put
from render.colours import ALARM, CREAM, INK, Colour
from render.inscriptions import write
from render.plates import plate
from render.risk_mgs.dice_rolls import Die
from render.risk_mgs.layout import SLATE
from render.risk_mgs.panel_icons import icon

ATTACK: tuple[Colour, Colour] = ((150, 26, 32), CREAM)
"""Body and pips."""
DEFENCE: tuple[Colour, Colour] = (CREAM, INK)
_ROWS = (24, 50, 76)
_PIPS: dict[int, tuple[int, ...]] = {
    1: (4,),
    2: (2, 6),
    3: (2, 4, 6),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}
"""By face: which of nine places have a pip, row by row."""


@lru_cache(maxsize=200)
def face(die: Die, size: int, look: tuple[Colour, Colour], beaten: bool) -> Image.Image:
    """What the die itself shows, RGBA; ``beaten``: it has lost its pair."""
    body, pips = look
    pen = Pen(size)
    if die.boss:
        corners = [(29.0, 2.0), (71.0, 2.0), (98.0, 29.0), (98.0, 71.0), (71.0, 98.0), (29.0, 98.0), (2.0, 71.0)]
        pen.polygon([*corners, (2, 29)], INK, edge=2)
        middle = [(50 + (x - 50) * 0.9, 50 + (y - 50) * 0.9) for x, y in [*corners, (2.0, 29.0)]]
        pen.polygon(middle, body)
    else:
        pen.box((0, 0, 100, 100), 20, INK)
        pen.box((5, 5, 95, 95), 16, body)
        for place in _PIPS[die.natural]:
            pen.ellipse((_ROWS[place % 3], _ROWS[place // 3]), 9.5, 9.5, pips)
    image = pen.sprite()
    if die.boss:
        crown = icon("boss", round(size * 0.26), pips, body)
        image.paste(crown, ((size - crown.width) // 2, round(size * 0.1)), crown)
        font = round(size * 0.56)
        base = round(size * 0.62) + round(font * letters.CAPITAL / 2)
        write(image, (size // 2, base), str(die.natural), font, pips, "m")
    return _beaten(image) if beaten else image


def _beaten(image: Image.Image) -> Image.Image:
    """Faint, and with a cross in the corner, so that the number stays readable."""
    size = image.width
    faint = Image.blend(image, Image.new("RGBA", image.size, (*SLATE, 255)), 0.5)
    faint.putalpha(image.getchannel("A"))
    badge = plate(round(size * 0.32), round(size * 0.32), round(size * 0.16), ALARM, CREAM, max(1, round(size * 0.03)))
    cross = icon("cross", round(size * 0.17), CREAM, ALARM)
    whole = Image.new("RGBA", (round(size * 1.36), size))
    whole.paste(faint, (round(size * 0.18), 0))
    put(whole, badge, (whole.width - badge.width // 2, size // 2))
    put(whole, cross, (whole.width - badge.width // 2, size // 2))
    return whole
