"""The file itself: size, format, weight; equal scenes give equal bytes, and secrets leave no trace."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.contract import RESIGN
from render.risk_mgs.layout import CLOSE_WIDTH, MAP_HEIGHT, WIDTH
from render.risk_mgs.painter import compose, compose_closer
from tests.engine.hidden import RESAMPLED
from tests.engine.risk_mgs.table import at
from tests.render.risk_mgs.map_scenes import BOARD, PAINTER, SCENES, WAR, decoded, full, late, picture, scene
from tests.render.risk_mgs.panel_scenes import WIDE

HEAVIEST = 600_000
_LENSES = ("zone", "ship")


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_an_opaque_png_of_256_colours_and_less_than_600_kb(name: str) -> None:
    data = PAINTER.paint(SCENES[name])
    image = Image.open(BytesIO(data))
    assert (image.format, image.mode) == ("PNG", "P")
    assert "transparency" not in image.info
    assert image.width == (CLOSE_WIDTH if name in _LENSES else WIDTH)
    assert name in _LENSES or MAP_HEIGHT < image.height < WIDTH
    assert len(data) < HEAVIEST


def test_the_fullest_board_with_the_widest_names_is_not_too_heavy() -> None:
    of = replace(scene(full(late(), 888), *WAR), names=WIDE)
    assert len(PAINTER.paint(of)) < HEAVIEST
    close = PAINTER.closer(of)
    assert close is not None
    assert len(close) < HEAVIEST


def test_equal_scenes_give_equal_bytes_in_any_order_and_thread() -> None:
    names = ["war", "battle", "zone", "late"] * 2
    with ThreadPoolExecutor(4) as threads:
        at_once = list(threads.map(lambda name: PAINTER.paint(SCENES[name]), names))
    one_by_one = [PAINTER.paint(SCENES[name]) for name in reversed(names)]
    assert at_once == one_by_one[::-1]


@pytest.mark.parametrize("name", ["war", "late", "claiming"])
def test_256_colours_lose_little_of_the_full_picture(name: str) -> None:
    full_colour = compose(SCENES[name])
    error = ImageChops.difference(full_colour, picture(name)).convert("L").histogram()
    assert sum(error[24:]) / (full_colour.width * full_colour.height) < 0.006


def test_a_closer_look_is_there_where_something_happens() -> None:
    close = decoded(PAINTER.closer(SCENES["war"]))
    assert close.width == CLOSE_WIDTH
    for name in ("battle", "targets", "deploy"):
        assert PAINTER.closer(SCENES[name]) is not None, name
    for of in (scene(BOARD), SCENES["zone"], SCENES["sail"], scene(BOARD, picked=RESIGN)):
        assert PAINTER.closer(of) is None


def test_choices_all_over_the_world_have_no_closer_look() -> None:
    assert PAINTER.closer(scene(BOARD, picked=("deploy",), choices=("egypt", "congo"))) is not None
    assert PAINTER.closer(scene(BOARD, picked=("deploy",), choices=("egypt", "congo", "alaska"))) is None


def test_dice_stand_below_the_closer_look() -> None:
    with_dice, without = compose_closer(SCENES["war"]), compose_closer(scene(BOARD, *WAR[:3]))
    assert with_dice is not None
    assert without is not None
    assert with_dice.height > without.height + 200


def test_an_unknown_lens_shows_the_whole_map() -> None:
    assert PAINTER.paint(scene(BOARD, lens="nowhere")) == PAINTER.paint(scene(BOARD))


@pytest.mark.parametrize("lens", ["", "africa"])
def test_hidden_things_leave_no_trace(lens: str) -> None:
    state = late()
    bytes_of = {
        PAINTER.paint(replace(scene(state, lens=lens), state=RESAMPLED["risk_mgs"](state, number)))
        for number in range(3)
    }
    assert len(bytes_of) == 1


def test_hands_and_orders_leave_no_trace_on_the_map() -> None:
    one = at(shop=[["javelin"]], stars=[[2, 1]], orders=[["defence min"]])
    other = at(shop=[["rations"]], stars=[[1, 1]], orders=[["defence max"]])
    shown = [replace(scene(one), state=state) for state in (one, other)]
    assert PAINTER.paint(shown[0]) == PAINTER.paint(shown[1])


def test_giving_up_marks_nothing() -> None:
    assert PAINTER.paint(scene(BOARD, picked=RESIGN)) == PAINTER.paint(scene(BOARD))
