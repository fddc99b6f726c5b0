"""The map of a view as it stands: land, coasts, ship, blocks of territories."""

from collections.abc import Mapping

from PIL import Image

from engine.risk_mgs.world import WORLD
from render.risk_mgs.badges import State as BadgeState
from render.risk_mgs.blocks import blocks
from render.risk_mgs.coasts import paint_docks, paint_zones
from render.risk_mgs.factions import look_of
from render.risk_mgs.land import paint_land
from render.risk_mgs.layout import View
from render.risk_mgs.ship import paint_ship
from render.scene import Scene


def paint_ground(picture: Image.Image, scene: Scene, view: View) -> None:
    """Whose is what."""
    state = scene.state
    paint_land(picture, view, [look_of(state, state.owners[territory]) for territory in WORLD])


def paint_things(
    picture: Image.Image,
    scene: Scene,
    view: View,
    states: Mapping[int, BadgeState],
    docks: frozenset[int] = frozenset(),
) -> None:
    """What stands on land and sea. ``states``: by territory, what its badge tells; ``docks``: those to be picked."""
    paint_zones(picture, scene, view)
    paint_docks(picture, view, scene.state.dock, docks)
    paint_ship(picture, scene.state, view, dict(states))
    for block in blocks(scene, view):
        block.paint(picture, states.get(block.territory, "plain"))
