"""Pictures as they were approved by eye. ``python -m tests.render.hunters_and_gatherers.test_golden`` renews them; look
at every one then."""

from pathlib import Path

import pytest
from PIL import Image

from tests.render.hunters_and_gatherers.pictures import PAINTER, known
from tests.render.hunters_and_gatherers.scenes import SCENES
from tests.render.pictures import unlike
from tests.render.test_golden import BLOCK_TOLERANCE, TOLERANCE, halved, worst_block

FOLDER = Path(__file__).parent / "golden"
GOLDEN = (
    "start",
    "small",
    "small-places",
    "middle",
    "many-places",
    "bonus",
    "rotations",
    "pieces",
    "preview",
    "owners",
    "zoom",
    "all-91",
    "row",
)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_is_as_it_was_approved(name: str) -> None:
    approved = halved(Image.open(FOLDER / f"{name}.png"))
    now = halved(known(name))
    assert now.size == approved.size
    assert unlike(now, approved) < TOLERANCE
    assert worst_block(now, approved) < BLOCK_TOLERANCE


def test_the_tolerance_is_finer_than_a_piece() -> None:
    first, second = halved(known("crowded")), halved(known("crowded"))
    x, y = 400, 400
    second.paste((192, 36, 44), (x, y, x + 20, y + 20))
    assert worst_block(first, second) > BLOCK_TOLERANCE


def renew() -> None:
    for name in GOLDEN:
        (FOLDER / f"{name}.png").write_bytes(PAINTER.paint(SCENES[name]))


if __name__ == "__main__":
    renew()
