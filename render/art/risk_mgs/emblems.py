"""The emblems of the factions: silhouettes that stay apart at 20 pixels. Units are hundredths of a disc."""

from collections.abc import Callable

from render.art.pen import Pen, mirrored
from render.colours import INK
from render.risk_mgs.factions import LOOKS, OTHERS, Look

Emblem = Callable[[Pen, Look], None]


def mantis(pen: Pen, look: Look) -> None:
    """The head from the front: a triangle, great eyes at its corners, long feelers."""
    for side in (list, mirrored):
        pen.curve(side([(45, 40), (40, 24), (28, 14), (17, 16)]), 5, look.sign)
    pen.polygon([(24, 38), (50, 33), (76, 38), (58, 74), (50, 82), (42, 74)], look.sign)
    for x in (26, 74):
        pen.ellipse((x, 40), 15, 12, look.sign)
        pen.ellipse((x, 40), 7.5, 6, look.colour)
    for side in (list, mirrored):
        pen.line(side([(45, 68), (38, 82)]), 4.5, look.sign)


def ocelot(pen: Pen, look: Look) -> None:
    """A paw with its claws out."""
    for x, y, tilt in ((22, 47, -5), (39, 30, -2), (61, 30, 2), (78, 47, 5)):
        pen.polygon([(x - 6, y - 8), (x + tilt, y - 23), (x + 6, y - 8)], look.sign)
        pen.ellipse((x, y), 9.5, 12, look.sign)
    pen.blob([(50, 47), (66, 56), (77, 72), (67, 83), (50, 79), (33, 83), (23, 72), (34, 56)], look.sign)


def raven(pen: Pen, look: Look) -> None:
    """The bird coming down with spread wings, a blade for a tail."""
    wing = [(47, 44), (38, 33), (24, 24), (8, 20), (11, 30), (8, 33), (15, 40), (13, 45), (22, 49), (22, 55), (32, 55)]
    wing += [(35, 61), (47, 58)]
    for side in (list, mirrored):
        pen.polygon(side(wing), look.sign)
    pen.ellipse((50, 33), 9.5, 9.5, look.sign)
    pen.polygon([(42, 29), (58, 29), (50, 12)], look.sign)
    pen.polygon([(43, 34), (57, 34), (56, 62), (50, 91), (44, 62)], look.sign)
    pen.line([(37, 68), (63, 68)], 5.5, look.sign)


def wolf(pen: Pen, look: Look) -> None:
    """The head from the front: upright ears, ruff, slit eyes."""
    half = [(50, 26), (38, 28), (24, 8), (18, 38), (10, 54), (20, 58), (16, 70), (30, 69), (40, 84), (50, 90)]
    pen.polygon([*half, *reversed(mirrored(half))], look.sign)
    for side in (list, mirrored):
        pen.polygon(side([(27, 47), (43, 54), (41, 59), (32, 56)]), look.colour)
        pen.polygon(side([(26, 22), (33, 32), (25, 38)]), look.colour)
    pen.polygon([(43, 76), (57, 76), (50, 85)], look.colour)


def octopus(pen: Pen, look: Look) -> None:
    """A round head over curling arms."""
    pen.blob([(50, 9), (70, 17), (75, 36), (64, 54), (36, 54), (25, 36), (30, 17)], look.sign)
    for side in (list, mirrored):
        pen.curve(side([(36, 48), (22, 56), (10, 50), (10, 40), (17, 38)]), 7.5, look.sign)
        pen.curve(side([(40, 52), (31, 68), (16, 72), (12, 64), (17, 60)]), 7.5, look.sign)
        pen.curve(side([(46, 52), (43, 72), (34, 86), (24, 86), (24, 79)]), 7.5, look.sign)
    for x in (41, 59):
        pen.ellipse((x, 38), 5.2, 7, look.colour)


def helmet(pen: Pen, look: Look) -> None:
    """A soldier without a face: helmet and goggles."""
    pen.blob([(50, 12), (74, 20), (82, 44), (78, 54), (22, 54), (18, 44), (26, 20)], look.sign)
    pen.box((26, 50, 74, 76), 10, look.sign)
    pen.box((27, 48, 73, 63), 6, look.colour)
    pen.box((32, 52, 47, 60), 3, look.sign)
    pen.box((53, 52, 68, 60), 3, look.sign)
    pen.box((40, 72, 60, 86), 6, look.sign)


def barred(pen: Pen, look: Look) -> None:
    """A ring with a bar: armies that nobody commands."""
    pen.ring((50, 50), 29, 10, look.sign)
    pen.line([(31, 69), (69, 31)], 10, look.sign)


EMBLEMS: dict[str, Emblem] = {
    "praying_mantis": mantis,
    "otselotovaya_khvatka": ocelot,
    "raven_sword": raven,
    "werewolf": wolf,
    "pieuvre_armement": octopus,
    "neutral": barred,
    "troopers": helmet,
}
BEARERS = {**LOOKS, **{look.id: look for look in OTHERS.values() if look.id in EMBLEMS}}
"""Whose armies bear an emblem."""


def disc(pen: Pen, look: Look) -> None:
    """The emblem on its colour, in a dark ring."""
    pen.ellipse((50, 50), 49, 49, INK)
    pen.ellipse((50, 50), 45, 45, look.colour)
    EMBLEMS[look.id](pen.within((8, 8), 0.84), look)
