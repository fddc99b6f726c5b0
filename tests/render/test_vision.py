"""The yardstick itself: reference values of CIEDE2000, and what the simulations must leave alone."""

import pytest

from tests.render.vision import VISIONS, contrast, difference, lab

# Sharma, Wu, Dalal (2005), table 1: among them both sides of where the mean hue jumps.
PAIRS = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0009, -2.49), 4.8045),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (50.0, 3.1736, 0.5854), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
]


@pytest.mark.parametrize(("one", "other", "expected"), PAIRS)
def test_differences_agree_with_the_published_table(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert difference(one, other) == pytest.approx(expected, abs=1e-4)
    assert difference(other, one) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
def test_white_stays_white_to_everybody(vision: str) -> None:
    assert difference(lab((255, 255, 255), vision), (100, 0, 0)) < 1


def test_red_and_green_of_like_lightness_come_together_for_deutan_eyes() -> None:
    red, green = (170, 80, 40), (90, 110, 40)
    assert difference(lab(red, "deutan"), lab(green, "deutan")) < difference(lab(red), lab(green)) / 2


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
