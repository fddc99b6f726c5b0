"""From a scene of Halali! to a PNG file of 1200 by 1200 pixels."""

from PIL import Image

from engine.halali.state import State
from render.canvas import encode
from render.halali.board import paint_board, paint_lock
from render.halali.news import paint_news
from render.halali.panels import paint_panels
from render.halali.plan import paint_choices, paint_picked
from render.halali.sprites import drawing, palette
from render.halali.trays import paint_trays
from render.scene import Scene


class HalaliPainter:
    """The pictures of Halali! Safe to be used in several threads."""

    def paint(self, scene: Scene) -> bytes:
        return encode(compose(scene), palette())

    def closer(self, scene: Scene) -> bytes | None:
        """None: 49 squares are large enough."""
        return None

    def hand(self, scene: Scene) -> bytes | None:
        """None: everything lies open."""
        return None

    def lenses(self, state: State) -> tuple[str, ...]:
        return ()

    def knows(self, lens: str) -> bool:
        return False


def compose(scene: Scene) -> Image.Image:
    """The picture in full colour (RGB)."""
    state: State = scene.state
    picture = drawing("board").copy()
    paint_board(picture, state.position)
    paint_panels(picture, scene)
    paint_trays(picture, state, scene.news)
    paint_news(picture, scene.news)
    paint_picked(picture, state.position, scene.picked)
    paint_choices(picture, state.position, scene.picked, scene.choices)
    paint_lock(picture, state.position)
    return picture
