"""Five players are told apart by everybody: by colour, in grey by lightness, and by emblem; roles by silhouette."""

from itertools import combinations

import pytest
from PIL import Image

from render.art.hunters_and_gatherers.pieces import PIECES, emblem
from render.art.pen import Pen
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.seats import LOOKS, Look
from render.hunters_and_gatherers.sheets import PIECE, ROLES
from tests.render.vision import VISIONS, contrast, difference, lab, pixels

COLOURS_DIFFER = 12
"""CIEDE2000: no doubt side by side."""
SHAPES_DIFFER = 0.25
"""Share of two shapes together that belongs to one of them only."""
PHONE = 18
"""Pixels of a piece on a telephone."""

PAIRS = list(combinations(range(len(LOOKS)), 2))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_colours_differ(one: int, other: int, vision: str) -> None:
    seen = [lab(LOOKS[seat].colour, vision) for seat in (one, other)]
    assert difference(*seen) >= COLOURS_DIFFER


def shape(image: Image.Image) -> frozenset[int]:
    return frozenset(spot for spot, value in enumerate(image.tobytes()) if value > 127)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_emblems_differ_in_shape(one: int, other: int) -> None:
    shapes = []
    for seat in (one, other):
        pen = Pen(60)
        emblem(pen, LOOKS[seat], (50, 50), 40, (255, 255, 255))
        shapes.append(shape(pen.sprite().getchannel("A")))
    assert len(shapes[0] ^ shapes[1]) / len(shapes[0] | shapes[1]) >= SHAPES_DIFFER


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.emblem)
def test_emblems_stand_out_from_their_colour(look: Look) -> None:
    assert contrast(look.colour, look.sign) >= 4.5


@pytest.mark.parametrize("seat", range(len(LOOKS)))
@pytest.mark.parametrize(("one", "other"), list(combinations(ROLES, 2)))
def test_roles_look_different_in_grey(one: sheets.Role, other: sheets.Role, seat: int) -> None:
    seen = []
    for role in (one, other):
        ground = Image.new("RGB", (PHONE, PHONE), (166, 200, 104))
        figure = sheets.piece(seat, role, PHONE)
        ground.paste(figure, (0, 0), figure)
        seen.append([lab(colour, "grey") for colour in pixels(ground)])
    covered = shape(sheets.piece(seat, one, PHONE).getchannel("A")) | shape(
        sheets.piece(seat, other, PHONE).getchannel("A")
    )
    unlike = sum(difference(a, b) > 12 for a, b in zip(*seen, strict=True)) / len(covered)
    # Gatherers and fishers differ by what they hold; they never stand on the same ground.
    assert unlike >= (0.1 if {one, other} == {"gatherer", "fisher"} else 0.4)


def test_a_hunter_lies_with_his_head_to_the_west_where_the_others_stand() -> None:
    """The head is the round part: at the top of who stands, in the west of who lies."""
    opaque = {role: sheets.piece(0, role, PIECE).getchannel("A") for role in ROLES}
    top_corner, west = (0, 0, 26, 26), (18, 52, 34, 66)
    for role in ("gatherer", "fisher"):
        assert not any(value > 200 for value in opaque[role].crop(top_corner).tobytes())
        assert max(opaque[role].crop((45, 8, 70, 30)).tobytes()) == 255
    assert min(opaque["hunter"].crop(west).tobytes()) > 200
    assert not any(value > 200 for value in opaque["hunter"].crop((45, 0, 70, 12)).tobytes())


def test_every_seat_has_every_role() -> None:
    stored = {sheets.piece(seat, role, PIECE).tobytes() for seat in range(len(LOOKS)) for role in ROLES}
    assert len(stored) == len(LOOKS) * len(ROLES)
    assert set(PIECES) == set(ROLES)
