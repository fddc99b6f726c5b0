"""Letters stand out from their ground, measured in the finished picture."""

import pytest

from render.halali.layout import CENTRE, FRAME, PANELS, STRIP, TRAYS, Box, gate, middle
from tests.render.pictures import known
from tests.render.vision import contrast, pixels

ENOUGH = 4.5
"""WCAG 2, level AA, for letters of any size."""


def _around(x: int, y: int) -> Box:
    return x - 16, y - 16, x + 16, y + 16


PLACES: dict[str, tuple[str, Box]] = {
    "file": ("took", _around(middle(0)[0], FRAME[1] + STRIP // 2)),
    "rank": ("took", _around(FRAME[0] + STRIP // 2, middle(0)[1])),
    "closed gate": ("took", _around(*gate("n"))),
    "open gate": ("over", _around(*gate("w"))),
    "player to move": ("took", (PANELS[0][0] + 110, PANELS[0][1] + 10, PANELS[0][2] - 20, PANELS[0][3] - 10)),
    "player not to move": ("took", (PANELS[1][0] + 110, PANELS[1][1] + 10, PANELS[1][2] - 20, PANELS[1][3] - 10)),
    "game": ("took", (CENTRE[0], CENTRE[1] + 60, CENTRE[2], CENTRE[3])),
    "number in a pile": ("took", (TRAYS[0][0] + 4, TRAYS[0][1] + 68, TRAYS[0][2] - 4, TRAYS[0][1] + 100)),
}


@pytest.mark.parametrize("place", PLACES)
def test_letters_stand_out(place: str) -> None:
    name, box = PLACES[place]
    shown = pixels(known(name).crop(box))
    ground = max(set(shown), key=shown.count)
    # A letter's strokes, not a few stray pixels at its edge.
    strong = sum(contrast(colour, ground) >= ENOUGH for colour in shown)
    assert strong / len(shown) > 0.03
