"""Plates are put together from their corners."""

import pytest
from PIL import Image, ImageDraw

from render import plates
from render.plates import plate

FILL, EDGE = (10, 20, 30), (250, 240, 230)


def drawn(across: int, height: int, radius: int, thick: int) -> Image.Image:
    """The same, drawn in one piece."""
    fine = plates._FINENESS
    image = Image.new("RGBA", (across * fine, height * fine))
    draw = ImageDraw.Draw(image)
    right, bottom, inset = image.width - 1, image.height - 1, thick * fine
    draw.rounded_rectangle((0, 0, right, bottom), radius * fine, fill=EDGE)
    inner = (inset, inset, right - inset, bottom - inset)
    draw.rounded_rectangle(inner, max(0, radius - thick) * fine, fill=FILL)
    return image.reduce(fine)


@pytest.mark.parametrize(
    ("across", "height", "radius", "thick"),
    [
        (120, 30, 10, 2),
        (30, 120, 10, 2),
        (31, 31, 15, 3),
        (300, 280, 14, 3),
        (9, 9, 3, 1),
        (50, 21, 10, 5),
    ],
)
def test_it_looks_as_if_drawn_in_one_piece(across: int, height: int, radius: int, thick: int) -> None:
    made = plate(across, height, radius, FILL, EDGE, thick)
    assert made.size == (across, height)
    assert made.tobytes() == drawn(across, height, radius, thick).tobytes()


def test_large_ones_are_not_kept() -> None:
    assert plate(400, 300, 10, FILL, EDGE, 2) is not plate(400, 300, 10, FILL, EDGE, 2)
    assert plate(100, 30, 10, FILL, EDGE, 2) is plate(100, 30, 10, FILL, EDGE, 2)
