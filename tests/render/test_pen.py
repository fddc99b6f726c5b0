"""The pen that draws the sprites: smooth curves, units, pens within pens."""

import pytest

from render.art.pen import FINENESS, Pen, mirrored, smooth

RED, WHITE = (255, 0, 0), (255, 255, 255)


@pytest.mark.parametrize("closed", [True, False])
def test_a_smooth_curve_passes_through_its_points(closed: bool) -> None:
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0), (10.0, -5.0)]
    curve = smooth(points, closed=closed)
    assert len(curve) > 3 * len(points)
    for x, y in points:
        assert min(abs(x - a) + abs(y - b) for a, b in curve) < 1e-9


def test_mirrored_twice_is_the_same() -> None:
    points = [(3.0, 4.0), (50.0, 1.0)]
    assert mirrored(points) == [(97.0, 4.0), (50.0, 1.0)]
    assert mirrored(mirrored(points)) == points


def test_units_are_hundredths_of_the_width() -> None:
    pen = Pen(50, 100)
    pen.polygon([(0, 0), (50, 0), (50, 100), (0, 100)], RED)
    sprite = pen.sprite()
    assert sprite.size == (50, 100)
    # Half a width to the right, a whole width down.
    box = sprite.getchannel("A").point(lambda value: 255 * (value > 127)).getbbox()
    assert box == (0, 0, 25, 50)


def test_a_pen_within_draws_smaller_at_its_corner() -> None:
    pen = Pen(100)
    pen.within((40, 20), 0.5).within((10, 10), 0.5).ellipse((50, 50), 50, 50, RED)
    box = pen.sprite().getchannel("A").point(lambda value: 255 * (value > 127)).getbbox()
    assert box is not None
    assert all(abs(a - b) <= 1 for a, b in zip(box, (45, 25, 70, 50), strict=True))


def test_an_outline_lies_outside_the_shape() -> None:
    pen = Pen(100, ground=WHITE)
    pen.polygon([(30, 30), (70, 30), (70, 70), (30, 70)], RED, edge=5)
    sprite = pen.sprite().convert("RGB")
    assert sprite.getpixel((32, 50)) == RED
    assert sprite.getpixel((27, 50)) not in (RED, WHITE)
    assert sprite.getpixel((23, 50)) == WHITE


def test_edges_are_smooth() -> None:
    pen = Pen(40)
    pen.ellipse((50, 50), 45, 45, RED)
    shades = set(pen.sprite().getchannel("A").tobytes())
    assert len(shades) > FINENESS


def test_an_arc_runs_clockwise_from_the_east() -> None:
    pen = Pen(100)
    pen.arc((50, 50), 40, (0, 90), 4, RED)
    left, top, right, bottom = pen.sprite().getchannel("A").getbbox() or (0, 0, 0, 0)
    assert left >= 47
    assert top >= 47
    assert 92 <= right == bottom <= 93
