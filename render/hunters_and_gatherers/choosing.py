"""Pictures of one place seen close: the ways the tile fits there, and what can be put on it."""

from PIL import Image, ImageDraw

from engine.hunters_and_gatherers.state import Laid, State
from render.canvas import put
from render.colours import INK, SIGNAL
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import paint_pieces, paint_tiles
from render.hunters_and_gatherers.layout import BARE, EARTH, MARGIN, WIDTHS, Frame, Spot, Window, heading
from render.hunters_and_gatherers.plan import laid_as, paint_pieces_to_pick
from render.plates import label, plate
from render.scene import Scene

_SMALL, _LARGE = 200, 600
"""A tile where its rotation is chosen, and where its piece is."""
_BESIDE = (0.72, 0.6), (0.42, 0.22)
"""How much of the neighbours is seen, across and down."""
_DEGREES = 54
"""Font size."""
_OUTLINE = 7


def frame_of(scene: Scene) -> Frame:
    """The picture of a move of one or two picks."""
    top = MARGIN + heading(len(scene.state.scores)) + MARGIN // 2
    if len(scene.picked) > 1:
        height = round(_LARGE * (1 + 2 * _BESIDE[1][1]))
    else:
        rows = -(-len(scene.choices) // 2) or 1
        height = rows * _cutout()[1] + (rows - 1) * MARGIN // 2
    return Frame(WIDTHS[0], top + height + MARGIN, top - MARGIN - MARGIN // 2, ())


def paint_choosing(picture: Image.Image, scene: Scene, frame: Frame, tiles: dict[Spot, Laid]) -> None:
    top = MARGIN + frame.heading + MARGIN // 2
    if len(scene.picked) > 1:
        laid = laid_as(scene.state, scene.picked, scene.picked[1])
        part = _part(scene.state, laid, tiles, _LARGE, _BESIDE[1], scene.choices)
        put(picture, part, (frame.width // 2, top + part.height // 2))
        return
    width, height = _cutout()
    for index, rotation in enumerate(scene.choices):
        part = _part(scene.state, laid_as(scene.state, scene.picked, rotation), tiles, _SMALL, _BESIDE[0], ())
        alone = index == len(scene.choices) - 1 and index % 2 == 0
        x = frame.width // 2 + (0 if alone else (width + MARGIN // 2) * (1 if index % 2 else -1) // 2)
        y = top + index // 2 * (height + MARGIN // 2) + height // 2
        put(picture, part, (x, y))
        label(picture, (x - width // 2 + 90, y - height // 2 + 46), f"{rotation}°", _DEGREES, (SIGNAL, INK))


def _cutout() -> Spot:
    return tuple(round(_SMALL * (1 + 2 * share)) for share in _BESIDE[0])  # type: ignore[return-value]


def _part(
    state: State, laid: Laid, tiles: dict[Spot, Laid], size: int, beside: tuple[float, float], choices: tuple[str, ...]
) -> Image.Image:
    """The cell with the tile as it would lie, and a part of what is around."""
    x, y = laid.x, laid.y
    across, down = (round(size * share) for share in beside)
    part = Image.new("RGB", (size + 2 * across, size + 2 * down), BARE)
    window = Window((x - 1, y + 1, x + 1, y - 1), size, (across - size, down - size))
    paint_tiles(part, window, [*tiles.values(), laid])
    paint_pieces(part, window, tiles, state.pieces)
    if choices:
        left, top = window.at(x, y)
        ImageDraw.Draw(part).rectangle((left, top, left + size - 1, top + size - 1), outline=SIGNAL, width=_OUTLINE)
        paint_pieces_to_pick(part, window, laid, state.active, choices)
    else:
        put(part, sheets.mark("plan", size), window.middle(x, y))
    corners = plate(part.width, part.height, 20, EARTH, EARTH, 3).getchannel("A")
    whole = Image.new("RGBA", part.size)
    whole.paste(part, (0, 0), corners)
    return whole
