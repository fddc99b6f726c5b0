"""The file itself: size, format, weight, margin, and that equal scenes give equal bytes."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.catalogue import PAINTERS, painter
from render.halali.layout import MARGIN, SIZE
from tests.render.pictures import known, paint
from tests.render.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_an_opaque_square_png_of_256_colours_and_less_than_500_kb(name: str) -> None:
    data = paint(SCENES[name])
    image = Image.open(BytesIO(data))
    assert (image.format, image.size, image.mode) == ("PNG", (SIZE, SIZE), "P")
    assert "transparency" not in image.info
    assert len(data) < 500_000


def test_equal_scenes_give_equal_bytes_in_any_order_and_thread() -> None:
    names = list(SCENES) * 2
    with ThreadPoolExecutor(4) as threads:
        at_once = list(threads.map(lambda name: paint(SCENES[name]), names))
    one_by_one = [paint(SCENES[name]) for name in reversed(names)]
    assert at_once == one_by_one[::-1]


def test_a_crop_of_three_percent_loses_nothing() -> None:
    assert MARGIN >= SIZE * 0.03
    plain = known("start")
    for name in SCENES:
        unlike = ImageChops.difference(known(name), plain).getbbox()
        assert unlike is None or (min(unlike[:2]) >= MARGIN and max(unlike[2:]) <= SIZE - MARGIN), name


def test_256_colours_lose_little_of_the_full_picture() -> None:
    from render.halali.painter import compose

    for name in ("took", "pick-off"):
        error = ImageChops.difference(compose(SCENES[name]), known(name)).convert("L").histogram()
        assert sum(error[24:]) / SIZE**2 < 0.002, name


def test_the_catalogue_knows_its_painters() -> None:
    assert all(painter(game) is found for game, found in PAINTERS.items())
    with pytest.raises(KeyError):
        painter("chess")
