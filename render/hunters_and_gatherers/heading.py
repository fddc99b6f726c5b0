"""Above the map: the tile in hand, what is left in the piles, and a line for each player."""

from PIL import Image

from engine.hunters_and_gatherers.state import State, TileKind
from render import letters
from render.canvas import put
from render.colours import CREAM, INK, SIGNAL, mix
from render.hunters_and_gatherers import sheets, words
from render.hunters_and_gatherers.layout import EARTH, MARGIN, Box, Frame
from render.hunters_and_gatherers.players import paint_players
from render.inscriptions import fitting_size, write_middle
from render.plates import label, plate
from render.scene import Scene

NUMBER, SMALL, SMALLEST = 46, 40, 20
"""Font sizes."""
_LARGEST_HAND = 240
_PILES = 138
"""Width of the column with the piles."""
_BACK = 72
"""A tile's back."""
_EDGE = 5


def paint_heading(picture: Image.Image, scene: Scene, frame: Frame) -> None:
    scale = frame.scale
    margin, hand = round(MARGIN * scale), min(frame.heading, round(_LARGEST_HAND * scale))
    top = margin + (frame.heading - hand) // 2
    _paint_hand(picture, scene, (margin, top, margin + hand, top + hand), scale)
    left = margin + hand + round(14 * scale)
    right = left + round(_PILES * scale)
    _paint_piles(picture, scene.state, (left, top, right, top + hand), scale)
    box = (right + round(34 * scale), margin, frame.width - margin, margin + frame.heading)
    paint_players(picture, scene, box, scale)


def _paint_hand(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """The tile to be laid, as it comes from the pile; turned once its rotation is picked."""
    state: State = scene.state
    left, top, right, bottom = box
    size, line = right - left, round(_EDGE * scale)
    middle = (left + right) // 2, (top + bottom) // 2
    put(picture, plate(size, size, 2 * line, EARTH, SIGNAL if state.drawn else mix(EARTH, CREAM, 0.3), line), middle)
    if state.drawn is not None:
        rotation = int(scene.picked[1]) if len(scene.picked) > 1 else 0
        picture.paste(sheets.tile(state.drawn, rotation, size - 2 * line), (left + line, top + line))
        if state.drawn_kind == "bonus":
            text, font = _fitting(scene, words.BONUS, scale, size - 6 * line)
            spot = middle[0], bottom - font // 2 - 2 * line
            label(picture, spot, text, font, (SIGNAL, INK), language=scene.language)
    elif state.ended:
        text, font = _fitting(scene, words.OVER, scale, size - 4 * line)
        write_middle(picture, middle, text, font, CREAM, scene.language)


def _fitting(scene: Scene, key: str, scale: float, limit: int) -> tuple[str, int]:
    text, language = scene.say(key), scene.language
    font = fitting_size(text, (round(SMALL * scale), round(SMALLEST * scale)), limit, language)
    return letters.fitting(text, font, limit, language), font


def _paint_piles(picture: Image.Image, state: State, box: Box, scale: float) -> None:
    """1.8: how many tiles are left, the one in hand included: bonus tiles above, land tiles below."""
    left, top, right, bottom = box
    back, edge = round(_BACK * scale), round(_EDGE * scale)
    piles: tuple[tuple[TileKind, tuple[str, ...]], ...] = (("bonus", state.bonus), ("land", state.land))
    for part, (kind, pile) in enumerate(piles):
        drawn = state.drawn is not None and state.drawn_kind == kind
        middle = left + back // 2 + edge, top + round((bottom - top) * (0.25 + 0.5 * part))
        if drawn:
            put(picture, plate(back + 2 * edge, back + 2 * edge, 3 * edge, SIGNAL, SIGNAL, edge), middle)
        put(picture, sheets.mark(f"{kind}-back", back), middle)
        count = (left + back + 2 * edge + right) // 2 + edge, middle[1]
        write_middle(picture, count, str(len(pile) + drawn), round(NUMBER * scale), SIGNAL if drawn else CREAM)
