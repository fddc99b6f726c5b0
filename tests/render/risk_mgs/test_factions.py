"""Five factions are told apart by everybody: by colour, in grey by lightness, and by emblem."""

from itertools import combinations

import pytest
from PIL import Image

from engine.risk_mgs.facts import FACTIONS
from engine.risk_mgs.state import NEUTRAL, NOBODY, TROOPERS
from render.art.pen import Pen
from render.art.risk_mgs.emblems import BEARERS, EMBLEMS
from render.risk_mgs.factions import LOOKS, OTHERS, Look, look_of
from render.risk_mgs.sheets import emblem
from tests.engine.risk_mgs.table import at
from tests.render.vision import VISIONS, contrast, difference, lab, pixels

COLOURS_DIFFER = 11
"""CIEDE2000: no doubt side by side."""
SHAPES_DIFFER = 0.3
"""Share of two silhouettes together that belongs to one of them only."""
SMALL = 20
"""Pixels of an emblem that still has to be told from the others."""


def test_every_faction_has_its_look() -> None:
    assert set(LOOKS) == set(FACTIONS)
    assert set(OTHERS) == {NEUTRAL, TROOPERS, NOBODY}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), list(combinations(LOOKS, 2)))
def test_colours_differ(one: str, other: str, vision: str) -> None:
    seen = [lab(LOOKS[name].colour, vision) for name in (one, other)]
    assert difference(*seen) >= COLOURS_DIFFER


@pytest.mark.parametrize("look", BEARERS.values(), ids=lambda look: look.id)
def test_emblems_stand_out_from_their_colour(look: Look) -> None:
    assert contrast(look.colour, look.sign) >= 4.5


def silhouette(name: str) -> frozenset[int]:
    pen = Pen(SMALL)
    EMBLEMS[name](pen, Look(name, (0, 0, 0), (255, 255, 255)))
    shape = Image.new("RGB", (SMALL, SMALL))
    sprite = pen.sprite()
    shape.paste(sprite, (0, 0), sprite)
    return frozenset(spot for spot, colour in enumerate(pixels(shape)) if colour[0] > 127)


@pytest.mark.parametrize(("one", "other"), list(combinations(EMBLEMS, 2)))
def test_emblems_differ_in_shape_when_they_are_small(one: str, other: str) -> None:
    first, second = silhouette(one), silhouette(other)
    assert len(first ^ second) / len(first | second) >= SHAPES_DIFFER


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), list(combinations(LOOKS, 2)))
def test_small_discs_differ_for_everybody(one: str, other: str, vision: str) -> None:
    seen = [[lab(colour, vision) for colour in pixels(flat(emblem(name, SMALL)))] for name in (one, other)]
    unlike = sum(difference(a, b) > 10 for a, b in zip(*seen, strict=True))
    assert unlike >= 0.25 * SMALL**2


def flat(disc: Image.Image) -> Image.Image:
    ground = Image.new("RGB", disc.size, (40, 80, 100))
    ground.paste(disc, (0, 0), disc)
    return ground


def test_looks_follow_the_faction_of_a_seat_and_the_words_for_others() -> None:
    state = at(seats=3)
    assert [look_of(state, seat).id for seat in range(3)] == [each.faction for each in state.seats]
    assert look_of(state, NEUTRAL).hatched
    assert look_of(state, TROOPERS).hatched
    assert len({look_of(state, owner).id for owner in (0, 1, 2, NEUTRAL, TROOPERS, NOBODY)}) == 6
