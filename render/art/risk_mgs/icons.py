"""Small marks of what stands on a territory: cities, headquarters, airfields, bosses, effects that last."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from render.art.pen import Pen, Point, mirrored
from render.art.risk_mgs.emblems import EMBLEMS
from render.colours import ALARM, CREAM, INK, SIGNAL, Colour, mix
from render.risk_mgs.factions import LOOKS, Look

Draw: TypeAlias = Callable[[Pen], None]
STEEL: Colour = (96, 112, 122)
CRIMSON: Colour = (168, 30, 36)


def city(pen: Pen) -> None:
    """Three towers."""
    outline = [(6, 94), (6, 48), (32, 48), (32, 10), (50, 4), (64, 10), (64, 34), (94, 34), (94, 94)]
    pen.polygon(outline, INK, edge=5)
    pen.polygon([(7, 93), (7, 50), (34, 50), (34, 93)], mix(CREAM, STEEL, 0.35))
    pen.polygon([(34, 93), (34, 13), (50, 7), (62, 13), (62, 93)], CREAM)
    pen.polygon([(66, 93), (66, 37), (93, 37), (93, 93)], mix(CREAM, STEEL, 0.2))
    for x, top in ((13, 58), (23, 58), (41, 24), (51, 24), (72, 46), (83, 46)):
        for y in range(top, 88, 15):
            pen.box((x, y, x + 5, y + 8), 0, INK)


def headquarters(pen: Pen, look: Look) -> None:
    """A fortress in the colour of the seat whose it is, with the emblem on it."""
    wall: list[Point] = [(8, 94), (8, 10), (24, 10), (24, 22), (42, 22), (42, 10), (58, 10), (58, 22), (76, 22)]
    wall += [(76, 10), (92, 10), (92, 94)]
    pen.polygon(wall, CREAM, edge=7.5)
    pen.polygon(wall, INK, edge=3.2)
    pen.polygon(wall, look.colour)
    EMBLEMS[look.id](pen.within((17, 27), 0.66), look)


def airfield(pen: Pen, look: Look) -> None:
    """An aircraft from above on a disc in the colour of its owner."""
    pen.ellipse((50, 50), 49, 49, CREAM)
    pen.ellipse((50, 50), 45, 45, INK)
    pen.ellipse((50, 50), 41, 41, look.colour)
    half = [(50, 14), (44, 22), (44, 40), (16, 58), (16, 66), (44, 58), (45, 74), (35, 82), (35, 87), (50, 83)]
    pen.polygon([*half, *reversed(mirrored(half))], look.sign)


def boss(pen: Pen) -> None:
    """A medal on which the initials of a boss are written."""
    pen.polygon([(30, 2), (70, 2), (98, 30), (98, 70), (70, 98), (30, 98), (2, 70), (2, 30)], INK)
    pen.polygon([(32, 7), (68, 7), (93, 32), (93, 68), (68, 93), (32, 93), (7, 68), (7, 32)], CREAM)
    pen.polygon([(34, 12), (66, 12), (88, 34), (88, 66), (66, 88), (34, 88), (12, 66), (12, 34)], CRIMSON)


def _plate(pen: Pen, fill: Colour) -> None:
    pen.polygon([(50, 1), (99, 50), (50, 99), (1, 50)], INK)
    pen.polygon([(50, 9), (91, 50), (50, 91), (9, 50)], fill)


def stunned(pen: Pen) -> None:
    """Lightning: fewer dice."""
    _plate(pen, SIGNAL)
    pen.polygon([(58, 20), (34, 54), (48, 54), (42, 80), (67, 44), (52, 44)], INK)


def blocked(pen: Pen) -> None:
    """No entry: must not be attacked."""
    _plate(pen, ALARM)
    pen.box((27, 42, 73, 58), 3, CREAM)


def suppressed(pen: Pen) -> None:
    """A boss without his abilities."""
    _plate(pen, CREAM)
    pen.line([(35, 35), (65, 65)], 11, ALARM)
    pen.line([(65, 35), (35, 65)], 11, ALARM)


def bonus(pen: Pen) -> None:
    """Better dice."""
    _plate(pen, (120, 214, 150))
    pen.line([(50, 30), (50, 70)], 12, INK)
    pen.line([(30, 50), (70, 50)], 12, INK)


def unmodified(pen: Pen) -> None:
    """Dice without anything added."""
    _plate(pen, (170, 210, 240))
    for y in (41, 59):
        pen.line([(33, y), (67, y)], 9, INK)


def flag(pen: Pen) -> None:
    """A territory was conquered."""
    pen.line([(26, 8), (26, 96)], 15, INK)
    pen.polygon([(28, 10), (92, 30), (28, 52)], CREAM, edge=6)
    pen.line([(26, 8), (26, 96)], 7, CREAM)


EFFECTS = {each.__name__: each for each in (stunned, blocked, suppressed, bonus, unmodified)}
"""By the words of `engine.risk_mgs.show.EFFECTS`."""


def icons() -> Iterator[tuple[str, Draw]]:
    """Every mark with its name."""
    yield "city", city
    yield "boss", boss
    yield "flag", flag
    for name, look in LOOKS.items():
        yield f"headquarters-{name}", partial(headquarters, look=look)
        yield f"airfield-{name}", partial(airfield, look=look)
    yield from EFFECTS.items()
