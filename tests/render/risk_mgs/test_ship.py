"""The ship: its three parts with owner and armies, its bow towards the dock."""

from itertools import pairwise
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.risk_mgs.world import BOW, DOCKS, SHIP
from render.canvas import Box
from render.risk_mgs.badges import State as PartState
from render.risk_mgs.curves import middle_of
from render.risk_mgs.layout import WHOLE, View
from render.risk_mgs.places import docks
from render.risk_mgs.ship import bow_end, paint_ship, part_boxes, part_spots, ship_box
from tests.render.risk_mgs.map_scenes import BOARD

CLOSE = View((0, 380, 600, 780), 2.0)
BOW_PART, DECK, STERN = SHIP


def painted(armies: tuple[int, int, int] = (2, 3, 4), states: dict[int, PartState] | None = None) -> Image.Image:
    image = Image.new("RGB", WHOLE.size)
    state = replace(BOARD, armies=(*BOARD.armies[:BOW], *armies))
    paint_ship(image, state, WHOLE, states or {})
    return image


def changed(one: Image.Image, other: Image.Image) -> Box:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("dock", DOCKS)
@pytest.mark.parametrize("view", [WHOLE, CLOSE], ids=["whole", "close"])
def test_the_bow_is_nearest_to_the_dock(dock: int, view: View) -> None:
    place = view.at(docks()[dock])
    spots = part_spots(replace(BOARD, dock=dock), view)
    ways = [dist(spots[part], place) for part in SHIP]
    assert ways == sorted(ways)
    assert dist(bow_end(dock, view), place) < ways[2]


@pytest.mark.parametrize("dock", DOCKS)
def test_parts_lie_beside_one_another_within_the_ship(dock: int) -> None:
    left, top, right, bottom = ship_box(dock, WHOLE)
    parts = sorted(part_boxes(replace(BOARD, dock=dock), WHOLE).values())
    assert len(parts) == len(SHIP)
    for box in parts:
        assert left <= box[0] < box[2] <= right
        assert top <= box[1] < box[3] <= bottom
    assert all(one[2] < other[0] for one, other in pairwise(parts))


@pytest.mark.parametrize("part", SHIP)
def test_armies_are_written_on_their_part(part: int) -> None:
    armies = [2, 3, 4]
    armies[part - BOW] = 77
    box = changed(painted(), painted((armies[0], armies[1], armies[2])))
    plate = part_boxes(BOARD, WHOLE)[part]
    assert plate[0] <= box[0] < box[2] <= plate[2]
    assert plate[1] <= box[1] < box[3] <= plate[3]


def test_many_armies_fit_on_a_part() -> None:
    box = changed(painted(), painted((2, 9999, 4)))
    plate = part_boxes(BOARD, WHOLE)[DECK]
    assert plate[0] + 2 < box[0] < box[2] < plate[2] - 2


@pytest.mark.parametrize("state", ["choice", "picked", "news"])
def test_marked_parts_have_a_rim(state: PartState) -> None:
    box = changed(painted(), painted(states={STERN: state}))
    x, _ = middle_of(box)
    assert abs(x - part_spots(BOARD, WHOLE)[STERN][0]) < 4


def test_parts_show_whose_they_are() -> None:
    owners = list(BOARD.owners)
    owners[DECK] = 1
    image = Image.new("RGB", WHOLE.size)
    paint_ship(image, replace(BOARD, owners=tuple(owners), armies=(*BOARD.armies[:BOW], 2, 3, 4)), WHOLE, {})
    x, _ = middle_of(changed(painted(), image))
    assert abs(x - part_spots(BOARD, WHOLE)[DECK][0]) < 6
    assert BOW_PART == BOW
