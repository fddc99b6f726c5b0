"""Blue's tiles: bear and fox, both faces seen from the front."""

from render.art.grounds import WHITE, body, round_shape
from render.art.pen import Pen, Point, mirrored
from render.colours import INK, Colour

BEAR_GROUND: Colour = (42, 74, 134)
FOX_GROUND: Colour = (158, 204, 238)


def bear(pen: Pen) -> None:
    fur, shade, muzzle = (164, 108, 62), (120, 74, 42), (232, 200, 158)
    body(pen, round_shape, BEAR_GROUND)
    for x in (25, 75):
        pen.ellipse((x, 27), 12.5, 12.5, fur, edge=2)
        pen.ellipse((x, 28), 6.5, 6.5, shade)
    pen.blob([(50, 17), (72, 24), (84, 48), (76, 74), (50, 86), (24, 74), (16, 48), (28, 24)], fur, edge=2.2)
    pen.blob([(50, 52), (65, 57), (70, 69), (62, 79), (50, 82), (38, 79), (30, 69), (35, 57)], muzzle)
    pen.blob([(50, 54.5), (59, 57), (57, 63), (50, 67), (43, 63), (41, 57)], INK)
    pen.line([(50, 66), (50, 72)], 2.4, INK)
    pen.curve([(40, 71), (45, 75), (50, 72), (55, 75), (60, 71)], 2.4, INK)
    for eye in (34.5, 65.5):
        pen.ellipse((eye, 45), 4.6, 5.2, INK)
        pen.ellipse((eye + 1.4, 43.2), 1.5, 1.6, WHITE)
    brow: list[Point] = [(28, 36), (34, 33.5), (40, 36)]
    for points in (brow, mirrored(brow)):
        pen.curve(points, 2.8, shade)


def fox(pen: Pen) -> None:
    fur, shade, white = (232, 110, 34), (176, 70, 18), (255, 250, 240)
    body(pen, round_shape, FOX_GROUND)
    ear: list[Point] = [(17, 11), (44, 33), (20, 55)]
    inner: list[Point] = [(22, 22), (35.5, 34), (23.5, 45)]
    face = [(14, 52), (30, 36), (50, 32), (70, 36), (86, 52), (75, 70), (50, 89), (25, 70)]
    for points in (ear, mirrored(ear)):
        pen.polygon(points, fur, edge=2.2)
    pen.polygon(face, fur, edge=2.2)
    for points in (ear, mirrored(ear)):
        pen.polygon(points, fur)
    for points in (inner, mirrored(inner)):
        pen.polygon(points, INK)
    cheek: list[Point] = [(14, 52), (34, 56), (45, 72), (50, 89), (25, 70)]
    for points in (cheek, mirrored(cheek)):
        pen.polygon(points, white)
    bridge: list[Point] = [(50, 33), (56, 50), (50, 62), (44, 50)]
    pen.polygon(bridge, shade)
    for x in (34, 66):
        pen.ellipse((x, 53), 4.2, 4.8, INK)
        pen.ellipse((x + 1.3, 51.4), 1.4, 1.5, WHITE)
    pen.blob([(50, 78), (57, 80), (55, 86), (50, 90), (45, 86), (43, 80)], INK)
