"""Docks and the names of zones, in the sea."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.risk_mgs.world import DOCKS, NUMBERS, ZONE, ZONES
from render.canvas import Box
from render.risk_mgs.badges import HEIGHT
from render.risk_mgs.changes import paint_changes
from render.risk_mgs.coasts import paint_docks, paint_titles, titles
from render.risk_mgs.layout import WHOLE, View
from render.risk_mgs.marking import Marking
from render.risk_mgs.places import docks
from tests.render.risk_mgs.map_scenes import BOARD, scene


def blank() -> Image.Image:
    return Image.new("RGB", WHOLE.size, (20, 60, 80))


def docks_painted(dock: int, choices: frozenset[int] = frozenset(), view: View = WHOLE) -> Image.Image:
    image = blank()
    paint_docks(image, view, dock, choices)
    return image


def at_dock(image: Image.Image, dock: int) -> Image.Image:
    x, y = WHOLE.at(docks()[dock])
    return image.crop((x - 24, y - 24, x + 24, y + 24))


def test_every_dock_has_its_number() -> None:
    image = docks_painted(0)
    assert len({at_dock(image, dock).tobytes() for dock in DOCKS}) == len(DOCKS)


@pytest.mark.parametrize("dock", DOCKS)
def test_the_dock_of_the_ship_and_docks_to_be_picked_look_different(dock: int) -> None:
    looks = [docks_painted(0), docks_painted(dock), docks_painted(0, frozenset((dock,)))]
    assert len({at_dock(image, dock).tobytes() for image in looks}) == 3
    other = next(each for each in DOCKS if each != dock)
    assert len({at_dock(image, other).tobytes() for image in looks}) == 1


def test_docks_that_are_not_wholly_seen_are_left_out() -> None:
    image = docks_painted(0, view=View((700, 300, 1300, 650), 2.0))
    assert ImageChops.difference(image, blank()).getbbox() is None


def test_titles_say_what_a_zone_is_worth() -> None:
    shown = {title.zone: title.text for title in titles(scene(BOARD), WHOLE)}
    assert set(shown) == {zone.id for zone in ZONES}
    assert shown["asia"] == f"Asia +{ZONE['asia'].bonus}"


def held(zone: str, seat: int) -> Image.Image:
    owners = list(BOARD.owners)
    for territory in ZONE[zone].territories:
        owners[territory] = seat
    state = replace(BOARD, owners=tuple(owners))
    image = blank()
    paint_titles(image, state, titles(scene(state), WHOLE))
    return image


@pytest.mark.parametrize("zone", ["europe", "africa", "outer_haven"])
def test_who_holds_a_zone_is_shown_beside_its_title(zone: str) -> None:
    images = [held(zone, seat) for seat in (0, 1)]
    box = ImageChops.difference(*images).getbbox()
    assert box is not None
    (title,) = [title for title in titles(scene(BOARD), WHOLE) if title.zone == zone]
    assert box[2] <= title.box[0] + 2
    assert box[0] > title.box[0] - 40


WHERE: Mapping[int, Box] = {NUMBERS["egypt"]: (100, 100, 180, 100 + HEIGHT), NUMBERS["congo"]: (400, 100, 480, 146)}


def test_changes_stand_at_the_end_of_the_badge() -> None:
    image = blank()
    marking = Marking(changes={NUMBERS["egypt"]: 5, NUMBERS["congo"]: -12})
    covered = paint_changes(image, WHOLE, marking, WHERE)
    assert len(covered) == 2
    for box, badge in zip(covered, WHERE.values(), strict=True):
        assert box[0] >= badge[2] - 12
        assert box[1] <= badge[1] < box[3]
    whole = ImageChops.difference(image, blank()).getbbox()
    assert whole is not None
    assert whole[0] >= 160


def test_changes_that_are_nothing_or_out_of_sight_are_not_told() -> None:
    marking = Marking(changes={NUMBERS["egypt"]: 0, NUMBERS["china"]: 4})
    assert paint_changes(blank(), WHOLE, marking, WHERE) == []
