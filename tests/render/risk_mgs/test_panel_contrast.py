"""Letters and signs stand out from what they are on; numbers and words, not colours, tell what counts."""

import pytest

from render.colours import ALARM, CREAM, GOLD, INK, SIGNAL, Colour, mix
from render.risk_mgs import cards, dice_faces
from render.risk_mgs.layout import SEA, SLATE
from tests.render.vision import contrast

LETTERS: dict[str, tuple[Colour, Colour]] = {
    "line of a seat": (CREAM, SLATE),
    "line of whoever moves": (INK, CREAM),
    "his faction": (mix(INK, CREAM, 0.25), CREAM),
    "faction": (mix(CREAM, SLATE, 0.25), SLATE),
    "out of the game": (mix(SEA, CREAM, 0.55), SEA),
    "caption": (mix(SEA, CREAM, 0.7), SEA),
    "taken objective": (mix(SEA, CREAM, 0.6), SEA),
    "labels": (GOLD, SEA),
    "step": (SIGNAL, SEA),
    "added to dice": (SIGNAL, SLATE),
    "what a die counts": (INK, SIGNAL),
    "cost too high": (mix(ALARM, CREAM, 0.45), SLATE),
    "attacker's pips": dice_faces.ATTACK,
    "defender's pips": dice_faces.DEFENCE,
    **{window: (CREAM, colour) for window, colour in cards.WINDOWS.items()},
}


@pytest.mark.parametrize("name", LETTERS)
def test_letters_stand_out(name: str) -> None:
    """WCAG 2, AA."""
    assert contrast(*LETTERS[name]) >= 4.5
