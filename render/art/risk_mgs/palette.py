"""The 256 colours of all pictures of the game."""

from PIL import Image, ImageDraw

from engine.risk_mgs.world import WORLD
from render.art.risk_mgs.emblems import BEARERS
from render.colours import ALARM, CREAM, GOLD, INK, SIGNAL, Colour, mix
from render.risk_mgs.factions import OTHERS
from render.risk_mgs.land import paint_land
from render.risk_mgs.layout import SEA, SLATE, WHOLE

_STEP = 24
"""Pixels of a flat square in the sheet."""
_STEPS = 7
_QUIET: Colour = (176, 214, 218)


def palette(marks: list[Image.Image]) -> Image.Image:
    """As a picture in mode P. ``marks``: the drawings that stand on maps; sea and relief are taken as they are
    stored."""
    looks = [*BEARERS.values(), *(look for look in OTHERS.values() if look.id not in BEARERS)]
    width, height = WHOLE.size
    sheet = Image.new("RGB", (width, height * 2), SEA)
    land = Image.new("RGB", WHOLE.size)
    for turn in range(4):
        # Every territory is seen in several colours.
        paint_land(
            land, WHOLE, [looks[(territory * 3 + turn * 2 + territory // 5) % len(looks)] for territory in WORLD]
        )
        quarter = land.resize((width // 2, height // 2), Image.Resampling.NEAREST)
        sheet.paste(quarter, (turn % 2 * width // 2, turn // 2 * height // 2))
    for index, mark in enumerate(marks):
        small = mark.resize((60, 60), Image.Resampling.LANCZOS)
        sheet.paste(small, (index % 20 * 64, height + index // 20 * 64), small)
    draw = ImageDraw.Draw(sheet)
    ramps = [(CREAM, INK), (CREAM, SEA), (CREAM, SLATE), (SIGNAL, INK), (SIGNAL, SEA), (SIGNAL, SLATE), (SIGNAL, CREAM)]
    ramps += [(ALARM, CREAM), (ALARM, INK), (GOLD, SEA), (_QUIET, SEA), (_QUIET, INK), (SLATE, SEA), (SEA, INK)]
    ramps += [(look.colour, other) for look in looks for other in (INK, CREAM)]
    for index, (one, other) in enumerate(ramps):
        for step in range(_STEPS):
            left, top = step * _STEP + index // 20 * 220, height + 200 + index % 20 * _STEP
            draw.rectangle((left, top, left + _STEP - 1, top + _STEP - 1), fill=mix(one, other, step / (_STEPS - 1)))
    return sheet.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2).crop((0, 0, 16, 16))
