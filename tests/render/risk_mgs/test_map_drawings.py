"""What is stored in the package is what the scripts draw, and small."""

import pytest

from render.art.risk_mgs.drawings import marks
from render.art.risk_mgs.ground import relief, sea
from render.canvas import ASSETS
from render.colours import ALARM, CREAM, INK, SIGNAL
from render.risk_mgs import sheets
from render.risk_mgs.factions import LOOKS
from render.risk_mgs.layout import SEA, SLATE
from tests.render.vision import difference, lab

FOLDER = ASSETS / sheets.GAME
DRAWN = dict(marks())


def test_stored_marks_are_as_drawn_and_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {*DRAWN, "sea", "relief", "palette"}
    for name, image in DRAWN.items():
        assert sheets.drawing(name).tobytes() == image.tobytes(), name


@pytest.mark.parametrize(("name", "draw"), [("sea", sea), ("relief", relief)])
def test_the_stored_ground_is_as_drawn(name: str, draw: object) -> None:
    assert callable(draw)
    assert sheets.drawing(name).tobytes() == draw().tobytes()


def test_the_palette_has_the_colours_of_letters_marks_and_factions() -> None:
    colours = sheets.palette().getpalette() or []
    known = [lab((colours[at], colours[at + 1], colours[at + 2])) for at in range(0, len(colours), 3)]
    assert len(known) == 256
    for colour in (CREAM, INK, SIGNAL, ALARM, SEA, SLATE, *(look.colour for look in LOOKS.values())):
        assert min(difference(lab(colour), other) for other in known) < 4, colour


def test_the_package_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 700_000
