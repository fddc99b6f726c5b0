"""Pictures as they were approved by eye. ``python -m tests.render.hunters_and_gatherers.test_golden`` renews them; look
at every one then."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from tests.render.hunters_and_gatherers.pictures import PAINTER, known, picture
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


@pytest.mark.parametrize("name", ["small", "middle", "preview"])
def test_the_tolerance_is_finer_than_any_change_of_the_scene(name: str) -> None:
    of = SCENES[name]
    changed = replace(of, news=()) if of.news else replace(of, picked=(*of.picked[:2], "-"))
    assert worst_block(halved(known(name)), halved(picture(changed))) > BLOCK_TOLERANCE


def renew() -> None:
    for name in GOLDEN:
        (FOLDER / f"{name}.png").write_bytes(PAINTER.paint(SCENES[name]))


if __name__ == "__main__":
    renew()
