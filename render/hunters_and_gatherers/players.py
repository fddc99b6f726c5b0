"""The players, a line each: emblem, name, free members and huts, points just won, score."""

from PIL import Image

from engine.hunters_and_gatherers.ending import result
from engine.hunters_and_gatherers.state import State
from render import letters
from render.canvas import put
from render.colours import CREAM, GOLD, INK, SIGNAL, mix
from render.hunters_and_gatherers import sheets, words
from render.hunters_and_gatherers.layout import EARTH, GAP, ROW, Box
from render.hunters_and_gatherers.news import gains
from render.inscriptions import width, write
from render.plates import plate
from render.scene import Scene

NAME, SCORE, SMALL = 43, 47, 38
"""Font sizes."""
_SCORE, _GAIN, _COUNT, _SPACE = 104, 88, 34, 14
"""Widths of the columns: score, points just won, a number of pieces; and what is left free without such points."""


def paint_players(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """In the order of the seats, in the middle of the box's height."""
    left, top, right, bottom = box
    seats = len(scene.state.scores)
    row, gap = round(ROW * scale), round(GAP * scale)
    top += (bottom - top - seats * row - (seats - 1) * gap) // 2
    for seat in range(seats):
        y = top + seat * (row + gap)
        _paint_player(picture, scene, seat, (left, y, right, y + row), scale)


def _paint_player(picture: Image.Image, scene: Scene, seat: int, box: Box, scale: float) -> None:
    """Who is to move has the light line and a pointer before it."""
    state: State = scene.state
    left, top, right, bottom = box
    height, middle = bottom - top, (top + bottom) // 2
    lit = not state.ended and state.active == seat
    paper, ink = (CREAM, INK) if lit else (EARTH, CREAM)
    edge = SIGNAL if lit else mix(EARTH, CREAM, 0.25)
    line = plate(right - left, height, height // 3, paper, edge, round(3 * scale))
    picture.paste(line, (left, top), line)
    if lit:
        put(picture, sheets.mark("pointer", round(height * 0.6)), (left - round(15 * scale), middle))
    put(picture, sheets.mark(f"emblem-{seat}", round(height * 0.84)), (left + height // 2 + round(4 * scale), middle))
    base = middle + round(NAME * scale * letters.CAPITAL / 2)
    write(picture, (right - round(16 * scale), base), str(state.scores[seat]), round(SCORE * scale), ink, "r")
    end = right - round(_SCORE * scale)
    won = gains(scene.news)
    gain = won[seat]
    if gain:
        write(picture, (end, base), f"+{gain}", round(SMALL * scale), mix(GOLD, INK, 0.55) if lit else GOLD, "r")
    end -= round((_GAIN if won else _SPACE) * scale)
    if not state.ended:
        end = _paint_supply(picture, state, seat, (end, middle, base), (height, scale), ink)
    start = left + height + round(14 * scale)
    end = _paint_status(picture, scene, seat, (start, end, middle, base), (height, scale), mix(ink, paper, 0.15))
    name = letters.fitting(scene.names[seat], round(NAME * scale), end - start, scene.language)
    write(picture, (start, base), name, round(NAME * scale), ink, language=scene.language)


def _paint_supply(
    picture: Image.Image,
    state: State,
    seat: int,
    line: tuple[int, int, int],
    sizes: tuple[int, float],
    ink: tuple[int, int, int],
) -> int:
    """Members and huts in hand. ``line``: right end, middle, base line; gives the left end."""
    end, middle, base = line
    height, scale = sizes
    figure, font = round(height * 0.9), round(NAME * scale)
    members, huts = state.supply[seat]
    pairs: tuple[tuple[int, sheets.Role], ...] = ((huts, "hut"), (members, "gatherer"))
    for number, role in pairs:
        write(picture, (end, base), str(number), font, ink, "r")
        end -= round(_COUNT * scale) + figure
        put(picture, sheets.piece(seat, role, figure), (end + figure // 2, middle))
        end -= round(12 * scale)
    return end


def _paint_status(
    picture: Image.Image,
    scene: Scene,
    seat: int,
    line: tuple[int, int, int, int],
    sizes: tuple[int, float],
    ink: tuple[int, int, int],
) -> int:
    """A star for who has won, and how it ended for whom. ``line``: both ends, middle, base line; gives the right end
    that is left for the name."""
    state: State = scene.state
    start, end, middle, base = line
    height, scale = sizes
    final = result(state)
    won = final is not None and seat in final.ranking[0]
    key = words.RESIGNED if seat in state.resigned else words.WON if won else ""
    if key:
        font, language = round(SMALL * scale), scene.language
        text = letters.fitting(scene.say(key), font, (end - start) * 0.45, language)
        write(picture, (end, base), text, font, ink, "r", language)
        end -= width(text, font, language) + round(10 * scale)
    if won:
        put(picture, sheets.mark("star", round(height * 0.72)), (end - height // 3, middle))
        end -= round(height * 0.8)
    return end - round(8 * scale)
