"""Colour is never the only sign: kinds, guns and sides are told apart on a phone, in grey, by colour-blind eyes."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from PIL import Image

from engine.halali.geometry import EXITS
from render.colours import Colour
from render.halali.layout import CELL, SIZE
from render.halali.sprites import drawing
from tests.render.vision import VISIONS, difference, lab, pixels

KINDS = ("B", "F", "L", "He", "P", "D", "T", "T2", "back")
GUNS = ("Hn", "He", "Hs", "Hw")
PHONE = round(CELL * 360 / SIZE)
"""A tile on a screen 360 pixels wide."""

GROUNDS_DIFFER = 12
"""CIEDE2000: no doubt side by side."""
SHAPES_DIFFER = 0.3
"""Share of the two figures together that belongs to one of them only."""


def small(name: str) -> Image.Image:
    return drawing(name).resize((PHONE, PHONE), Image.Resampling.BOX)


@cache
def ground(name: str) -> Colour:
    """The commonest colour of the drawing."""
    (colour, _), *_ = Counter(pixels(drawing(name))).most_common(1)
    return colour


@cache
def figure(name: str, vision: str) -> frozenset[int]:
    """The pixels that stand out from the ground, on a phone."""
    base = lab(ground(name), vision)
    shown = [lab(colour, vision) for colour in pixels(small(name))]
    return frozenset(spot for spot, colour in enumerate(shown) if difference(colour, base) > 12)


def apart(one: str, other: str, vision: str) -> tuple[float, float]:
    """Difference of the grounds, and of the silhouettes."""
    first, second = figure(one, vision), figure(other, vision)
    grounds = difference(lab(ground(one), vision), lab(ground(other), vision))
    return grounds, len(first ^ second) / len(first | second)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), [pair for pair in combinations(KINDS, 2) if pair != ("T", "T2")])
def test_kinds_differ_in_ground_or_silhouette(one: str, other: str, vision: str) -> None:
    grounds, shapes = apart(f"tile-{one}", f"tile-{other}", vision)
    assert grounds >= GROUNDS_DIFFER or shapes >= SHAPES_DIFFER, (grounds, shapes)


def test_the_measure_finds_likeness_too() -> None:
    grounds, shapes = apart("tile-T", "tile-T2", "full")
    assert grounds < GROUNDS_DIFFER
    assert shapes < 0.6


@pytest.mark.parametrize("vision", ["grey", "protan", "deutan", "tritan"])
def test_the_edge_that_the_gun_points_at_is_the_brightest_field(vision: str) -> None:
    for name in GUNS:
        shown = [lab(colour, vision)[0] for colour in pixels(small(f"tile-{name}"))]
        bands = {side: _band(shown, side) for side in EXITS}
        brightest = max(bands, key=bands.__getitem__)
        assert brightest == name[1], (name, bands)


def _band(light: list[float], side: str) -> float:
    """Mean lightness of a wedge of the tile on that side, outside its middle."""
    half = (PHONE - 1) / 2
    spots = [(x - half, y - half) for y in range(PHONE) for x in range(PHONE)]
    east, south = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}[side]
    outward = [(x * east + y * south, abs(x * south + y * east)) for x, y in spots]
    chosen = [value for value, (out, off) in zip(light, outward, strict=True) if out > max(off, half * 0.55)]
    return sum(chosen) / len(chosen)


@pytest.mark.parametrize("vision", VISIONS)
def test_the_sides_differ_in_emblem_and_outline(vision: str) -> None:
    outlines = [
        {spot for spot, opaque in enumerate(drawing(f"emblem-{side}").getchannel("A").tobytes()) if opaque > 127}
        for side in (0, 1)
    ]
    assert len(outlines[0] ^ outlines[1]) > 100
    # The middle, where no outline is: the paw and the hat.
    inner = [drawing(f"emblem-{side}").convert("RGB").crop((18, 18, 68, 68)) for side in (0, 1)]
    seen = [[lab(colour, vision) for colour in pixels(image)] for image in inner]
    unlike = sum(difference(one, other) > 12 for one, other in zip(*seen, strict=True))
    assert unlike / len(seen[0]) > SHAPES_DIFFER


def test_a_tile_never_hangs_over_its_square() -> None:
    for name in (*KINDS, *GUNS):
        assert drawing(f"tile-{name}").size == (CELL, CELL)
        assert drawing(f"tile-{name}").mode == "RGB"
