"""What else is to be found: fish, gold, mushrooms, fire, the shrine."""

from render.art.hunters_and_gatherers.colours import STONE, STONE_DARK, WHITE
from render.art.pen import Pen, Point
from render.colours import INK


def fish(pen: Pen) -> None:
    body, fin = (255, 160, 70), (222, 104, 36)
    pen.polygon([(64, 50), (94, 26), (87, 50), (94, 74)], fin, edge=4)
    pen.polygon([(38, 32), (54, 20), (62, 34)], fin, edge=4)
    pen.blob([(4, 52), (22, 34), (46, 29), (72, 46), (78, 50), (72, 56), (46, 73), (22, 70)], body, edge=4)
    pen.curve([(36, 35), (42, 50), (36, 67)], 4, fin)
    pen.ellipse((22, 47), 5.5, 5.5, WHITE)
    pen.ellipse((21, 47), 3.4, 3.6, INK)


def gold(pen: Pen) -> None:
    bright, mid, dark = (255, 236, 140), (250, 200, 44), (206, 142, 20)
    for x, y, size in ((30, 66, 25), (71, 67, 24), (50, 35, 27)):
        rim = [(x - size, y + 4), (x - 0.6 * size, y - 0.7 * size), (x + 0.3 * size, y - 0.9 * size)]
        rim += [(x + size, y - 0.1 * size), (x + 0.6 * size, y + 0.8 * size), (x - 0.5 * size, y + 0.85 * size)]
        pen.polygon(rim, mid, edge=4.5)
        pen.polygon([rim[3], rim[4], rim[5], (x + 0.1 * size, y + 0.1 * size)], dark)
        pen.polygon([rim[0], rim[1], rim[2], (x + 0.1 * size, y + 0.1 * size)], bright)


def mushrooms(pen: Pen) -> None:
    cap, stem = (214, 40, 40), WHITE
    for x, y, scale in ((67, 44, 0.62), (38, 34, 1.0)):
        pen.box((x - 10 * scale, y, x + 10 * scale, y + 56 * scale), 7 * scale, INK)
        pen.box((x - 6 * scale, y, x + 6 * scale, y + 52 * scale), 5 * scale, stem)
        dome = [(x - 33 * scale, y + 14 * scale), (x - 26 * scale, y - 14 * scale), (x, y - 28 * scale)]
        dome += [(2 * x - px, py) for px, py in reversed(dome[:2])]
        pen.blob([*dome, (x, y + 17 * scale)], cap, edge=4)
        for dx, dy, r in ((-14, -4, 6.5), (8, -14, 6.5), (16, 4, 5.5)):
            pen.ellipse((x + dx * scale, y + dy * scale), r * scale, r * scale, stem)


def fire(pen: Pen) -> None:
    red, orange, yellow = (214, 52, 28), (250, 140, 30), (255, 226, 90)
    for start, end in (((18, 92), (82, 80)), ((18, 80), (82, 92))):
        pen.line([start, end], 15, INK)
        pen.line([start, end], 8, (132, 84, 48))
    outer: list[Point] = [(50, 86), (24, 80), (12, 58), (22, 34), (30, 46), (38, 22), (52, 4), (58, 26), (68, 40)]
    pen.blob([*outer, (76, 26), (88, 56), (78, 80)], red, edge=4)
    inner: list[Point] = [(50, 84), (30, 76), (26, 60), (36, 52), (44, 34), (52, 26), (60, 48), (70, 54), (74, 64)]
    pen.blob([*inner, (68, 78)], orange)
    pen.blob([(50, 83), (40, 76), (39, 66), (50, 50), (60, 66), (60, 76)], yellow)


def shrine(pen: Pen) -> None:
    """Two standing stones with a third across, on a ring of small ones."""
    pen.ellipse((50, 84), 44, 10, (146, 172, 96), edge=3)
    for x in (16, 84):
        pen.ellipse((x, 84), 9, 7, STONE_DARK, edge=3.4)
    for x in (30, 70):
        pen.polygon([(x - 12, 88), (x - 10, 30), (x + 10, 30), (x + 12, 88)], STONE, edge=4)
        pen.polygon([(x + 2, 88), (x + 4, 30), (x + 10, 30), (x + 12, 88)], STONE_DARK)
    pen.polygon([(10, 10), (88, 7), (92, 28), (8, 31)], STONE, edge=4)
    pen.polygon([(9, 24), (91, 21), (92, 28), (8, 31)], STONE_DARK)
    pen.ellipse((50, 88), 9, 7, STONE, edge=3.4)


FEATURES = {"gold": gold, "mushrooms": mushrooms, "fire": fire, "shrine": shrine, "fish": fish}
SIZES: dict[str, float] = {"gold": 20, "mushrooms": 23, "fire": 31, "shrine": 33}
"""In hundredths of a tile; fish share their lake."""
