"""What can be picked, what has been picked, and the preview of a whole move."""

import pytest

from engine.halali.geometry import NUMBER
from render.halali import layout
from render.scene import Scene
from tests.render.pictures import changed, known, picture, square, unlike
from tests.render.scenes import FLIPS, FOX_AT_GATE, FOX_CAN_GO, FOX_TAKEN, SCENES, START, scene, state

VISIBLE = 3.0


def against_plain(of: Scene) -> dict[str, float]:
    return changed(picture(of), picture(scene(of.state)))


def test_every_square_that_can_be_picked_is_marked_and_no_other() -> None:
    marks = changed(known("start-choices"), picture(scene(state(START))))
    assert marks.keys() == set(FLIPS)
    assert min(marks.values()) > VISIBLE


def test_picks_so_far_and_where_they_lead_are_marked() -> None:
    marks = against_plain(SCENES["pick-second"])
    assert marks.keys() == {"f4", "d4", "e4", "f3", "f5", "g4"}
    assert min(marks.values()) > VISIBLE


def test_taking_is_marked_otherwise_than_moving() -> None:
    of = state(FOX_CAN_GO)
    as_move = picture(scene(of, choices=("g4",)))
    as_prey = picture(scene(of, picked=("f4",), choices=("g4",)))
    assert unlike(square(as_move, "g4"), square(as_prey, "g4")) > VISIBLE


@pytest.mark.parametrize(
    ("name", "squares"),
    [
        ("preview-move", {"f4", "e4", "d4"}),
        ("preview-take", {"f4", "g4"}),
        ("preview-flip", {"d5"}),
        ("preview-off", {"d1"}),
    ],
)
def test_a_preview_changes_the_squares_of_its_move(name: str, squares: set[str]) -> None:
    marks = against_plain(SCENES[name])
    assert marks.keys() == squares
    assert min(marks.values()) > VISIBLE


def test_a_preview_tells_nothing_of_a_hidden_tile() -> None:
    hidden = FOX_TAKEN.replace("?FB", "tFB", 1)
    pictures = [picture(scene(state(position), picked=("a7",))) for position in (FOX_TAKEN, hidden)]
    assert not changed(*pictures)


def test_the_preview_shows_the_tile_where_it_would_stand() -> None:
    before = square(known("pick-second"), "f4").crop((30, 40, 100, 110))
    after = square(known("preview-move"), "d4").crop((30, 40, 100, 110))
    assert unlike(before, after) < 12
    assert unlike(square(known("preview-move"), "f4"), square(known("pick-second"), "f4")) > 20


def test_leaving_marks_the_gates_that_are_open_to_the_tile() -> None:
    of = state(FOX_AT_GATE)
    with_off = picture(scene(of, picked=("d1",), choices=("c1", "off")))
    without = picture(scene(of, picked=("d1",), choices=("c1",)))
    for side in "news":
        x, y = layout.gate(side)
        box = (x - 80, y - 20, x + 80, y + 20) if side in "ns" else (x - 20, y - 80, x + 20, y + 80)
        assert (unlike(with_off.crop(box), without.crop(box)) > VISIBLE) == (side == "s")


@pytest.mark.parametrize("pick", ["pass", "next", "resign"])
def test_moves_without_squares_leave_the_board_as_it_is(pick: str) -> None:
    assert against_plain(scene(state(FOX_AT_GATE), picked=(pick,))) == {}
    assert against_plain(scene(state(FOX_AT_GATE), choices=(pick,))) == {}


def test_marks_of_choices_keep_clear_of_the_muzzle() -> None:
    # The corner in which they stand is the only one that no gun reaches.
    left, top = layout.corner(NUMBER["a1"])
    x, y = layout.in_corner(NUMBER["a1"], -1, -1)
    assert x - left < layout.CELL / 4
    assert y - top < layout.CELL / 4
