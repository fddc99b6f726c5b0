"""Above the seats: the round, who is busy with what, how far the turn has come, the ship's dock, and the decks."""

from PIL import Image

from engine.risk_mgs.state import SETUP, State, Step
from render.canvas import Box, put
from render.colours import CREAM, INK, SIGNAL, mix
from render.plates import plate
from render.risk_mgs import panel_words as words
from render.risk_mgs.layout import SEA, SLATE
from render.risk_mgs.panel_emblems import paint_emblem
from render.risk_mgs.panel_front import in_front
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text, width_of
from render.scene import Scene

HEADING = 56
"""Height."""
STEPS = 12
"""T1: of a turn."""
NUMBERS: dict[Step, int] = {
    "recruit": 1,
    "shop": 3,
    "bosses": 4,
    "opening": 5,
    "attack": 6,
    "objective": 7,
    "airfield": 7,
    "maneuver": 8,
    "closing": 9,
    "ship": 11,
}
"""T1: which of them it is; 2, 10 and 12 go by themselves."""
_ROUND, _TURN, _PROGRESS, _COUNT = 190, 620, 402, 110
"""Widths."""


def paint_heading(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    left, top, right, bottom = box
    middle, state = (top + bottom) // 2, scene.state
    across = round(_ROUND * scale)
    put(picture, plate(across, bottom - top, (bottom - top) // 4, SLATE, CREAM, 2), (left + across // 2, middle))
    limit = across - round(30 * scale)
    put_text(picture, (left + across // 2, middle), _round(scene), _sizes(scale, 36), limit, CREAM, "m", scene.language)
    left += across + round(20 * scale)
    _paint_turn(picture, scene, (left, top, left + round(_TURN * scale), bottom), scale)
    left += round((_TURN + 12) * scale)
    if not state.ended:
        _paint_progress(picture, state, (left, top, left + round(_PROGRESS * scale), bottom), scale)
    counts: tuple[tuple[Icon, int], ...] = (
        ("shop-card", len(state.shop_deck)),
        ("territory-card", len(state.territory_deck)),
        ("anchor", state.dock),
    )
    size = round(36 * scale)
    for name, number in counts:
        across = put_text(picture, (right, middle), str(number), _sizes(scale, 36), round(62 * scale), CREAM, "r")
        put(picture, icon(name, size, CREAM, SEA), (right - across - round(6 * scale) - size // 2, middle))
        right -= round(_COUNT * scale)


def _sizes(scale: float, size: int) -> tuple[int, int]:
    return round(size * scale), round(18 * scale)


def _round(scene: Scene) -> str:
    state: State = scene.state
    if state.ended:
        return scene.say(words.OVER)
    return scene.say(words.SETTING_UP) if state.step in SETUP else scene.say(words.ROUND, round=state.round)


def _paint_turn(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    """Emblem and name of who has to choose, or has won, and what he is busy with."""
    state: State = scene.state
    left, top, right, bottom = box
    middle, size = (top + bottom) // 2, bottom - top
    seats = in_front(state)
    for seat in seats:
        paint_emblem(picture, state, seat, size, (left + size // 2, middle))
        left += size + round(10 * scale)
    doing = scene.say(words.WINS) if state.ended else _doing(scene)
    room = right - left - round(14 * scale)
    wide = min(width_of(doing, round(30 * scale), scene.language), round(room * 0.6))
    name = " · ".join(scene.names[seat] for seat in seats)
    sizes, language = _sizes(scale, 36), scene.language
    left += put_text(picture, (left, middle), name, sizes, room - wide, CREAM, language=language) + round(14 * scale)
    put_text(picture, (left, middle), doing, _sizes(scale, 30), right - left, SIGNAL, language=language)


def _doing(scene: Scene) -> str:
    state: State = scene.state
    return scene.say(words.ANSWERS if state.window is not None else words.step(state.step), armies=state.course.armies)


def _paint_progress(picture: Image.Image, state: State, box: Box, scale: float) -> None:
    """A pill for each step: full when it is over, wide and with its number where the turn is now."""
    setting_up = _set_up_steps(state)
    steps = len(setting_up) or STEPS
    now = setting_up.index(state.step) + 1 if setting_up else NUMBERS[state.step]
    left, top, _, bottom = box
    middle, high, gap = (top + bottom) // 2, round(24 * scale), round(5 * scale)
    for number in range(1, steps + 1):
        across = round((44 if number == now else 26) * scale)
        past, ahead = mix(SEA, CREAM, 0.6), mix(SEA, CREAM, 0.4)
        tall = round(36 * scale) if number == now else high
        fill, edge = (SIGNAL, SIGNAL) if number == now else (past, past) if number < now else (SEA, ahead)
        spot = left + across // 2, middle
        put(picture, plate(across, tall, tall // 3, fill, edge, max(2, round(3 * scale))), spot)
        if number == now:
            put_text(picture, spot, str(number), (round(30 * scale), round(18 * scale)), across, INK, "m")
        left += across + gap


def _set_up_steps(state: State) -> tuple[Step, ...]:
    """The steps of the set-up, if it is not over."""
    if state.step not in SETUP:
        return ()
    basic: tuple[Step, ...] = ("factions", "first-boss")
    others: tuple[Step, ...] = ("headquarters", "claim", "place", "first-boss")
    return basic if state.agreed.mode == "basic_training" else others
