"""The animals of the meadows, told apart by silhouette: a hump with tusks, a head with wide horns, a slim body with
antlers, a striped face with long teeth."""

from render.art.hunters_and_gatherers.colours import WHITE
from render.art.pen import Pen, Point, mirrored
from render.colours import INK

EDGE = 3.0
"""Outline of a beast."""


def mammoth(pen: Pen) -> None:
    fur, shade, tusk = (134, 84, 58), (96, 58, 42), WHITE
    pen.line([(88, 46), (95, 62)], 9, INK)
    pen.line([(88, 46), (94, 60)], 4, fur)
    for x, w in ((37, 15), (75, 15)):
        pen.box((x - w / 2 - EDGE, 58, x + w / 2 + EDGE, 95), 4, INK)
        pen.box((x - w / 2, 58, x + w / 2, 91.5), 3, shade)
    for x, w in ((51, 14), (86, 13)):
        pen.box((x - w / 2 - EDGE, 56, x + w / 2 + EDGE, 95), 4, INK)
        pen.box((x - w / 2, 56, x + w / 2, 91.5), 3, fur)
    body: list[Point] = [(14, 40), (20, 18), (31, 10), (41, 20), (54, 14), (74, 22), (92, 42), (93, 68), (66, 76)]
    body += [(36, 74), (18, 58)]
    pen.blob(body, fur, edge=EDGE)
    pen.curve([(17, 44), (11, 60), (12, 78), (20, 86)], 15, INK)
    pen.curve([(18, 40), (12, 60), (13, 78), (20, 85)], 9, fur)
    pen.curve([(27, 55), (26, 72), (14, 79), (3, 70)], 12, INK)
    pen.curve([(27, 56), (26, 71), (14, 78.5), (3.5, 70)], 6.5, tusk)
    pen.blob([(36, 28), (46, 32), (47, 46), (39, 54), (33, 42)], shade)
    pen.ellipse((25, 35), 3.6, 4, INK)
    for x in (58, 70, 82):
        pen.line([(x, 58), (x - 3, 70)], 3, shade)


def aurochs(pen: Pen) -> None:
    hide, muzzle, horn = (58, 44, 46), (226, 208, 190), WHITE
    horns: list[Point] = [(38, 34), (20, 36), (6, 24), (7, 6), (14, 18), (26, 22), (40, 20)]
    for points in (horns, mirrored(horns)):
        pen.polygon(points, horn, edge=EDGE)
    ear: list[Point] = [(32, 38), (12, 42), (12, 52), (32, 50)]
    for points in (ear, mirrored(ear)):
        pen.blob(points, hide, edge=EDGE)
    half: list[Point] = [(50, 18), (70, 24), (73, 44), (66, 72), (64, 88), (50, 95)]
    pen.blob([*half, *mirrored(half[-2:0:-1])], hide, edge=EDGE)
    pen.blob([(50, 66), (64, 70), (65, 84), (50, 92), (35, 84), (36, 70)], muzzle)
    pen.blob([(50, 16), (60, 26), (56, 40), (50, 46), (44, 40), (40, 26)], (146, 92, 54))
    for x in (43, 57):
        pen.ellipse((x, 78), 3.6, 4.6, INK)
    for x in (38, 62):
        pen.ellipse((x, 50), 5.2, 5.2, WHITE)
        pen.ellipse((x, 51), 3.4, 3.8, INK)


def deer(pen: Pen) -> None:
    coat, shade, pale, antler = (198, 124, 62), (150, 86, 42), (244, 220, 180), (92, 58, 34)
    left = [[(28, 32), (18, 20), (20, 4)], [(19, 20), (6, 16), (4, 5)]]
    right = [[(34, 30), (44, 18), (42, 3)], [(43, 18), (56, 14), (58, 4)]]
    for width, fill in ((10, WHITE), (6.4, antler)):
        for line in (*left, *right):
            pen.line(line, width, fill)
    for x, lean in ((48, -2), (84, 3)):
        pen.line([(x, 66), (x + lean, 93)], 10.5, INK)
        pen.line([(x, 66), (x + lean, 92)], 5, shade)
    for x, lean in ((58, 1), (76, -2)):
        pen.line([(x, 66), (x + lean, 94)], 10.5, INK)
        pen.line([(x, 66), (x + lean, 93)], 5, coat)
    pen.blob([(86, 48), (94, 44), (95, 54), (88, 60)], pale, edge=EDGE)
    pen.blob([(40, 52), (56, 46), (76, 46), (90, 52), (89, 68), (76, 74), (56, 73), (42, 70)], coat, edge=EDGE)
    pen.polygon([(29, 40), (42, 38), (56, 52), (54, 70), (42, 66)], coat, edge=EDGE)
    pen.polygon([(31, 40), (42, 39), (60, 52), (60, 70), (44, 64)], coat)
    pen.blob([(8, 46), (22, 31), (37, 29), (42, 38), (36, 48), (18, 56), (9, 54)], coat, edge=EDGE)
    pen.blob([(38, 32), (52, 28), (50, 37), (40, 40)], coat, edge=EDGE)
    pen.ellipse((11, 50), 4, 4, INK)
    pen.ellipse((27, 40), 3.4, 3.6, INK)
    pen.blob([(50, 66), (64, 67), (80, 66), (76, 72), (56, 71.5)], pale)
    for x, y in ((62, 54), (72, 52), (81, 56), (68, 60)):
        pen.ellipse((x, y), 2.2, 2.2, pale)


def tiger(pen: Pen) -> None:
    fur, pale, mouth = (244, 148, 36), (255, 240, 214), (150, 30, 30)
    for x in (21, 79):
        pen.ellipse((x, 19), 12, 12, fur, edge=EDGE)
        pen.ellipse((x, 21), 6, 6, INK)
    half: list[Point] = [(50, 11), (74, 17), (91, 38), (90, 58), (72, 78), (50, 82)]
    pen.blob([*half, *mirrored(half[-2:0:-1])], fur, edge=EDGE)
    for points in ([(9, 36), (28, 42), (8, 46)], [(9, 54), (27, 54), (13, 64)], [(30, 13), (38, 29), (40, 11)]):
        stripe: list[Point] = list(points)
        for one in (stripe, mirrored(stripe)):
            pen.polygon(one, INK)
    pen.polygon([(46, 10), (54, 10), (50, 30)], INK)
    pen.blob([(50, 52), (70, 56), (74, 70), (62, 80), (50, 80), (38, 80), (26, 70), (30, 56)], pale)
    pen.blob([(37, 72), (50, 68), (63, 72), (58, 84), (50, 87), (42, 84)], mouth, edge=2)
    for x in (38, 62):
        pen.polygon([(x - 5.5, 68), (x + 5.5, 68), (x, 97)], WHITE, edge=2.4)
    pen.blob([(50, 49), (60, 52), (57, 60), (50, 64), (43, 60), (40, 52)], INK)
    for x in (32, 68):
        pen.ellipse((x, 42), 6.4, 6.4, WHITE)
        pen.ellipse((x, 42.6), 4, 4.8, INK)


BEASTS = {"mammoth": mammoth, "aurochs": aurochs, "deer": deer, "tiger": tiger}
SIZES: dict[str, float] = {"mammoth": 34, "aurochs": 33, "deer": 33, "tiger": 29}
"""In hundredths of a tile."""
