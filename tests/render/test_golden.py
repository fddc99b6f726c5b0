"""Pictures as they were approved by eye. ``python -m tests.render.test_golden`` renews them; look at every one then."""

from pathlib import Path

import pytest
from PIL import Image

from tests.render.pictures import known, paint, unlike
from tests.render.scenes import SCENES

FOLDER = Path(__file__).parent / "golden"
GOLDEN = (
    "start",
    "turned-up",
    "took",
    "pick-second",
    "preview-take",
    "pick-off",
    "second-game",
    "between-games",
    "over",
)
TOLERANCE = 0.4
"""Mean difference in grey: other versions of the font library shift edges by a fraction of a pixel."""
BLOCK = 75
BLOCK_TOLERANCE = 6.0
"""The same for each block of that many pixels: a mark that is missing is no shifted edge."""


def halved(image: Image.Image) -> Image.Image:
    return image.convert("RGB").reduce(2)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    width, height = one.size
    boxes = [(x, y, x + BLOCK, y + BLOCK) for x in range(0, width, BLOCK) for y in range(0, height, BLOCK)]
    return max(unlike(one.crop(box), other.crop(box)) for box in boxes)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_is_as_it_was_approved(name: str) -> None:
    approved = halved(Image.open(FOLDER / f"{name}.png"))
    now = halved(known(name))
    assert unlike(now, approved) < TOLERANCE
    assert worst_block(now, approved) < BLOCK_TOLERANCE


@pytest.mark.parametrize(
    ("one", "other"), [("took", "preview-flip"), ("start", "start-choices"), ("left", "preview-off")]
)
def test_the_tolerance_is_finer_than_any_change_of_the_scene(one: str, other: str) -> None:
    first, second = halved(known(one)), halved(known(other))
    assert unlike(first, second) > TOLERANCE or worst_block(first, second) > BLOCK_TOLERANCE


def renew() -> None:
    for name in GOLDEN:
        (FOLDER / f"{name}.png").write_bytes(paint(SCENES[name]))


if __name__ == "__main__":
    renew()
