"""Dead holes on the map."""

from engine.hunters_and_gatherers.holes import dead_holes
from render.hunters_and_gatherers import views
from tests.render.hunters_and_gatherers.pictures import PAINTER, changed
from tests.render.hunters_and_gatherers.scenes import SCENES, at, scene

CROWDED = SCENES["crowded"].state


def test_s42_dead_holes_are_marked_and_nothing_else() -> None:
    dead = set(dead_holes(CROWDED))
    assert dead
    assert set(changed(scene(CROWDED), scene(CROWDED, lens="holes"))) == dead


def test_dead_holes_beside_the_map_are_in_the_picture() -> None:
    state = SCENES["all-91"].state
    west, north, east, south = views.whole(scene(state, lens="holes"))
    assert all(west <= x <= east and south <= y <= north for x, y in dead_holes(state))


def test_without_dead_holes_the_map_is_as_it_was() -> None:
    assert dead_holes(at()) == ()
    assert changed(scene(at()), scene(at(), lens="holes")) == {}


def test_the_lens_is_offered_and_known() -> None:
    assert "holes" in PAINTER.lenses(CROWDED)
    assert PAINTER.knows("holes")
