"""Everything that changed since the reader's last turn is marked, by shape, so that it can be seen in grey."""

from msgspec.structs import replace

from engine.contract import Event
from render.hunters_and_gatherers.news import gains, laid_cells
from tests.render.hunters_and_gatherers.pictures import changed, heading_differs, known, picture
from tests.render.hunters_and_gatherers.scenes import played, scene
from tests.render.pictures import unlike

STATE, NEWS = played("middle")
VISIBLE = 2.0
"""Mean difference in grey over a cell; a mark covers a small part of it."""


def of_code(code: str) -> tuple[Event, ...]:
    return tuple(event for event in NEWS if event.code == code)


def test_tiles_that_were_laid_are_framed_and_no_others() -> None:
    marked = changed(scene(STATE, *of_code("laid")), scene(STATE))
    assert marked.keys() == set(laid_cells(NEWS))
    assert len(marked) == 4
    assert min(marked.values()) > VISIBLE


def test_members_that_went_home_are_crossed_out_where_they_stood() -> None:
    gone = of_code("went-home")
    cells = {(piece["x"], piece["y"]) for event in gone for piece in event.data["pieces"]}
    marked = changed(scene(STATE, *gone), scene(STATE))
    assert cells
    assert cells <= marked.keys()
    assert all(marked[cell] > VISIBLE for cell in cells)


def test_points_stand_on_the_area_that_was_scored() -> None:
    scored = tuple(event for event in NEWS if event.code.startswith("scored-") and event.data["winners"])
    marked = changed(scene(STATE, *scored), scene(STATE))
    assert scored
    for event in scored:
        assert any((x, y) in marked for x, y in event.data["cells"])


def test_an_area_that_nobody_won_is_not_marked() -> None:
    nobody = tuple(event for event in NEWS if event.code.startswith("scored-"))
    emptied = [Event(event.code, {**event.data, "winners": []}) for event in nobody]
    assert changed(scene(STATE, *emptied), scene(STATE)) == {}


def test_points_of_two_areas_do_not_cover_each_other() -> None:
    event = next(event for event in NEWS if event.code.startswith("scored-") and len(event.data["cells"]) > 2)
    one = Event(event.code, {**event.data, "winners": [0], "points": 7})
    other = Event(event.code, {**event.data, "winners": [1], "points": 9})
    both = changed(scene(STATE, one, other), scene(STATE))
    assert len(both) > len(changed(scene(STATE, one), scene(STATE)))


def test_gains_are_told_in_the_players_lines() -> None:
    won = gains(NEWS)
    assert sum(won.values()) > 0
    assert heading_differs(scene(STATE, *NEWS), scene(STATE))


def test_gains_add_up() -> None:
    twice = (
        Event("scored-river", {"winners": [0, 2], "points": 5, "cells": []}),
        Event("scored-meadow", {"winners": [2], "points": 4, "cells": []}),
    )
    assert gains(twice) == {0: 5, 2: 9}


def test_nothing_is_marked_without_news() -> None:
    quiet = tuple(event for event in NEWS if event.code in ("drawn", "placed"))
    assert changed(scene(STATE, *quiet), scene(STATE)) == {}
    assert unlike(picture(scene(STATE)), known("middle")) > 0.1


def test_news_of_cells_outside_the_part_are_left_out() -> None:
    far = replace(scene(STATE, *NEWS), lens="40,40")
    one, other = picture(far), picture(replace(scene(STATE), lens="40,40"))
    below = (0, 320, one.width, one.height)
    assert unlike(one.crop(below), other.crop(below)) == 0
