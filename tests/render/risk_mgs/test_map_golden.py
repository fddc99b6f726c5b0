"""Pictures as they were approved by eye. ``python -m tests.render.risk_mgs.test_map_golden`` renews them; look at every
one then. They are kept at half their size."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from render.canvas import encode
from render.risk_mgs.layout import MAP_HEIGHT
from render.risk_mgs.painter import compose, compose_closer
from render.risk_mgs.sheets import palette
from render.scene import Scene
from tests.render.pictures import unlike
from tests.render.risk_mgs.map_scenes import SCENES
from tests.render.test_golden import BLOCK_TOLERANCE, TOLERANCE, worst_block

FOLDER = Path(__file__).parent / "golden"
GOLDEN = ("war", "targets-closer", "battle-closer", "claiming", "sail", "ship")
_CLOSER = "-closer"


def halved(of: Scene, closer: bool = False) -> Image.Image:
    image = compose_closer(of) if closer else compose(of)
    assert image is not None
    # The panel has its own tests.
    return image.crop((0, 0, image.width, min(image.height, MAP_HEIGHT))).reduce(2)


def now(name: str) -> Image.Image:
    return halved(SCENES[name.removesuffix(_CLOSER)], name.endswith(_CLOSER))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_is_as_it_was_approved(name: str) -> None:
    approved, painted = Image.open(FOLDER / f"{name}.png").convert("RGB"), now(name)
    assert painted.size == approved.size
    # The stored ones have 256 colours only.
    assert unlike(painted, approved) < TOLERANCE + 1.5
    assert worst_block(painted, approved) < BLOCK_TOLERANCE


@pytest.mark.parametrize("name", ["war", "battle"])
def test_the_tolerance_is_finer_than_any_change_of_the_scene(name: str) -> None:
    of = SCENES[name]
    changed = replace(of, news=of.news[:-1]) if of.news else replace(of, picked=(*of.picked[:3], "1"))
    assert worst_block(halved(of, closer=True), halved(changed, closer=True)) > 1


def renew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GOLDEN:
        (FOLDER / f"{name}.png").write_bytes(encode(now(name), palette()))


if __name__ == "__main__":
    renew()
