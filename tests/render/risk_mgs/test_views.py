"""Which part of the world is shown: zones by name, and close pictures around the action."""

import pytest

from engine.risk_mgs.world import DOCKS, NAMES, NUMBERS, SHIP, ZONE, ZONES
from render.risk_mgs import views
from render.risk_mgs.blocks import blocks
from render.risk_mgs.layout import CLOSE_HEIGHTS, CLOSE_WIDTH, WHOLE, WORLD, View
from render.risk_mgs.places import docks
from render.risk_mgs.ship import ship_box
from tests.engine.risk_mgs.table import at
from tests.render.risk_mgs.map_scenes import BOARD, PAINTER, full, scene


def seen(view: View) -> set[str]:
    """Territories whose badges are wholly in the picture."""
    return {NAMES[block.territory] for block in blocks(scene(BOARD), view) if view.holds(block.badge)}


def test_the_zones_are_the_lenses() -> None:
    assert set(PAINTER.lenses(BOARD)) == {zone.id for zone in ZONES}
    assert all(PAINTER.knows(lens) for lens in PAINTER.lenses(BOARD))


@pytest.mark.parametrize("typed", ["south_america", "South America", " south-america ", "SOUTH_AMERICA"])
def test_zones_are_known_as_people_type_them(typed: str) -> None:
    assert views.zone_of(typed) == "south_america"
    assert PAINTER.knows(typed)


@pytest.mark.parametrize("typed", ["", "egypt", "america", "europe2", "-"])
def test_other_texts_name_no_zone(typed: str) -> None:
    assert not PAINTER.knows(typed)


@pytest.mark.parametrize("zone", [zone.id for zone in ZONES[:-1]])
def test_a_zone_is_seen_whole_and_larger(zone: str) -> None:
    view = views.zone_view(zone, full(BOARD, 888))
    assert view.scale >= 1.5
    territories = {NAMES[each] for each in ZONE[zone].territories}
    shown = {
        NAMES[block.territory]
        for block in blocks(scene(full(BOARD, 888)), view)
        if all(view.holds(box) for box in block.boxes)
    }
    assert territories <= shown


@pytest.mark.parametrize("dock", DOCKS)
def test_the_ship_is_seen_with_its_dock(dock: int) -> None:
    view = views.zone_view("outer_haven", at(dock=dock))
    assert view.holds(ship_box(dock, view))
    x, y = view.at(docks()[dock])
    assert view.holds((x, y, x, y))


def test_a_close_picture_shows_what_comes_first_and_what_else_fits() -> None:
    near = [NUMBERS[name] for name in ("egypt", "east_africa", "alaska", "middle_east")]
    shown = seen(views.closest(near, BOARD))
    assert {"egypt", "east_africa", "middle_east"} <= shown
    assert "alaska" not in shown
    assert "alaska" in seen(views.closest([NUMBERS["alaska"], *near], BOARD))


def test_fewer_places_are_shown_larger() -> None:
    one = views.closest([NUMBERS["egypt"]], BOARD)
    more = views.closest([NUMBERS[name] for name in ("egypt", "siberia")], BOARD)
    assert one.scale > more.scale >= 1.5


@pytest.mark.parametrize("name", [NAMES[territory] for territory in range(len(NAMES))])
def test_close_pictures_stay_within_the_world_and_their_size(name: str) -> None:
    view = views.closest([NUMBERS[name]], BOARD)
    left, top, right, bottom = view.part
    assert WORLD[0] <= left < right <= WORLD[2] + 0.5
    assert WORLD[1] <= top < bottom <= WORLD[3] + 0.5
    width, height = view.size
    assert width == CLOSE_WIDTH
    assert CLOSE_HEIGHTS[0] - 1 <= height <= CLOSE_HEIGHTS[1] + 1
    assert name in seen(view) or NUMBERS[name] in SHIP


def test_what_lies_far_apart_is_not_together() -> None:
    assert views.together([NUMBERS["egypt"], NUMBERS["congo"]], BOARD)
    assert not views.together([NUMBERS["alaska"], NUMBERS["japan"]], BOARD)
    assert not views.together([], BOARD)


def test_a_view_measures_in_pixels() -> None:
    view = View((100, 50, 700, 400), 2.0)
    assert view.size == (1200, 700)
    assert view.at((100, 50)) == (0, 0)
    assert view.at((400, 225)) == (600, 350)
    assert view.holds((0, 0, 1200, 700))
    assert not view.holds((-1, 0, 10, 10))
    assert WHOLE.zoom < view.zoom < view.scale
