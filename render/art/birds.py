"""Neutral tiles that move: pheasant and duck, both seen from the side."""

from render.art.grounds import WHITE, body, square_shape
from render.art.pen import Pen
from render.colours import INK, Colour

PHEASANT_GROUND: Colour = (214, 222, 132)
DUCK_GROUND: Colour = (104, 176, 128)


def pheasant(pen: Pen) -> None:
    copper, dark, light = (186, 86, 32), (108, 44, 20), (240, 190, 110)
    body(pen, square_shape, PHEASANT_GROUND)
    for x in (50, 60):
        pen.line([(x, 74), (x - 1, 87)], 3.2, INK)
        pen.line([(x - 5, 87), (x + 6, 87)], 2.8, INK)
    tail = [(46, 60), (8, 8), (15, 6), (58, 56)]
    second = [(42, 68), (7, 30), (10, 24), (54, 58)]
    pen.polygon(second, dark, edge=2)
    pen.polygon(tail, copper, edge=2)
    for x, y in ((18, 17), (25, 26), (32, 35), (39, 44)):
        pen.line([(x - 3, y + 3.5), (x + 4.5, y - 2.5)], 2.6, dark)
    pen.blob([(36, 66), (46, 55), (62, 52), (74, 58), (74, 69), (62, 79), (46, 78)], copper, edge=2)
    pen.blob([(40, 66), (50, 59), (62, 62), (58, 72), (46, 74)], dark)
    for x, y in ((46, 67), (53, 64), (52, 71), (59, 67)):
        pen.ellipse((x, y), 2.2, 2.2, light)
    pen.blob([(62, 56), (66, 42), (68, 30), (82, 32), (82, 46), (77, 64)], (30, 96, 92), edge=2)
    pen.polygon([(64.5, 48), (82, 48), (80.4, 54), (63, 54)], WHITE)
    pen.ellipse((74, 29), 12, 11.5, (26, 82, 84), edge=2)
    pen.polygon([(64, 20), (61, 11), (70, 17)], (26, 82, 84), edge=1.4)
    pen.polygon([(85, 25), (94, 31.5), (85, 35)], (250, 214, 110), edge=1.6)
    pen.ellipse((77, 30), 7, 6.4, (214, 36, 36))
    pen.ellipse((77, 28.6), 3, 3, WHITE)
    pen.ellipse((77.6, 28.6), 1.8, 1.8, INK)


def duck(pen: Pen) -> None:
    grey, dark, water, foam = (226, 222, 210), (134, 126, 118), (38, 112, 140), (188, 228, 232)
    body(pen, square_shape, DUCK_GROUND)
    pen.ellipse((50, 76), 42, 14, water, edge=1.6, ink=(24, 80, 84))
    pen.polygon([(24, 62), (6, 44), (12, 70)], dark, edge=2)
    pen.blob([(10, 60), (26, 57), (44, 60), (60, 54), (74, 56), (78, 70), (66, 80), (36, 82), (18, 76)], grey, edge=2)
    pen.blob([(22, 62), (38, 58), (54, 63), (60, 70), (46, 74), (30, 72)], dark)
    pen.curve([(30, 66), (42, 69), (56, 69)], 2.2, grey)
    pen.blob([(58, 62), (60, 50), (76, 50), (78, 62), (70, 70)], (120, 62, 38), edge=1)
    pen.ellipse((68, 33), 16, 16, (22, 96, 66), edge=2)
    pen.blob([(58, 40), (78, 42), (77, 51), (60, 51)], (22, 96, 66))
    pen.line([(60.5, 52), (76.5, 52)], 4.4, WHITE)
    pen.blob([(80, 29), (88, 33), (94, 35), (93, 40), (88, 41), (80, 40)], (252, 186, 30), edge=1.8)
    pen.ellipse((72, 30), 3.6, 3.6, WHITE)
    pen.ellipse((72.8, 30), 2.2, 2.4, INK)
    for points in ([(14, 82), (24, 85), (34, 83)], [(44, 87), (56, 88), (66, 85)], [(74, 81), (82, 82), (88, 78)]):
        pen.curve(points, 2.2, foam)
