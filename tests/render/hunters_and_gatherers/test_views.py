"""Which part of the field is shown, and what a person can type to see another."""

import pytest

from render.hunters_and_gatherers import views
from render.hunters_and_gatherers.layout import extent
from tests.render.hunters_and_gatherers.pictures import PAINTER, known
from tests.render.hunters_and_gatherers.scenes import SCENES, at, column, picking, played, row, scene


def shows(cells: tuple[int, int, int, int], x: int, y: int) -> bool:
    west, north, east, south = cells
    return west <= x <= east and south <= y <= north


def test_the_whole_map_has_room_for_every_place_where_the_tile_can_go() -> None:
    of = SCENES["many-places"]
    cells = views.whole(of)
    for place in of.choices:
        x, y = (int(number) for number in place.split(","))
        assert shows(cells, x, y)
    assert all(shows(cells, laid.x, laid.y) for laid in of.state.tiles)


def test_the_place_that_was_picked_is_in_the_preview() -> None:
    of = scene(at(hand="L13"), picked=("-1,0", "0", "-"))
    assert shows(views.whole(of), -1, 0)


def test_a_lone_tile_has_some_map_around_it() -> None:
    columns, rows = extent(views.whole(scene(at())))
    assert columns >= 5
    assert rows >= 3


@pytest.mark.parametrize(
    ("lens", "middle"), [("3,-2", (3, -2)), ("0,0", (0, 0)), (" -1 , 4 ", (-1, 4)), ("12,12", (12, 12))]
)
def test_a_cell_names_the_part_around_it(lens: str, middle: tuple[int, int]) -> None:
    cells = views.region(lens)
    assert cells is not None
    assert extent(cells) == views.CLOSE
    west, north, east, south = cells
    assert ((west + east) // 2, (north + south) // 2) == middle


@pytest.mark.parametrize("lens", ["", "owners", "3", "3,", ",3", "a,b", "1,2,3", "--1,2", "1e3,2", "99999,0", "³,1"])
def test_other_texts_name_no_part(lens: str) -> None:
    assert views.region(lens) is None


@pytest.mark.parametrize("name", ["middle", "many-places", "all-91", "row", "column"])
def test_the_parts_that_are_offered_show_every_tile(name: str) -> None:
    state = SCENES[name].state
    lenses = PAINTER.lenses(state)
    assert lenses[:2] == (views.OWNERS, views.HOLES)
    parts = [views.region(lens) for lens in lenses[2:]]
    assert parts
    for laid in state.tiles:
        assert any(part is not None and shows(part, laid.x, laid.y) for part in parts), (laid.x, laid.y)


def test_a_small_map_is_offered_whole_only() -> None:
    assert PAINTER.lenses(at()) == (views.OWNERS, views.HOLES)


def test_the_second_picture_is_about_what_was_laid_last() -> None:
    state, news = played("small")
    last = next(event.data for event in reversed(news) if event.code == "laid")
    assert shows(views.latest(scene(state, *news)), last["x"], last["y"])
    assert shows(views.latest(scene(row(60))), -59, 0)
    assert shows(views.latest(scene(column(60))), 0, 59)


def test_an_unknown_lens_shows_the_whole_map() -> None:
    assert known("zoom").size != known("crowded").size
    plain, strange = scene(at()), scene(at(), lens="nowhere")
    assert PAINTER.paint(plain) == PAINTER.paint(strange)


def test_places_are_lettered_in_a_part_of_the_map_as_in_the_whole() -> None:
    state = played("many")[0]
    every = picking(state)
    part = scene(state, choices=every.choices, lens="0,5")
    bare = scene(state, lens="0,5")
    assert PAINTER.paint(part) != PAINTER.paint(bare)


def test_the_closer_look_wastes_no_room_on_bare_ground() -> None:
    """At the end of an arm the window holds the last tile at its rim, and as much of the land as it can."""
    west, north, east, south = views.latest(scene(row(60)))
    assert west == -59
    assert shows((west, north, east, south), -59 + east - west, 0)
