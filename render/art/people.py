"""Brown's tiles: lumberjack, and hunter with his gun in one of four directions."""

from collections.abc import Sequence

from render.art.grounds import body, cornered_shape, eight_corners
from render.art.pen import Pen, Point
from render.colours import ALARM, INK, Colour, mix

LUMBERJACK_GROUND: Colour = (222, 184, 132)
HUNTER_GROUND: Colour = (120, 68, 36)
AIM: Colour = (255, 232, 168)
SKIN: Colour = (246, 206, 166)

QUARTERS = {"n": 0, "e": 1, "s": 2, "w": 3}
"""Quarter turns clockwise from the north."""

_POSES: dict[str, tuple[Point, Point, Point, Point]] = {
    "n": ((-4, 16), (74, 86), (74, 21), (74, 3.5)),
    "e": ((3, 3), (12, 71), (79, 71), (96.5, 71)),
    "s": ((-4, 3), (74, 12), (74, 75), (74, 92.5)),
    "w": ((13, 3), (88, 71), (21, 71), (3.5, 71)),
}
"""Where the figure's corner, the gun's butt, its muzzle and the arrow's tip are."""


def turned(points: Sequence[Point], quarters: int) -> list[Point]:
    """The points turned about the middle of the tile's face."""
    middle = (50.0, 47.6)
    result = list(points)
    for _ in range(quarters):
        result = [(middle[0] - (y - middle[1]), middle[1] + (x - middle[0])) for x, y in result]
    return result


def hunter(pen: Pen, direction: str) -> None:
    """He stands upright whichever way he aims; gun and muzzle together are an arrow that ends on that edge."""
    quarters = QUARTERS[direction]
    body(pen, cornered_shape, HUNTER_GROUND)
    _field_of_fire(pen, quarters)
    corner, butt, muzzle, tip = _POSES[direction]
    _hunter_figure(pen.within(corner, 0.84))
    _gun(pen, butt, muzzle)
    across = (muzzle[1] - butt[1], butt[0] - muzzle[0])
    length = abs(across[0]) + abs(across[1])
    sides = [
        (muzzle[0] + side * across[0] / length * 17, muzzle[1] + side * across[1] / length * 17) for side in (1, -1)
    ]
    pen.polygon([tip, *sides], ALARM, edge=2.2)


def hunter_portrait(pen: Pen) -> None:
    """A hunter in a pile, where his gun says nothing."""
    body(pen, cornered_shape, HUNTER_GROUND)
    _hunter_figure(pen.within((0, -2), 1))


def _field_of_fire(pen: Pen, quarters: int) -> None:
    corners = [(x, y - 2.4) for x, y in eight_corners(5.4)]
    near_left, near_right, far_right, far_left = corners[0], corners[1], corners[2], corners[7]
    pen.polygon(turned([(50, 54), far_left, near_left, near_right, far_right], quarters), AIM)


def _gun(pen: Pen, butt: Point, muzzle: Point) -> None:
    steel, wood = (112, 118, 130), (176, 110, 56)
    along = [(butt[0] + (muzzle[0] - butt[0]) * share, butt[1] + (muzzle[1] - butt[1]) * share) for share in (0.34, 1)]
    pen.line([butt, muzzle], 11, INK)
    pen.line([butt, along[0]], 13.5, INK)
    pen.line(along, 6.4, steel)
    pen.line([butt, along[0]], 9, wood)


def _hunter_figure(pen: Pen) -> None:
    coat, hat, band, beard = (64, 122, 66), (38, 84, 50), (226, 186, 84), (196, 196, 190)
    pen.blob([(50, 62), (68, 66), (77, 78), (76, 88), (50, 90), (24, 88), (23, 78), (32, 66)], coat, edge=2)
    pen.ellipse((50, 52), 18, 18, SKIN, edge=2)
    pen.blob([(32, 53), (42, 57), (50, 55), (58, 57), (68, 53), (64, 68), (50, 75), (36, 68)], beard, edge=1.4)
    pen.ellipse((50, 60.5), 5, 2.2, (120, 52, 40))
    for x in (43, 57):
        pen.ellipse((x, 49), 2.4, 2.8, INK)
    feather = [(62, 32), (72, 13), (77, 14), (72, 32)]
    pen.polygon(feather, ALARM, edge=1.6)
    pen.blob([(32, 40), (37, 24), (50, 20), (63, 24), (68, 40), (50, 43)], hat, edge=2)
    pen.box((33, 33.5, 67, 38.5), 1, band)
    pen.box((21, 37.6, 79, 45.4), 3.9, INK)
    pen.box((23, 39.4, 77, 43.6), 2.1, mix(hat, INK, 0.1))


def lumberjack(pen: Pen) -> None:
    shirt, check, beard, cap = (196, 48, 38), (110, 22, 22), (126, 70, 30), (44, 62, 104)
    body(pen, cornered_shape, LUMBERJACK_GROUND)
    pen.line([(80, 88), (74, 22)], 9.4, INK)
    pen.line([(80, 88), (74, 22)], 5.6, (150, 96, 50))
    blade = [(66, 14), (84, 9), (93, 22), (92, 38), (82, 33), (68, 35)]
    pen.polygon(blade, (206, 214, 222), edge=2)
    pen.polygon([(84, 9), (93, 22), (92, 38), (86, 24)], (244, 248, 250))
    pen.blob([(42, 60), (62, 65), (71, 77), (70, 88), (42, 90), (14, 88), (13, 77), (22, 65)], shirt, edge=2)
    for x in (22, 34, 50, 62):
        pen.line([(x, 72), (x, 88)], 2.6, check)
    for y in (78, 85):
        pen.line([(16, y), (68, y)], 2.2, check)
    pen.ellipse((42, 46), 18, 19, SKIN, edge=2)
    pen.blob([(24, 46), (33, 52), (42, 50), (51, 52), (60, 46), (59, 66), (42, 80), (25, 66)], beard, edge=1.8)
    pen.ellipse((42, 57.5), 5, 2.2, (246, 170, 140))
    for x in (35, 49):
        pen.ellipse((x, 43.5), 2.4, 2.8, INK)
    pen.blob([(24, 36), (27, 18), (42, 12), (57, 18), (60, 36), (42, 34)], cap, edge=2)
    pen.line([(25.5, 35), (58.5, 35)], 9, INK)
    pen.line([(25.5, 35), (58.5, 35)], 6, mix(cap, (255, 255, 255), 0.3))
    pen.ellipse((42, 11.5), 5, 5, (240, 236, 228), edge=1.6)
