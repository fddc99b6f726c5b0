"""The body of a tile. Its outline tells the owner: round is blue, eight-cornered brown, square nobody."""

from collections.abc import Callable
from typing import TypeAlias

from render.art.pen import Pen, Point
from render.colours import INK, Colour, mix

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)

Shape: TypeAlias = Callable[[Pen, float, float, Colour], None]
"""``shape(pen, inset, drop, fill)``: the outline ``inset`` units smaller, moved down by ``drop``."""


def round_shape(pen: Pen, inset: float, drop: float, fill: Colour) -> None:
    pen.box((inset, inset + drop, 100 - inset, 100 - inset + drop), 36 - inset, fill)


def square_shape(pen: Pen, inset: float, drop: float, fill: Colour) -> None:
    pen.box((inset, inset + drop, 100 - inset, 100 - inset + drop), max(11 - inset, 2), fill)


def eight_corners(inset: float) -> list[Point]:
    """The outline of brown's tiles."""
    near, far = inset, 100 - inset
    cut = 23 - inset * 0.4
    return [
        (near + cut, near),
        (far - cut, near),
        (far, near + cut),
        (far, far - cut),
        (far - cut, far),
        (near + cut, far),
        (near, far - cut),
        (near, near + cut),
    ]


def cornered_shape(pen: Pen, inset: float, drop: float, fill: Colour) -> None:
    pen.polygon([(x, y + drop) for x, y in eight_corners(inset)], fill)


def body(pen: Pen, shape: Shape, ground: Colour) -> None:
    """A thick piece of board in the colour of the ground, its upper face clear for the figure."""
    shape(pen, 2, 0, INK)
    shape(pen, 3.6, 0, mix(ground, BLACK, 0.42))
    shape(pen, 3.6, -2.6, mix(ground, WHITE, 0.34))
    shape(pen, 5.4, -2.4, ground)
