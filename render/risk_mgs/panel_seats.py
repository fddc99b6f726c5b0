"""A line for each seat: emblem, names, what it has in numbers, its headquarters, objectives and rewards."""

from msgspec import Struct
from PIL import Image

from engine.risk_mgs.board import cities_of, holds_own_headquarters, owned
from engine.risk_mgs.setting_up import reserve
from engine.risk_mgs.state import State
from render.canvas import Box, Spot, put
from render.colours import ALARM, CREAM, INK, SIGNAL, Colour, mix
from render.inscriptions import fitting_size
from render.plates import plate
from render.risk_mgs import panel_words as words
from render.risk_mgs.layout import SEA, SLATE
from render.risk_mgs.panel_emblems import paint_emblem
from render.risk_mgs.panel_front import in_front
from render.risk_mgs.panel_goals import paint_goals
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text
from render.scene import Scene

ROW = 58
"""A seat's line and the gap below it."""
_GAP = 5
CAPTION = 48
"""What the columns are, in signs and words."""
FIGURE = 54
"""Font size of what one looks for first: its digits are 2.4 % as high as the picture is wide."""
SMALLER = 42
_NAMES = 316
"""Left of the columns."""
_SPACE = 10


class Column(Struct, frozen=True):
    """A number of each seat. ``word``: in `panel_words.COLUMNS`."""

    word: str
    sign: Icon
    width: int
    size: int = FIGURE


POINTS = Column("points", "points", 140)
TO_PLACE = Column("to-place", "armies", 140)
COLUMNS = (
    Column("territories", "territories", 126),
    POINTS,
    Column("territory-cards", "territory-card", 164),
    Column("shop-cards", "shop-card", 124),
    Column("armies", "armies", 100, SMALLER),
    Column("cities", "cities", 84, SMALLER),
)
_HEADQUARTERS = Column("headquarters", "headquarters", 92, SMALLER)


def columns(state: State) -> tuple[Column, ...]:
    """While armies are being placed, they stand where points will."""
    placing = state.step in ("headquarters", "claim", "place")
    return tuple(TO_PLACE if each is POINTS and placing else each for each in COLUMNS)


def figure(scene: Scene, seat: int, column: Column) -> str:
    """What is written there."""
    state: State = scene.state
    player = state.seats[seat]
    if column is POINTS:
        return scene.say(words.THOUSANDS, number=player.points // 1000) if player.points else "0"
    if column is TO_PLACE:
        return str(reserve(state, seat) if player.alive else 0)
    held = owned(state, seat)
    return str(
        {
            "territories": len(held),
            "territory-cards": len(player.territory_cards),
            "shop-cards": len(player.shop_cards),
            "armies": sum(state.armies[place] for place in held),
            "cities": len(cities_of(state, seat)),
        }[column.word]
    )


def paint_seats(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """In the order of turns, which the set-up may change."""
    left, top, right, _ = box
    state: State = scene.state
    _paint_caption(picture, scene, (left, top, right, top + round(CAPTION * scale)), scale)
    start = top + CAPTION * scale
    for place, seat in enumerate(state.order):
        line = round(start + place * ROW * scale), round(start + (place + 1) * ROW * scale - _GAP * scale)
        _paint_seat(picture, scene, seat, (left, line[0], right, line[1]), scale)


def _paint_caption(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    left, top, _, bottom = box
    left += round(_NAMES * scale)
    quiet, size = mix(SEA, CREAM, 0.7), round(24 * scale)
    shown = [(column, scene.say(words.column(column.word))) for column in (*columns(scene.state), _HEADQUARTERS)]
    # All in the letters of the longest.
    sizes = round(20 * scale), round(11 * scale)
    letter = min(
        fitting_size(text, sizes, round((column.width - _SPACE) * scale), scene.language) for column, text in shown
    )
    for column, text in shown:
        across = round(column.width * scale)
        middle = left + across // 2
        put(picture, icon(column.sign, size, quiet, SEA), (middle, top + size // 2))
        limit = across - round(_SPACE * scale)
        spot = middle, bottom - round(11 * scale)
        put_text(picture, spot, text, (letter, letter), limit, quiet, "m", scene.language)
        left += across


def _paint_seat(picture: Image.Image, scene: Scene, seat: int, box: Box, scale: float) -> None:
    """The light line is for who has to choose, or has won."""
    state: State = scene.state
    left, top, right, bottom = box
    height, middle = bottom - top, (top + bottom) // 2
    player = state.seats[seat]
    lit = seat in in_front(state)
    paper, ink = (CREAM, INK) if lit else (SLATE, CREAM) if player.alive else (SEA, mix(SEA, CREAM, 0.55))
    edge = SIGNAL if lit else mix(SEA, CREAM, 0.25)
    line = plate(right - left, height, height // 4, paper, edge, round(3 * scale))
    picture.paste(line, (left, top), line)
    _paint_names(picture, scene, seat, (left, top, left + round(_NAMES * scale), bottom), (scale, ink, paper))
    left += round(_NAMES * scale)
    for column in columns(state):
        across = round(column.width * scale)
        sizes = round(column.size * scale), round(20 * scale)
        limit = across - round(_SPACE * scale)
        text = figure(scene, seat, column)
        put_text(picture, (left + across // 2, middle), text, sizes, limit, ink, "m", scene.language)
        left += across
    across = round(_HEADQUARTERS.width * scale)
    _paint_headquarters(picture, state, seat, (left + across // 2, middle), (scale, ink, paper))
    left += across + round(_SPACE * scale)
    room = (left, top + round(2 * scale), right - round(_SPACE * scale), bottom - round(2 * scale))
    if player.alive:
        paint_goals(picture, scene, seat, room, (scale, ink, paper))
    else:
        text, sizes = scene.say(words.OUT), (round(28 * scale), round(14 * scale))
        put_text(picture, (left, middle), text, sizes, room[2] - left, ink, language=scene.language)


def _paint_headquarters(
    picture: Image.Image, state: State, seat: int, middle: Spot, look: tuple[float, Colour, Colour]
) -> None:
    """Whether it is held, else by whom."""
    place = state.seats[seat].headquarters
    if place is None:
        return
    scale, ink, paper = look
    x, y = middle
    if holds_own_headquarters(state, seat):
        put(picture, icon("check", round(34 * scale), ink, paper), middle)
        return
    red = mix(ALARM, ink, 0.4 if state.seats[seat].alive else 1) if ink != INK else ALARM
    put(picture, icon("cross", round(28 * scale), red, paper), (x - round(20 * scale), y))
    paint_emblem(picture, state, state.owners[place], round(36 * scale), (x + round(18 * scale), y))


def _paint_names(picture: Image.Image, scene: Scene, seat: int, box: Box, look: tuple[float, Colour, Colour]) -> None:
    """Emblem, player, and below his faction, once he has one."""
    state: State = scene.state
    left, top, right, bottom = box
    scale, ink, paper = look
    height = bottom - top
    size = round(height * 0.86)
    paint_emblem(picture, state, seat, size, (left + height // 2 + round(2 * scale), (top + bottom) // 2))
    left += height + round(8 * scale)
    limit = right - left - round(_SPACE * scale)
    faction = state.seats[seat].faction
    upper = top + round(height * (0.32 if faction else 0.5))
    language, sizes = scene.language, (round(30 * scale), round(22 * scale))
    put_text(picture, (left, upper), scene.names[seat], sizes, limit, ink, language=language)
    if faction:
        text, sizes = scene.say(words.faction(faction)), (round(19 * scale), round(12 * scale))
        fainter = mix(ink, paper, 0.25 if state.seats[seat].alive else 0)
        put_text(picture, (left, top + round(height * 0.79)), text, sizes, limit, fainter, language=language)
