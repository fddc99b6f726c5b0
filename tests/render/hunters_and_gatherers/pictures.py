"""What the tests look at: painted pictures, and pieces of them."""

from functools import cache
from io import BytesIO

from PIL import Image, ImageChops

from render.hunters_and_gatherers import views
from render.hunters_and_gatherers.layout import Frame, Spot, arrange
from render.hunters_and_gatherers.painter import HuntersAndGatherersPainter
from render.scene import Scene
from tests.render.hunters_and_gatherers.scenes import SCENES
from tests.render.pictures import unlike

PAINTER = HuntersAndGatherersPainter()


def decoded(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def picture(scene: Scene) -> Image.Image:
    return decoded(PAINTER.paint(scene))


@cache
def known(name: str) -> Image.Image:
    """The picture of one of `SCENES`."""
    return picture(SCENES[name])


def frame(scene: Scene) -> Frame:
    """Where the map is in the picture of a scene without a lens."""
    return arrange(views.whole(scene), len(scene.state.scores))


def changed(one: Scene, other: Scene) -> dict[Spot, float]:
    """How unlike each cell is in grey, where it is at all. Both scenes show the same part of the field."""
    assert frame(one) == frame(other)
    first, second = picture(one), picture(other)
    found: dict[Spot, float] = {}
    for window in frame(one).windows:
        west, north, east, south = window.cells
        for x in range(west, east + 1):
            for y in range(south, north + 1):
                left, top = window.at(x, y)
                box = (left, top, left + window.tile, top + window.tile)
                amount = unlike(first.crop(box), second.crop(box))
                if amount:
                    found[x, y] = amount
    return found


def heading_differs(one: Scene, other: Scene) -> bool:
    """Whether anything above the map does."""
    bottom = frame(one).heading + 40
    first, second = (picture(scene) for scene in (one, other))
    boxes = [(0, 0, image.width, bottom) for image in (first, second)]
    return ImageChops.difference(first.crop(boxes[0]), second.crop(boxes[1])).getbbox() is not None
