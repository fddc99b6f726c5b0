"""From a scene of Hunters and Gatherers to a PNG file of at most 1,600 by 1,600 pixels."""

from msgspec.structs import replace
from PIL import Image

from engine.contract import RESIGN
from engine.hunters_and_gatherers.state import State
from render.canvas import encode
from render.hunters_and_gatherers import views
from render.hunters_and_gatherers.choosing import frame_of, paint_choosing
from render.hunters_and_gatherers.field import paint_frame, paint_pieces, paint_tiles
from render.hunters_and_gatherers.heading import paint_heading
from render.hunters_and_gatherers.holes import paint_holes
from render.hunters_and_gatherers.layout import GROUND, Frame, arrange
from render.hunters_and_gatherers.news import paint_news
from render.hunters_and_gatherers.owners import paint_owners
from render.hunters_and_gatherers.plan import paint_places, paint_preview
from render.hunters_and_gatherers.sheets import palette
from render.scene import Scene

_PHONE = 360
_LARGE_ENOUGH = 30
"""A tile of that many pixels, with the picture as wide as a phone, needs no second picture."""


class HuntersAndGatherersPainter:
    """The pictures of Hunters and Gatherers. Safe to be used in several threads."""

    def paint(self, scene: Scene) -> bytes:
        return encode(compose(scene), palette())

    def closer(self, scene: Scene) -> bytes | None:
        """Around the last moves, where the tiles of the whole map are small; None where they are not, and for lenses
        and moves being built, which are seen close anyway."""
        if scene.lens or scene.picked:
            return None
        frame = _frame(scene)
        if frame.windows[0].tile * _PHONE >= _LARGE_ENOUGH * frame.width:
            return None
        return encode(_map(scene, arrange(views.latest(scene), len(scene.state.scores))), palette())

    def hand(self, scene: Scene) -> bytes | None:
        """None: everything lies open."""
        return None

    def lenses(self, state: State) -> tuple[str, ...]:
        """``owners``, ``holes``, and the middle cells of parts that together show a large map. Any other cell will
        do, too: ``3,-2``."""
        return (views.OWNERS, views.HOLES, *views.regions(state))

    def knows(self, lens: str) -> bool:
        return lens in (views.OWNERS, views.HOLES) or views.region(lens) is not None


def compose(scene: Scene) -> Image.Image:
    """The picture in full colour (RGB)."""
    if scene.picked and (scene.picked == RESIGN or scene.state.drawn is None):
        # Giving up changes nothing on the map.
        scene = replace(scene, picked=())
    if 0 < len(scene.picked) < 3:
        frame = frame_of(scene)
        picture = Image.new("RGB", (frame.width, frame.height), GROUND)
        paint_heading(picture, scene, frame)
        paint_choosing(picture, scene, frame, {(laid.x, laid.y): laid for laid in scene.state.tiles})
        return picture
    return _map(scene, _frame(scene))


def _frame(scene: Scene) -> Frame:
    cells = views.region(scene.lens) or views.whole(scene)
    return arrange(cells, len(scene.state.scores))


def _map(scene: Scene, frame: Frame) -> Image.Image:
    state: State = scene.state
    picture = Image.new("RGB", (frame.width, frame.height), GROUND)
    tiles = {(laid.x, laid.y): laid for laid in state.tiles}
    paint_heading(picture, scene, frame)
    for window in frame.windows:
        paint_frame(picture, window, frame.scale)
        paint_tiles(picture, window, state.tiles)
        if scene.lens == views.OWNERS:
            paint_owners(picture, window, state, tiles)
            continue
        paint_pieces(picture, window, tiles, state.pieces)
        if scene.lens == views.HOLES:
            paint_holes(picture, window, state)
            continue
        if scene.picked:
            paint_preview(picture, window, state, tiles, scene.picked)
        else:
            paint_news(picture, window, tiles, scene.news)
            paint_places(picture, window, scene.choices, frame.scale)
    return picture
