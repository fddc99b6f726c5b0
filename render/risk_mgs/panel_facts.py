"""Below the seats: objectives, those taken with the emblem of who took them, bosses for hire, and what wins."""

from PIL import Image

from engine.risk_mgs.board import pool
from engine.risk_mgs.facts import BOSS_IDS, OBJECTIVES, Class
from engine.risk_mgs.state import State
from render.canvas import Box, put
from render.colours import CREAM, GOLD, mix
from render.risk_mgs import panel_words as words
from render.risk_mgs.layout import SEA
from render.risk_mgs.panel_emblems import paint_emblem
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text
from render.scene import Scene

_LINE = 36
FACTS = 3 * _LINE
"""Height."""
_LABEL = 134
_GOAL = 430
"""Widths: of what a line is about, and of what wins."""
_PER_LINE = 4
"""S9: objectives of a class in a game."""
_RANKS: tuple[tuple[Class, str, Icon], ...] = (
    ("minor", words.MINOR, "hollow-star"),
    ("major", words.MAJOR, "star"),
)
_QUIET = mix(SEA, CREAM, 0.6)


def paint_facts(picture: Image.Image, scene: Scene, box: Box, scale: float) -> None:
    left, top, right, _ = box
    line, sizes = round(_LINE * scale), (round(28 * scale), round(15 * scale))
    start = left + round(_LABEL * scale)
    for number, (rank, label, sign) in enumerate(_RANKS):
        middle = top + line * number + line // 2
        put_text(picture, (left, middle), scene.say(label), sizes, start - left - 10, GOLD, language=scene.language)
        _paint_objectives(picture, scene, rank, sign, (start, middle - line // 2, right, middle + line // 2), scale)
    middle = top + line * len(_RANKS) + line // 2
    put_text(picture, (left, middle), scene.say(words.HIRE), sizes, start - left - 10, GOLD, language=scene.language)
    goal = scene.say(words.LAST if scene.state.agreed.mode == "world_conquest" else words.GOAL)
    smaller, limit = (round(24 * scale), sizes[1]), round(_GOAL * scale)
    put_text(picture, (right, middle), goal, smaller, limit, _QUIET, "r", scene.language)
    bosses = [scene.say(words.boss(BOSS_IDS[boss])) for boss in pool(scene.state)]
    text = " · ".join(bosses) or scene.say(words.NOBODY)
    limit = right - start - round((_GOAL + 20) * scale)
    put_text(picture, (start, middle), text, sizes, limit, CREAM, language=scene.language)


def _paint_objectives(picture: Image.Image, scene: Scene, rank: Class, sign: Icon, box: Box, scale: float) -> None:
    """Open ones with their star, taken ones with an emblem in its place."""
    state: State = scene.state
    left, top, right, bottom = box
    middle, size, gap = (top + bottom) // 2, bottom - top - round(4 * scale), round(8 * scale)
    takers = {objective: seat for seat, each in enumerate(state.seats) for objective in each.objectives}
    shown = [
        each.id
        for each in OBJECTIVES.values()
        if each.rank == rank and (each.id in takers or each.id in state.open_objectives)
    ]
    cell = (right - left) // _PER_LINE
    for objective in shown:
        taken = objective in takers
        spot = left + size // 2, middle
        if taken:
            paint_emblem(picture, state, takers[objective], size, spot)
        else:
            put(picture, icon(sign, round(size * 0.86), GOLD, SEA), spot)
        text = scene.say(words.short_objective(objective))
        sizes = round(28 * scale), round(15 * scale)
        limit, ink = cell - size - 2 * gap, _QUIET if taken else CREAM
        put_text(picture, (left + size + gap, middle), text, sizes, limit, ink, language=scene.language)
        left += cell
