"""Marks on squares: what has happened is `CREAM`, what can be done is `SIGNAL`; each has a shape of its own."""

from render.art.pen import Pen, Point
from render.colours import ALARM, CREAM, INK, SIGNAL, Colour, mix


def brackets(pen: Pen) -> None:
    """Four corners: a tile that was turned up, or arrived."""
    for width, colour in ((10.5, INK), (6, CREAM)):
        for x, towards_x in ((5.5, 1), (94.5, -1)):
            for y, towards_y in ((5.5, 1), (94.5, -1)):
                pen.line([(x, y + 22 * towards_y), (x, y), (x + 22 * towards_x, y)], width, colour)


def origin(pen: Pen) -> None:
    """A ring: a square that was left."""
    for width, colour in ((13.5, INK), (8, CREAM)):
        pen.ring((50, 50), 22, width, colour)


def arrow_head(pen: Pen, fill: Colour) -> None:
    """Points north."""
    pen.polygon([(50, 9), (91, 84), (50, 68), (9, 84)], fill, edge=6.5)


def cross(pen: Pen) -> None:
    """Over the small picture of a tile that was taken."""
    for width, colour in ((21, INK), (15, CREAM), (8.5, ALARM)):
        pen.line([(11, 11), (89, 89)], width, colour)
        pen.line([(89, 11), (11, 89)], width, colour)


def choice(pen: Pen) -> None:
    """A stud: this square can be picked."""
    pen.ellipse((50, 50), 44, 44, SIGNAL, edge=6)
    pen.ellipse((50, 50), 17, 17, INK)


def prey_choice(pen: Pen) -> None:
    """A gun sight: a tile that can be taken."""
    for width, colour in ((9, INK), (5, SIGNAL)):
        pen.ring((50, 50), 37, width, colour)
        for start, end in (((50, 4), (50, 24)), ((50, 76), (50, 96)), ((4, 50), (24, 50)), ((76, 50), (96, 50))):
            pen.line([start, end], width, colour)


def frame(pen: Pen) -> None:
    """A closed frame: this square has been picked."""
    corners: list[Point] = [(5.5, 5.5), (94.5, 5.5), (94.5, 94.5), (5.5, 94.5), (5.5, 5.5)]
    for width, colour in ((11, INK), (6.4, SIGNAL)):
        pen.line(corners, width, colour)


def dashed_frame(pen: Pen) -> None:
    """A broken frame: a tile would come to stand here."""
    for width, colour in ((10.5, INK), (6, SIGNAL)):
        for start in (8, 34, 60, 83):
            length = 10 if start == 83 else 13
            for edge in (5.5, 94.5):
                pen.line([(start, edge), (start + length, edge)], width, colour)
                pen.line([(edge, start), (edge, start + length)], width, colour)


def turning(pen: Pen) -> None:
    """Two arrows in a circle: this tile would be turned up."""
    for width, colour in ((22, INK), (12, SIGNAL)):
        edge = (width - 12) / 2
        for start in (-160, 20):
            pen.arc((50, 50), 31, (start, start + 110), width, colour)
        for points in ([(72, 62), (98, 44), (70, 30)], [(28, 38), (2, 56), (30, 70)]):
            pen.polygon(points, colour, edge=edge)


def lock(pen: Pen) -> None:
    """A padlock: a bird that may not be moved this turn."""
    for width, colour in ((24, INK), (11, CREAM)):
        pen.arc((50, 42), 21, (180, 360), width, colour)
        pen.line([(29, 42), (29, 56)], width, colour)
        pen.line([(71, 42), (71, 56)], width, colour)
    pen.box((9, 43, 91, 97), 12, INK)
    pen.box((15, 49, 85, 91), 7, CREAM)
    pen.ellipse((50, 65), 8.5, 8.5, INK)
    pen.polygon([(46, 66), (54, 66), (57, 83), (43, 83)], INK)


def clearing(pen: Pen, ground: Colour) -> None:
    """The middle of the board while it is empty: a ring of stones and a star of the four directions."""
    dim, bright = mix(ground, CREAM, 0.2), mix(ground, CREAM, 0.42)
    pen.ring((50, 50), 40, 2, dim)
    pen.ring((50, 50), 34, 1.4, dim)
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        pen.polygon([(50 + 19 * x, 50 + 19 * y), (50 + 8 * x, 50), (50, 50 + 8 * y)], dim)
    for points in (
        [(50, 12), (57, 43), (50, 50), (43, 43)],
        [(88, 50), (57, 57), (50, 50), (57, 43)],
        [(50, 88), (43, 57), (50, 50), (57, 57)],
        [(12, 50), (43, 43), (50, 50), (43, 57)],
    ):
        pen.polygon(points, bright)
