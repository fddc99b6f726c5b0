"""All drawings of Halali!: their names, sizes in pixels, and the empty board."""

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image, ImageDraw

from engine.halali.geometry import FILES
from render import letters
from render.art import animals, birds, forest, furniture, marks, people
from render.art.grounds import BLACK
from render.art.pen import Pen
from render.colours import ALARM, CREAM, GOLD, INK, SIGNAL, mix
from render.halali import layout
from render.halali.layout import CELL, EARTH, FIELD, FRAME, GROUND, MINI, PANEL, SIZE, STRIP, TRAYS, WOOD

TILES: dict[str, Callable[[Pen], None]] = {
    "B": animals.bear,
    "F": animals.fox,
    "L": people.lumberjack,
    "P": birds.pheasant,
    "D": birds.duck,
    "T": forest.fir,
    "T2": forest.oak,
    "back": forest.back,
}
DIRECTIONS = "nesw"
COORDINATE = 43
"""Font size; so capitals and digits are 2.5 % of the picture's width."""


def drawings() -> Iterator[tuple[str, Image.Image]]:
    """Every sprite with its name, the same each time."""
    yield from _tiles()
    yield from _marks()
    yield from _gates()
    yield from _furniture()
    yield "board", board()


def _tiles() -> Iterator[tuple[str, Image.Image]]:
    kinds = dict(TILES)
    for direction in DIRECTIONS:
        kinds[f"H{direction}"] = partial(people.hunter, direction=direction)
    for name, draw in kinds.items():
        yield f"tile-{name}", _opaque(draw, CELL)
    for name in "BFLPDT":
        yield f"mini-{name}", _clear(kinds[name], MINI)
    yield "mini-H", _clear(people.hunter_portrait, MINI)
    yield "mini-back", _clear(forest.back, MINI)
    yield "clearing", _opaque(lambda pen: marks.clearing(pen, EARTH), CELL)


def _marks() -> Iterator[tuple[str, Image.Image]]:
    yield "brackets", _clear(marks.brackets, CELL)
    yield "origin", _clear(marks.origin, CELL)
    for name, fill in (("news", CREAM), ("plan", SIGNAL)):
        head = _clear(partial(marks.arrow_head, fill=fill), 58)
        yield from ((f"{name}-{side}", turned) for side, turned in _all_ways(head))
    yield "small-brackets", _clear(marks.brackets, MINI + 4)
    yield "cross", _clear(marks.cross, MINI + 4)
    yield "choice", _clear(marks.choice, 42)
    yield "prey-choice", _clear(marks.prey_choice, CELL)
    yield "frame", _clear(marks.frame, CELL)
    yield "dashed-frame", _clear(marks.dashed_frame, CELL)
    yield "turning", _clear(marks.turning, 92)
    yield "lock", _clear(marks.lock, 46)


def _gates() -> Iterator[tuple[str, Image.Image]]:
    for name, draw, ink in (("closed", furniture.closed_gate, CREAM), ("open", furniture.open_gate, INK)):
        for side, gate in _all_ways(_clear(draw, layout.GATE, 38)):
            label = "D" if side in "ns" else "4"
            spot = gate.width / 2, gate.height / 2 + COORDINATE * letters.CAPITAL / 2
            letters.write(ImageDraw.Draw(gate), spot, label, COORDINATE, ink, "m")
            yield f"gate-{name}-{side}", gate


def _furniture() -> Iterator[tuple[str, Image.Image]]:
    yield "emblem-0", _clear(furniture.blue_emblem, 86)
    yield "emblem-1", _clear(furniture.brown_emblem, 86)
    panels = ((furniture.blue_panel, furniture.BLUE), (furniture.brown_panel, furniture.BROWN))
    for side, (draw, edge) in enumerate(panels):
        for light, paper in (("lit", CREAM), ("dark", EARTH)):
            yield f"panel-{side}-{light}", _clear(partial(draw, paper=paper, edge=edge), *PANEL)
    yield "pip", _clear(furniture.full_pip, 24)
    yield "spent-pip-dark", _clear(lambda pen: furniture.spent_pip(pen, mix(EARTH, CREAM, 0.5)), 24)
    yield "spent-pip-light", _clear(lambda pen: furniture.spent_pip(pen, mix(CREAM, INK, 0.5)), 24)
    yield "star", _clear(furniture.star, 48)
    pointer = _clear(furniture.pointer, 42)
    yield "pointer-1", pointer
    yield "pointer-0", pointer.transpose(Image.Transpose.ROTATE_180)


def _all_ways(north: Image.Image) -> Iterator[tuple[str, Image.Image]]:
    yield "n", north.copy()
    yield "e", north.transpose(Image.Transpose.ROTATE_270)
    yield "s", north.transpose(Image.Transpose.ROTATE_180)
    yield "w", north.transpose(Image.Transpose.ROTATE_90)


def _clear(draw: Callable[[Pen], None], width: int, height: int | None = None) -> Image.Image:
    pen = Pen(width, height)
    draw(pen)
    return pen.sprite()


def _opaque(draw: Callable[[Pen], None], size: int) -> Image.Image:
    pen = Pen(size, ground=EARTH)
    draw(pen)
    return pen.sprite().convert("RGB")


def board() -> Image.Image:
    """The picture without players, tiles, gates and marks: forest, frame, trays, coordinates."""
    pen = Pen(SIZE, ground=GROUND)
    unit = 100 / SIZE
    _woods(pen)
    left, top, right, bottom = (edge * unit for edge in FRAME)
    pen.box((left - 0.1, top - 0.1, right + 0.1, bottom + 0.5), 1.3, mix(GROUND, BLACK, 0.55))
    pen.box((left, top, right, bottom), 1.2, mix(WOOD, INK, 0.5))
    pen.box((left + 0.25, top + 0.25, right - 0.25, bottom - 0.25), 1, WOOD)
    for x in (left + STRIP * unit / 2, right - STRIP * unit / 2):
        for y in (top + STRIP * unit / 2, bottom - STRIP * unit / 2):
            pen.polygon([(x, y - 1.1), (x + 1.1, y), (x, y + 1.1), (x - 1.1, y)], GOLD, edge=0.15)
    left, top, right, bottom = (edge * unit for edge in FIELD)
    pen.box((left - 0.42, top - 0.42, right + 0.42, bottom + 0.42), 0.7, GOLD)
    pen.box((left - 0.25, top - 0.25, right + 0.25, bottom + 0.25), 0.5, mix(EARTH, INK, 0.5))
    pen.box((left, top, right, bottom), 0.2, EARTH)
    for tray, colour in zip(TRAYS, (furniture.BLUE, furniture.BROWN), strict=True):
        left, top, right, bottom = (edge * unit for edge in tray)
        pen.box((left - 0.3, top - 0.3, right + 0.3, bottom + 0.3), 1.2, colour)
        pen.box((left, top, right, bottom), 0.9, EARTH)
    picture = pen.sprite().convert("RGB")
    _hollows(picture)
    _coordinates(picture)
    return picture


def _woods(pen: Pen) -> None:
    """The edge of a dark wood behind everything; where it shows is decoration only."""
    floor = mix(GROUND, BLACK, 0.5)
    for row, (base, height) in enumerate(((9, 8), (13, 9))):
        shade = mix(GROUND, floor, 0.4 + 0.6 * row)
        for index in range(24):
            x = index * 4.6 - 3 + row * 2.3
            top = base - height * (0.7 + 0.3 * ((index * 7 + row * 3) % 5) / 4)
            pen.polygon([(x, top), (x + 3.2, base), (x - 3.2, base)], shade)
        pen.box((0, base - 0.6, 100, 101), 0, shade)


def _hollows(picture: Image.Image) -> None:
    """Where tiles can lie."""
    pen = Pen(CELL, ground=EARTH)
    pen.box((3, 3, 97, 97), 11, mix(EARTH, INK, 0.32))
    pen.box((4.4, 5.4, 95.6, 95.6), 9.6, mix(EARTH, INK, 0.14))
    hollow = pen.sprite().convert("RGB")
    for square in range(49):
        picture.paste(hollow, layout.corner(square))


def _coordinates(picture: Image.Image) -> None:
    draw = ImageDraw.Draw(picture)
    drop = COORDINATE * letters.CAPITAL / 2
    for index in range(7):
        x, y = layout.middle(index * 8)
        for middle in (FRAME[1] + STRIP / 2, FRAME[3] - STRIP / 2):
            letters.write(draw, (x, middle + drop), FILES[index].upper(), COORDINATE, CREAM, "m")
        for middle in (FRAME[0] + STRIP / 2, FRAME[2] - STRIP / 2):
            letters.write(draw, (middle, y + drop), str(index + 1), COORDINATE, CREAM, "m")


def palette() -> Image.Image:
    """256 colours for all that these drawings can be put together to, as a picture in mode P."""
    sheet = Image.new("RGB", (1400, 1400), EARTH)
    x = y = row = 0
    for name, drawing in drawings():
        if name == "board":
            drawing = drawing.crop((0, 0, 330, 330))
        if x + drawing.width > sheet.width:
            x, y, row = 0, y + row, 0
        sheet.paste(drawing, (x, y), drawing if drawing.mode == "RGBA" else None)
        x, row = x + drawing.width, max(row, drawing.height)
    flat = ImageDraw.Draw(sheet)
    for index, (one, other) in enumerate(((CREAM, INK), (EARTH, CREAM), (SIGNAL, INK), (WOOD, CREAM), (ALARM, CREAM))):
        for step in range(9):
            corner = (step * 60, 1000 + index * 60)
            flat.rectangle((*corner, corner[0] + 59, corner[1] + 59), fill=mix(one, other, step / 8))
    return sheet.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2).crop((0, 0, 16, 16))
