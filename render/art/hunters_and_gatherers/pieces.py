"""The players' pieces: a gatherer with a basket, a fisher with a rod, a hunter lying in wait, a hut; and the emblems
that tell whose they are."""

import math
from collections.abc import Callable

from render.art.pen import Pen, Point, mirrored
from render.colours import INK, Colour, mix
from render.hunters_and_gatherers.seats import Look

_EDGE = 4.0
_WICKER: Colour = (196, 140, 76)
_HALF: list[Point] = [(50, 35), (61, 36), (87, 45), (88, 57), (69, 60), (79, 96), (57, 96), (50, 82)]
_BODY = [*_HALF, *mirrored(_HALF[-2:0:-1])]


def emblem(pen: Pen, look: Look, middle: Point, radius: float, fill: Colour | None = None) -> None:
    """The seat's sign, filling a circle of that radius."""
    x, y = middle
    colour = fill or look.sign
    match look.emblem:
        case "ring":
            pen.ring(middle, radius * 0.72, radius * 0.5, colour)
        case "diamond":
            pen.polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)], colour)
        case "triangle":
            pen.polygon([(x, y - radius), (x + radius, y + 0.75 * radius), (x - radius, y + 0.75 * radius)], colour)
        case "cross":
            arm = 0.34 * radius
            pen.box((x - radius, y - arm, x + radius, y + arm), 0, colour)
            pen.box((x - arm, y - radius, x + arm, y + radius), 0, colour)
        case "star":
            turns = [math.pi * step / 5 - math.pi / 2 for step in range(10)]
            reach = [1.1 * radius * (0.45 if step % 2 else 1) for step in range(10)]
            rays = zip(turns, reach, strict=True)
            pen.polygon([(x + long * math.cos(turn), y + long * math.sin(turn)) for turn, long in rays], colour)


def gatherer(pen: Pen, look: Look) -> None:
    _figure(pen, look, lambda point: point)
    pen.arc((84, 70), 10, (180, 360), 8, INK)
    pen.arc((84, 70), 10, (180, 360), 3.4, _WICKER)
    pen.polygon([(70, 71), (98, 71), (94, 90), (74, 90)], _WICKER, edge=3)
    emblem(pen, look, (50, 57), 15)


def fisher(pen: Pen, look: Look) -> None:
    _figure(pen, look, lambda point: point)
    for width, colour in ((8.5, INK), (3.6, _WICKER)):
        pen.line([(80, 64), (94, 6)], width, colour)
    pen.curve([(94, 6), (99, 30), (96, 52)], 3, INK)
    emblem(pen, look, (50, 57), 15)


def hunter(pen: Pen, look: Look) -> None:
    """Head to the west, spear along the ground."""
    _figure(pen, look, lambda point: (point[1] - 1, 54 + (50 - point[0]) * 0.66))
    for width, colour in ((9, INK), (3.8, _WICKER)):
        pen.line([(8, 87), (92, 87)], width, colour)
    pen.polygon([(4, 87), (17, 80), (17, 94)], mix(INK, (255, 255, 255), 0.7), edge=2.4)
    emblem(pen, look, (58, 54), 14)


def hut(pen: Pen, look: Look) -> None:
    pen.polygon([(16, 60), (84, 60), (80, 94), (20, 94)], _WICKER, edge=_EDGE)
    pen.polygon([(40, 94), (42, 74), (58, 74), (60, 94)], INK)
    for x in (42, 50, 58):
        pen.line([(50, 26), (x, 10)], 7, INK)
    pen.polygon([(50, 15), (95, 59), (84, 68), (16, 68), (5, 59)], look.colour, edge=_EDGE)
    pen.polygon([(5, 59), (16, 68), (84, 68), (95, 59), (80, 59), (20, 59)], mix(look.colour, INK, 0.3))
    emblem(pen, look, (50, 45), 14)


def _figure(pen: Pen, look: Look, place: Callable[[Point], Point]) -> None:
    body = [place(point) for point in _BODY]
    head = place((50, 20))
    pen.polygon(body, look.colour, edge=_EDGE)
    pen.ellipse(head, 17, 17, look.colour, edge=_EDGE)
    pen.polygon(body, look.colour)


PIECES: dict[str, Callable[[Pen, Look], None]] = {"gatherer": gatherer, "fisher": fisher, "hunter": hunter, "hut": hut}
