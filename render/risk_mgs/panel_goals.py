"""Objectives that a seat has taken, and the rewards they brought, in two lines."""

from PIL import Image

from engine.risk_mgs.facts import OBJECTIVES
from render.canvas import Box, put
from render.colours import Colour
from render.risk_mgs import panel_words as words
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text, width_of
from render.scene import Scene

_LARGEST, _SMALLEST = 24, 16
"""Font sizes; when names do not fit in the smallest, there is a number in their place."""
Goal = tuple[Icon, str]
"""A sign and a word."""


def paint_goals(picture: Image.Image, scene: Scene, seat: int, box: Box, look: tuple[float, Colour, Colour]) -> None:
    """``look``: scale, ink and paper."""
    left, top, right, bottom = box
    scale, ink, paper = look
    lines = [line for line in (_objectives(scene, seat), _rewards(scene, seat)) if line]
    for number, (goals, many) in enumerate(lines):
        middle = top + round((bottom - top) * (2 * number + 1) / (2 * len(lines)))
        shown, size = _fitting(goals, many, right - left, scale)
        x = left
        for sign, text in shown:
            mark = icon(sign, size, ink, paper)
            put(picture, mark, (x + size // 2, middle))
            x += size + size // 5
            x += put_text(picture, (x, middle), text, (size, size), right - x, ink) + round(size * 0.6)


Line = tuple[tuple[Goal, ...], Goal]
"""Everything by name, and all in one number."""


def _objectives(scene: Scene, seat: int) -> Line | None:
    taken = scene.state.seats[seat].objectives
    if not taken:
        return None
    signs: dict[str, Icon] = {"minor": "hollow-star", "major": "star"}
    goals = tuple((signs[OBJECTIVES[each].rank], scene.say(words.short_objective(each))) for each in taken)
    return goals, ("star", scene.say(words.MANY_OBJECTIVES, number=len(taken)))


def _rewards(scene: Scene, seat: int) -> Line | None:
    taken = scene.state.seats[seat].rewards
    if not taken:
        return None
    goals: tuple[Goal, ...] = tuple(("reward", scene.say(words.short_reward(each))) for each in taken)
    return goals, ("reward", scene.say(words.MANY_REWARDS, number=len(taken)))


def _fitting(goals: tuple[Goal, ...], many: Goal, room: int, scale: float) -> tuple[tuple[Goal, ...], int]:
    """What can be shown, and in which font size."""
    for size in range(round(_LARGEST * scale), round(_SMALLEST * scale) - 1, -1):
        # A pixel more for each: widths are rounded.
        across = sum(size + size // 5 + width_of(text, size) + 1 for _, text in goals)
        if across + round(size * 0.6) * (len(goals) - 1) <= room:
            return goals, size
    return (many,), round(_LARGEST * scale)
