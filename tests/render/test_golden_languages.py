"""The most wordy picture of each game in each language, as it was approved by eye.
``python -m tests.render.test_golden_languages`` renews them; look at every one then."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from render.canvas import encode
from render.halali import painter as halali
from render.halali import sprites
from render.hunters_and_gatherers import painter as hunters_and_gatherers
from render.hunters_and_gatherers import sheets as tiles
from render.risk_mgs import painter as risk_mgs
from render.risk_mgs import sheets as pieces
from render.scene import Scene
from tests.render.hunters_and_gatherers.scenes import SCENES as HUNTERS_AND_GATHERERS
from tests.render.languages import ENGLISH, LANGUAGES, voice
from tests.render.pictures import unlike
from tests.render.risk_mgs.map_scenes import SCENES as RISK_MGS
from tests.render.scenes import SCENES as HALALI
from tests.render.test_golden import BLOCK_TOLERANCE, TOLERANCE, worst_block

FOLDER = Path(__file__).parent / "golden" / "languages"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PAINTED = {
    "halali": (halali.compose, HALALI["between-games"], sprites.palette),
    "hunters_and_gatherers": (hunters_and_gatherers.compose, HUNTERS_AND_GATHERERS["bonus"], tiles.palette),
    "risk_mgs": (risk_mgs.compose, RISK_MGS["late"], pieces.palette),
}
HEADINGS = {"halali": 160, "hunters_and_gatherers": 260}
"""Pixels from above: there are no words below."""


def now(game: str, language: str) -> Image.Image:
    compose, scene, _ = PAINTED[game]
    told: Scene = replace(scene, say=voice(language), language=language)
    picture = compose(told)
    return picture.crop((0, 0, picture.width, HEADINGS.get(game, picture.height))).reduce(2)


@pytest.mark.parametrize("game", PAINTED)
@pytest.mark.parametrize("language", OTHERS)
def test_a_picture_is_as_it_was_approved(game: str, language: str) -> None:
    approved = Image.open(FOLDER / f"{language}-{game}.png").convert("RGB")
    painted = now(game, language)
    assert painted.size == approved.size
    # The stored ones have 256 colours only.
    assert unlike(painted, approved) < TOLERANCE + 1.5
    assert worst_block(painted, approved) < BLOCK_TOLERANCE


@pytest.mark.parametrize("game", PAINTED)
def test_the_tolerance_is_finer_than_a_change_of_language(game: str) -> None:
    assert len(OTHERS) > 1
    assert worst_block(now(game, OTHERS[0]), now(game, OTHERS[1])) > BLOCK_TOLERANCE / 2


def renew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, (_, _, palette) in PAINTED.items():
        for language in OTHERS:
            (FOLDER / f"{language}-{game}.png").write_bytes(encode(now(game, language), palette()))


if __name__ == "__main__":
    renew()
