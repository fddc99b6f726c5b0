"""Letters stand out from their ground and are large enough on a telephone, measured in the finished picture."""

import pytest

from render.hunters_and_gatherers import field, heading, plan, players
from render.hunters_and_gatherers.layout import MARGIN, STRIP, WIDTHS, Box
from render.letters import CAPITAL
from tests.render.hunters_and_gatherers.pictures import frame, known
from tests.render.hunters_and_gatherers.scenes import SCENES
from tests.render.vision import contrast, pixels

ENOUGH = 4.5
"""WCAG 2, level AA, for letters of any size."""
LEAST = 0.025
"""Height of capitals and digits by the picture's width."""


def _places() -> dict[str, tuple[str, Box]]:
    window = frame(SCENES["small-places"]).windows[0]
    x, _ = window.middle(0, 0)
    _, place = window.middle(*(int(number) for number in SCENES["small-places"].choices[0].split(",")))
    left = window.middle(*(int(number) for number in SCENES["small-places"].choices[0].split(",")))[0]
    top = window.box[1] - STRIP // 2
    bottom = MARGIN + frame(SCENES["small-places"]).heading
    return {
        "coordinate": ("small-places", (x - 16, top - 16, x + 16, top + 16)),
        "letter of a place": ("small-places", (left - 20, place - 20, left + 20, place + 20)),
        "names": ("small-places", (480, MARGIN + 6, 620, MARGIN + 60)),
        "scores": ("small-places", (1100, MARGIN + 6, 1150, MARGIN + 60)),
        "piles": ("small-places", (330, bottom - 100, 400, bottom - 20)),
    }


@pytest.mark.parametrize("place", _places())
def test_letters_stand_out(place: str) -> None:
    name, box = _places()[place]
    shown = pixels(known(name).crop(box))
    ground = max(set(shown), key=shown.count)
    # A letter's strokes, not a few stray pixels at its edge.
    strong = sum(contrast(colour, ground) >= ENOUGH for colour in shown)
    assert strong / len(shown) > 0.03


@pytest.mark.parametrize("size", [field.COORDINATE, heading.NUMBER, players.NAME, players.SCORE, plan.SEGMENT], ids=str)
def test_letters_are_large_enough_on_a_telephone(size: int) -> None:
    assert size * CAPITAL / WIDTHS[0] >= LEAST
