"""The map of a view as it stands, and all that is marked on it."""

from PIL import Image

from engine.risk_mgs.world import WORLD
from render.risk_mgs.arrow_labels import paint_labels
from render.risk_mgs.arrows import paint_arrows
from render.risk_mgs.blocks import blocks
from render.risk_mgs.changes import paint_changes
from render.risk_mgs.coasts import paint_docks, paint_titles, titles
from render.risk_mgs.factions import look_of
from render.risk_mgs.land import paint_land
from render.risk_mgs.layout import View
from render.risk_mgs.marking import Marking
from render.risk_mgs.rims import paint_rims
from render.risk_mgs.ship import paint_ship, part_boxes, ship_box
from render.scene import Scene


def paint_map(picture: Image.Image, scene: Scene, view: View, marking: Marking) -> None:
    """In the upper left corner of the picture."""
    state = scene.state
    every = blocks(scene, view)
    shown = [block for block in every if all(view.holds(box) for box in block.boxes)]
    ship = part_boxes(state, view) if view.holds(ship_box(state.dock, view)) else {}
    seen = {block.territory for block in shown} | set(ship)
    arrows = [arrow for arrow in marking.arrows if {arrow.source, arrow.target} & seen]
    where = {block.territory: block.boxes for block in every}
    where |= {part: (box,) for part, box in part_boxes(state, view).items()}
    paint_land(picture, view, [look_of(state, state.owners[territory]) for territory in WORLD])
    paint_rims(picture, view, marking.states)
    named = titles(scene, view)
    paint_titles(picture, state, named)
    paint_docks(picture, view, state.dock if ship else 0, marking.docks)
    if ship:
        paint_ship(picture, state, view, marking.states)
    paint_arrows(picture, state, view, arrows, where)
    for block in shown:
        block.paint(picture, marking.states.get(block.territory, "plain"))
    for block in shown:
        block.paint_name(picture)
    changed = paint_changes(picture, view, marking, {territory: where[territory][0] for territory in seen})
    taken = [*changed, *ship.values(), *(title.box for title in named)]
    taken += [box for block in shown for box in block.boxes]
    paint_labels(picture, view, arrows, where, taken, scene.language)
