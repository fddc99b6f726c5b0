"""From a scene of Risk: Metal Gear Solid to a PNG file."""

from msgspec.structs import replace
from PIL import Image

from engine.contract import RESIGN
from engine.risk_mgs.state import State
from render.canvas import encode
from render.risk_mgs import dice, hand, news, panel, views
from render.risk_mgs.board import paint_map
from render.risk_mgs.layout import MAP_HEIGHT, PANEL_MARGIN, SEA, WHOLE, WIDTH, View
from render.risk_mgs.marking import Marking
from render.risk_mgs.plan import as_planned, planned
from render.risk_mgs.sheets import palette
from render.scene import Scene

_DICE_WIDTH, _DICE_MARGIN = 860, 20


class RiskMgsPainter:
    """The pictures of Risk: Metal Gear Solid. Safe to be used in several threads."""

    def paint(self, scene: Scene) -> bytes:
        return encode(compose(scene), palette())

    def closer(self, scene: Scene) -> bytes | None:
        """Around what has just happened or is being picked, with the newest dice; None where nothing is."""
        picture = compose_closer(scene)
        return None if picture is None else encode(picture, palette())

    def hand(self, scene: Scene) -> bytes | None:
        return hand.paint(scene)

    def lenses(self, state: State) -> tuple[str, ...]:
        """The seven zones."""
        return views.lens_names()

    def knows(self, lens: str) -> bool:
        return views.zone_of(lens) is not None


def compose(scene: Scene) -> Image.Image:
    """The picture in full colour (RGB)."""
    zone = views.zone_of(scene.lens)
    if zone is not None:
        return _part(scene, views.zone_view(zone, scene.state), None)
    strip = WIDTH - 2 * PANEL_MARGIN
    tall = panel.height(len(scene.state.seats), strip)
    picture = Image.new("RGB", (WIDTH, MAP_HEIGHT + tall + PANEL_MARGIN), SEA)
    paint_map(picture, _shown(scene), WHOLE, _marking(scene))
    panel.draw(picture, (PANEL_MARGIN, MAP_HEIGHT, WIDTH - PANEL_MARGIN, MAP_HEIGHT + tall), scene)
    return picture


def compose_closer(scene: Scene) -> Image.Image | None:
    """The second picture in full colour, if there is one."""
    marking, state = _marking(scene), _shown(scene).state
    choices = marking.marked("choice")
    if scene.lens or not (marking.focus or views.together(choices, state)):
        return None
    view = views.closest((*marking.focus, *choices), state)
    strip = None if scene.picked else dice.strip(scene, _DICE_WIDTH)
    return _part(scene, view, strip)


def _part(scene: Scene, view: View, strip: Image.Image | None) -> Image.Image:
    """A part of the world, and below it a strip."""
    width, height = view.size
    more = strip.height + 2 * _DICE_MARGIN if strip is not None else 0
    picture = Image.new("RGB", (width, height), SEA)
    paint_map(picture, _shown(scene), view, _marking(scene))
    if strip is None:
        return picture
    whole = Image.new("RGB", (width, height + more), SEA)
    whole.paste(picture, (0, 0))
    whole.paste(strip, ((width - strip.width) // 2, height + _DICE_MARGIN), strip)
    return whole


def _marking(scene: Scene) -> Marking:
    """What is picked, where anything is; else what happened."""
    plan = planned(scene)
    if scene.picked and scene.picked != RESIGN:
        return plan
    told = news.marking_of(scene.news)
    return Marking(
        {**told.states, **plan.states}, told.changes, (*told.arrows, *plan.arrows), plan.docks, planned=False
    )


def _shown(scene: Scene) -> Scene:
    """With the board as the picks would change it."""
    return replace(scene, state=as_planned(scene.state, scene.picked)) if scene.picked else scene
