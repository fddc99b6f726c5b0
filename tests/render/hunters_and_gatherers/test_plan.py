"""Each step of a move shows what can be picked, what has been picked, and at last what the move would do."""

import pytest
from msgspec.structs import replace

from engine.contract import RESIGN
from engine.hunters_and_gatherers.areas import preview
from engine.hunters_and_gatherers.places import coordinates
from render.colours import SIGNAL
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.plan import laid_as, piece_of
from render.scene import Scene
from tests.render.hunters_and_gatherers.pictures import PAINTER, changed, frame, known, picture
from tests.render.hunters_and_gatherers.scenes import SCENES, TOLD, at, choices, picking, played, scene
from tests.render.pictures import unlike
from tests.render.vision import difference, lab, pixels

MANY = played("many")[0]


def test_each_place_is_marked_and_nothing_else() -> None:
    of = picking(MANY)
    # Without one of them the letters of all that follow change.
    fewer = replace(of, choices=of.choices[:20] + of.choices[21:])
    assert changed(of, fewer).keys() == {coordinates(place) for place in of.choices[20:]}


def test_places_are_lettered_in_the_order_of_the_menu() -> None:
    of = picking(MANY)
    swapped = replace(of, choices=(of.choices[1], of.choices[0], *of.choices[2:]))
    assert changed(of, swapped).keys() == {coordinates(place) for place in of.choices[:2]}


def test_places_after_the_26th_are_marked_too() -> None:
    of = picking(MANY)
    assert len(of.choices) > 26
    west, north, east, south = frame(of).windows[0].cells
    x, y = coordinates(of.choices[27])
    assert west <= x <= east
    assert south <= y <= north
    swapped = replace(of, choices=(*of.choices[:26], of.choices[27], of.choices[26]))
    assert changed(of, swapped).keys() == {coordinates(place) for place in of.choices[26:28]}


def _parts(of: Scene) -> list[bool]:
    """Whether each quarter of the picture below the heading shows something yellow."""
    image = picture(of)
    top = frame(of).heading + 60
    middle_x, middle_y = image.width // 2, (top + image.height) // 2
    boxes = [
        (0, top, middle_x, middle_y),
        (middle_x, top, image.width, middle_y),
        (0, middle_y, middle_x, image.height),
        (middle_x, middle_y, image.width, image.height),
    ]
    shown = [pixels(image.crop(box)) for box in boxes]
    return [sum(difference(lab(colour), lab(SIGNAL)) < 8 for colour in set(part)) > 0 for part in shown]


def test_each_rotation_that_fits_has_a_picture_of_its_own() -> None:
    assert _parts(SCENES["rotations"]) == [True] * 4
    one = scene(at(hand="L28"), picked=("0,1",), choices=("0",))
    assert picture(one).height < known("rotations").height


def test_a_rotation_shows_the_tile_as_it_would_lie() -> None:
    state = at(hand="L28")
    for rotation in ("0", "90"):
        others = [turn for turn in ("0", "90", "180", "270") if turn != rotation]
        shown = [picture(scene(state, picked=("0,1",), choices=(turn,))) for turn in (rotation, *others)]
        assert all(unlike(shown[0], other) > 1 for other in shown[1:])


def test_every_segment_that_can_be_taken_is_marked() -> None:
    of = SCENES["pieces"]
    for choice in of.choices:
        if choice != "-":
            fewer = replace(of, choices=tuple(other for other in of.choices if other != choice))
            assert unlike(picture(of), picture(fewer)) > 0.05, choice


def test_a_member_and_a_hut_on_one_river_look_different() -> None:
    of = SCENES["pieces"]
    member, hut = (replace(of, choices=(choice,)) for choice in ("member:b", "hut:b"))
    assert unlike(picture(member), picture(hut)) > 0.03


def test_a_preview_shows_tile_and_piece_in_place() -> None:
    state, move = played("preview")[0], tuple(TOLD["preview"].move.split())
    with_piece, without = scene(state, picked=move), scene(state, picked=(*move[:2], "-"))
    cells = changed(with_piece, without).keys()
    assert coordinates(move[0]) in cells
    window = frame(without).windows[0]
    left, top = window.at(*coordinates(move[0]))
    shown = picture(without).crop((left, top, left + window.tile, top + window.tile))
    assert unlike(shown, sheets.tile(state.drawn or "", int(move[1]), window.tile)) < 40


def test_a_preview_shows_what_would_be_scored() -> None:
    state, move = played("preview")[0], tuple(TOLD["preview"].move.split())
    scored = [event for event in preview(state, move) if event.code.startswith("scored-")]
    assert scored
    cells = {(x, y) for event in scored for x, y in event.data["cells"]}
    differing = changed(scene(state, picked=move), scene(state, picked=(*move[:2], "-")))
    assert (differing.keys() - {coordinates(move[0])}) & cells


def test_the_tile_in_hand_turns_with_its_rotation() -> None:
    state = at(hand="L28")
    heading = frame(scene(state)).heading + 30
    box = (0, 0, 240, heading)
    pictures = [picture(scene(state, picked=("0,1", turn), choices=("-",))).crop(box) for turn in ("0", "90")]
    assert unlike(*pictures) > 5


@pytest.mark.parametrize(("pick", "kind", "segment"), [("member:b", "member", "b"), ("hut:d", "hut", "d")])
def test_picks_are_read_as_pieces(pick: str, kind: str, segment: str) -> None:
    laid = laid_as(at(hand="L28"), ("1,0",), "90")
    assert (laid.tile, laid.x, laid.y, laid.rotation) == ("L28", 1, 0, 90)
    piece = piece_of(1, laid, pick)
    assert piece is not None
    assert (piece.seat, piece.kind, piece.x, piece.y, piece.segment) == (1, kind, 1, 0, segment)
    assert piece_of(1, laid, "-") is None


def test_giving_up_is_shown_as_the_map_is() -> None:
    assert PAINTER.paint(scene(MANY, picked=RESIGN)) == PAINTER.paint(scene(MANY))


def test_every_step_of_every_move_of_a_turn_can_be_painted() -> None:
    state = played("bonus")[0]
    for place in choices(state)[:3]:
        assert PAINTER.paint(picking(state, place))
        for rotation in choices(state, place):
            assert PAINTER.paint(picking(state, place, rotation))
            assert PAINTER.paint(scene(state, picked=(place, rotation, choices(state, place, rotation)[-1])))
