"""What stands around the board: gates, the sides' emblems, counters."""

from render.art.grounds import WHITE, body, cornered_shape, round_shape
from render.art.pen import Pen
from render.colours import INK, SIGNAL, Colour, mix

GATE_WOOD: Colour = (226, 128, 44)
BLUE: Colour = (64, 118, 200)
BROWN: Colour = (150, 88, 44)


def closed_gate(pen: Pen) -> None:
    """Bars on both sides of the coordinate; 118 by 38 pixels, for the north."""
    pen.box((0, 0, 100, 32.2), 3, INK)
    pen.box((1.6, 1.6, 98.4, 30.6), 2, mix(GATE_WOOD, INK, 0.45))
    for x in (8, 18, 28, 72, 82, 92):
        pen.line([(x, 4), (x, 28)], 4.6, GATE_WOOD)
    for left, right in ((4, 32), (68, 96)):
        pen.line([(left, 16), (right, 16)], 4, GATE_WOOD)


def open_gate(pen: Pen) -> None:
    """Arrow heads that point out of the forest on both sides of the coordinate."""
    pen.box((0, 0, 100, 32.2), 3, INK)
    pen.box((1.6, 1.6, 98.4, 30.6), 2, SIGNAL)
    for x in (19, 81):
        for y in (15, 25.5):
            pen.line([(x - 11, y), (x, y - 9), (x + 11, y)], 4.6, INK)


def blue_emblem(pen: Pen) -> None:
    """A paw on a round tile."""
    body(pen, round_shape, BLUE)
    pen.blob([(50, 47), (65, 56), (73, 72), (62, 80), (50, 76), (38, 80), (27, 72), (35, 56)], WHITE, edge=2)
    for x, y, rx, ry in ((21, 48, 8, 10), (39, 29, 8.4, 11), (61, 29, 8.4, 11), (79, 48, 8, 10)):
        pen.ellipse((x, y), rx, ry, WHITE, edge=2)


def brown_emblem(pen: Pen) -> None:
    """A hat with a feather on an eight-cornered tile."""
    body(pen, cornered_shape, BROWN)
    pen.polygon([(64, 42), (78, 12), (86, 15), (76, 46)], SIGNAL, edge=2)
    pen.blob([(27, 60), (33, 36), (42, 29), (50, 34), (58, 29), (67, 36), (73, 60), (50, 63)], WHITE, edge=2)
    pen.line([(29, 55), (71, 55)], 7, INK)
    pen.blob([(12, 58), (30, 62), (50, 63), (70, 62), (88, 58), (80, 72), (50, 77), (20, 72)], WHITE, edge=2)


def full_pip(pen: Pen) -> None:
    """A turn that is left."""
    pen.ellipse((50, 50), 38, 38, SIGNAL, edge=10)


def spent_pip(pen: Pen, colour: Colour) -> None:
    """A turn that is gone."""
    pen.ring((50, 50), 38, 12, colour)


def star(pen: Pen) -> None:
    """The winner's."""
    outer = [(50, 4), (95, 37), (78, 91), (22, 91), (5, 37)]
    inner = [(64, 32), (72, 58), (50, 73), (28, 58), (36, 32)]
    points = [point for pair in zip(outer, inner, strict=True) for point in pair]
    pen.polygon(points, SIGNAL, edge=5)


def pointer(pen: Pen) -> None:
    """Points to the player whose turn it is, to the east."""
    pen.polygon([(14, 12), (88, 50), (14, 88)], SIGNAL, edge=8)


def blue_panel(pen: Pen, paper: Colour, edge: Colour) -> None:
    """Round ends; 450 by 102 pixels."""
    pen.box((0, 0, 100, 22.6), 11.3, edge)
    pen.box((1, 1, 99, 21.6), 10.3, paper)


def brown_panel(pen: Pen, paper: Colour, edge: Colour) -> None:
    """Cut corners; 450 by 102 pixels."""
    for inset, colour in ((0.0, edge), (1.0, paper)):
        left, top, right, bottom, cut = inset, inset, 100 - inset, 22.6 - inset, 6 - inset * 0.4
        upper = [(left, top + cut), (left + cut, top), (right - cut, top), (right, top + cut)]
        pen.polygon(
            [*upper, (right, bottom - cut), (right - cut, bottom), (left + cut, bottom), (left, bottom - cut)], colour
        )
