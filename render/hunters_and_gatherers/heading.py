"""Above the map: the tile in hand, what is left in the piles, and a line for each player."""

from engine.hunters_and_gatherers.ending import result
from engine.hunters_and_gatherers.state import State
from PIL import Image, ImageDraw

from render import letters
from render.canvas import put
from render.colours import CREAM, GOLD, INK, SIGNAL, mix
from render.hunters_and_gatherers import sheets, words
from render.hunters_and_gatherers.layout import EARTH, GAP, HAND, MARGIN, ROW, Box, Frame
from render.hunters_and_gatherers.news import gains
from render.hunters_and_gatherers.plates import plate
from render.scene import Scene

NAME, NUMBER, SMALL = 43, 46, 36
"""Font sizes."""
_PILES = 150
"""Width of the column with the piles."""


def paint_heading(picture: Image.Image, scene: Scene, frame: Frame) -> None:
    scale = frame.scale
    margin, hand = round(MARGIN * scale), min(frame.heading, round(240 * scale))
    _paint_hand(picture, scene, (margin, margin, margin + hand, margin + hand), scale)
    x = margin + hand + round(12 * scale)
    _paint_piles(picture, scene, (x, margin, x + round(_PILES * scale), margin + frame.heading), scale)
    left = x + round((_PILES + 8) * scale)
    seats = len(scene.state.scores)
    row, gap = round(ROW * scale), round(GAP * scale)
    top = margin + (frame.heading - seats * row - (seats - 1) * gap) // 2
    for seat in range(seats):
        y = top + seat * (row + gap)
        _paint_player(picture, scene, seat, (left, y, frame.width - margin, y + row), scale)


def _paint_hand(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """The tile to be laid, as it comes from the pile; turned once its rotation is picked."""
    state: State = scene.state
    left, top, right, bottom = box
    size, line = right - left, round(5 * scale)
    colour = SIGNAL if state.drawn else mix(EARTH, CREAM, 0.3)
    picture.paste(plate(size, size, line * 2, EARTH, colour, line), (left, top), plate(size, size, line * 2, EARTH, colour, line))
    if state.drawn:
        rotation = int(scene.picked[1]) if len(scene.picked) > 1 else 0
        picture.paste(sheets.tile(state.drawn, rotation, size - 2 * line), (left + line, top + line))
        return
    if state.ended:
        draw = ImageDraw.Draw(picture)
        text = scene.say(words.OVER)
        font = letters.fitting_size(text, (round(SMALL * scale), round(20 * scale)), size - 4 * line)
        letters.write(draw, ((left + right) // 2, (top + bottom) // 2 + font // 3), text, font, CREAM, "m")


def _paint_piles(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """1.8: how many tiles are left, the one in hand included: bonus tiles above, land tiles below."""
    state: State = scene.state
    left, top, right, bottom = box
    draw = ImageDraw.Draw(picture)
    size, font = round(74 * scale), round(NUMBER * scale)
    for part, (kind, pile) in enumerate((("bonus", state.bonus), ("land", state.land))):
        mine = state.drawn is not None and state.drawn_kind == kind
        y = top + round((bottom - top) * (0.27 + 0.46 * part))
        if mine:
            edge = round(6 * scale)
            put(picture, plate(size + 2 * edge, size + 2 * edge, 2 * edge, SIGNAL, SIGNAL, edge), (left + size // 2 + edge, y))
        put(picture, sheets.mark(f"{kind}-back", size), (left + size // 2 + round(6 * scale), y))
        base = y + round(font * letters.CAPITAL / 2)
        count = str(len(pile) + mine)
        letters.write(draw, (right, base), count, font, SIGNAL if mine else CREAM, "r")


def _paint_player(picture: Image.Image, scene: Scene, seat: int, box: Box, scale: float) -> None:
    state: State = scene.state
    left, top, right, bottom = box
    height, middle = bottom - top, (top + bottom) // 2
    lit = not state.ended and state.active == seat
    paper, ink = (CREAM, INK) if lit else (EARTH, CREAM)
    edge = SIGNAL if lit else mix(EARTH, CREAM, 0.25)
    picture.paste(*_at(plate(right - left, height, height // 3, paper, edge, round(3 * scale)), left, top))
    put(picture, sheets.mark(f"emblem-{seat}", round(height * 0.82)), (left + height // 2 + round(4 * scale), middle))
    if lit:
        put(picture, sheets.mark("pointer", round(height * 0.5)), (left - round(2 * scale), middle))
    draw = ImageDraw.Draw(picture)
    base = middle + round(NAME * scale * letters.CAPITAL / 2)
    big = round(NUMBER * scale)
    letters.write(draw, (right - round(16 * scale), base), str(state.scores[seat]), big, ink, "r")
    end = right - round(118 * scale)
    gain = gains(scene.news).get(seat)
    if gain:
        text = f"+{gain}"
        letters.write(draw, (end, base), text, round(SMALL * scale), mix(GOLD, INK, 0.5) if lit else GOLD, "r")
    end -= round(84 * scale)
    small = round(SMALL * scale)
    for number, role in zip(reversed(state.supply[seat]), ("hut", "gatherer"), strict=True):
        letters.write(draw, (end, base), str(number), round(NAME * scale), ink, "r")
        end -= round(30 * scale)
        size = round(height * 0.86)
        put(picture, sheets.piece(seat, "hut" if role == "hut" else "gatherer", size), (end - size // 2, middle))
        end -= size + round(14 * scale)
    status = _status(scene, seat)
    x = left + height + round(14 * scale)
    if status == words.WON:
        put(picture, sheets.mark("star", round(height * 0.8)), (end - height // 2, middle))
        end -= height
    elif status:
        text = letters.fitting(scene.say(status), small, (end - x) * 0.5)
        letters.write(draw, (end, base), text, small, mix(ink, paper, 0.2), "r")
        end -= round(letters.width(text, small))
    name = letters.fitting(scene.names[seat], round(NAME * scale), end - x - round(8 * scale))
    letters.write(draw, (x, base), name, round(NAME * scale), ink)


def _at(image: Image.Image, left: int, top: int) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    return image, (left, top), image


def _status(scene: Scene, seat: int) -> str:
    state: State = scene.state
    if seat in state.resigned:
        return words.RESIGNED
    final = result(state)
    return words.WON if final and seat in final.ranking[0] else ""
