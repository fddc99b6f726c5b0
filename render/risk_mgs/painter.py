"""From a scene of Risk: Metal Gear Solid to a PNG file."""

from PIL import Image

from render.risk_mgs import panel
from render.risk_mgs.board import paint_ground, paint_things
from render.risk_mgs.layout import MAP_HEIGHT, PANEL_MARGIN, SEA, WHOLE, WIDTH
from render.scene import Scene


def compose(scene: Scene) -> Image.Image:
    """The picture in full colour (RGB)."""
    strip = WIDTH - 2 * PANEL_MARGIN
    tall = panel.height(len(scene.state.seats), strip)
    picture = Image.new("RGB", (WIDTH, MAP_HEIGHT + tall + PANEL_MARGIN), SEA)
    paint_ground(picture, scene, WHOLE)
    paint_things(picture, scene, WHOLE, {})
    panel.draw(picture, (PANEL_MARGIN, MAP_HEIGHT, WIDTH - PANEL_MARGIN, MAP_HEIGHT + tall), scene)
    return picture
