"""The file itself: size, format, weight, margin, and that equal scenes give equal bytes."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.hunters_and_gatherers.state import Laid, State
from render.hunters_and_gatherers import sheets, views
from render.hunters_and_gatherers.layout import AMPLE, GROUND, HIGHEST, MARGIN, WIDTHS, arrange
from render.hunters_and_gatherers.painter import compose
from tests.render.hunters_and_gatherers.pictures import PAINTER, decoded, known
from tests.render.hunters_and_gatherers.scenes import SCENES, lying, scene
from tests.render.pictures import unlike


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_an_opaque_png_of_256_colours_and_less_than_700_kb(name: str) -> None:
    data = PAINTER.paint(SCENES[name])
    image = Image.open(BytesIO(data))
    assert (image.format, image.mode) == ("PNG", "P")
    assert "transparency" not in image.info
    assert image.width in WIDTHS
    assert 600 < image.height <= HIGHEST
    assert len(data) < 700_000


def test_equal_scenes_give_equal_bytes_in_any_order_and_thread() -> None:
    names = ["small", "pieces", "owners", "rotations", "preview"] * 2
    with ThreadPoolExecutor(4) as threads:
        at_once = list(threads.map(lambda name: PAINTER.paint(SCENES[name]), names))
    one_by_one = [PAINTER.paint(SCENES[name]) for name in reversed(names)]
    assert at_once == one_by_one[::-1]


@pytest.mark.parametrize("name", SCENES)
def test_a_crop_of_the_margin_loses_nothing(name: str) -> None:
    image = known(name)
    margin = round(MARGIN * image.width / WIDTHS[0])
    assert margin >= image.width * 0.03
    ground = image.getpixel((2, 2))
    plain = Image.new("RGB", image.size, ground)
    inside = ImageChops.difference(image, plain).point(lambda value: 255 if value > 8 else 0).getbbox()
    assert inside is not None
    assert inside[0] >= margin - 2
    assert inside[1] >= margin - 2
    assert inside[2] <= image.width - margin + 2
    assert inside[3] <= image.height - margin + 2


@pytest.mark.parametrize("name", ["middle", "pieces", "owners", "all-91"])
def test_256_colours_lose_little_of_the_full_picture(name: str) -> None:
    full = compose(SCENES[name])
    error = ImageChops.difference(full, known(name)).convert("L").histogram()
    assert sum(error[24:]) / (full.width * full.height) < 0.004


def test_the_ground_is_that_of_the_other_games() -> None:
    shown = known("small").getpixel((2, 2))
    assert isinstance(shown, tuple)
    assert all(abs(int(one) - other) < 6 for one, other in zip(shown, GROUND, strict=True))


def test_a_second_picture_shows_the_last_moves_where_tiles_are_small() -> None:
    large, small = scene(corner(3)), scene(corner(30))
    assert PAINTER.closer(large) is None
    close = PAINTER.closer(small)
    assert close is not None
    window = arrange(views.latest(small), 2).windows[0]
    assert window.tile >= AMPLE
    # The last tile of the northern arm is in its place.
    left, top = window.at(0, 30)
    shown = decoded(close).crop((left, top, left + window.tile, top + window.tile))
    assert unlike(shown, sheets.tile("L51", 0, window.tile)) < 6


def test_what_is_small_on_a_phone_is_shown_closer() -> None:
    """Also where a picture is so wide that its tiles have many pixels of their own."""
    for arm in range(3, 31):
        shown = scene(corner(arm))
        whole = decoded(PAINTER.paint(shown))
        tile = (whole.width * 0.9) / (arm + 1)
        on_a_phone = tile * 360 / whole.width
        if on_a_phone < 27:
            assert PAINTER.closer(shown) is not None, arm


def corner(arm: int) -> State:
    """Tiles to the west and to the north of the start tile."""
    west = [Laid("L42", -x, 0, 0) for x in range(1, arm + 1)]
    north = [Laid("L51", 0, y, 0) for y in range(1, arm + 1)]
    return lying((Laid("S01", 0, 0, 0), *west, *north), "L42")


def test_moves_being_built_and_lenses_have_no_second_picture() -> None:
    for name in ("rotations", "pieces", "preview", "owners", "zoom"):
        assert PAINTER.closer(SCENES[name]) is None
