"""Objectives that a seat has taken, and below them its bosses and the rewards that objectives brought."""

from typing import TypeAlias

from PIL import Image

from engine.risk_mgs.board import bosses_of
from engine.risk_mgs.facts import BOSS_IDS, OBJECTIVES
from render.canvas import Box, put
from render.colours import Colour
from render.risk_mgs import panel_words as words
from render.risk_mgs.marks import initials
from render.risk_mgs.panel_icons import Icon, icon
from render.risk_mgs.panel_text import put_text, width_of
from render.scene import Scene

_LARGEST, _SMALLEST = 24, 16
"""Font sizes; when names do not fit in the smallest, there is a number in their place."""
Goal: TypeAlias = tuple[Icon, str]
"""A sign and a word."""
Line: TypeAlias = tuple[tuple[Goal, ...], ...]
"""Ways to tell the same, the longest first."""


def paint_goals(picture: Image.Image, scene: Scene, seat: int, box: Box, look: tuple[float, Colour, Colour]) -> None:
    """``look``: scale, ink and paper."""
    left, top, right, bottom = box
    scale, ink, paper = look
    lines = [line for line in (_objectives(scene, seat), _helpers(scene, seat)) if line]
    for number, ways in enumerate(lines):
        middle = top + round((bottom - top) * (2 * number + 1) / (2 * len(lines)))
        shown, size = _fitting(ways, right - left, scale, scene.language)
        x = left
        for sign, text in shown:
            mark = icon(sign, size, ink, paper)
            put(picture, mark, (x + size // 2, middle))
            x += size + size // 5
            across = put_text(picture, (x, middle), text, (size, size), right - x, ink, language=scene.language)
            x += across + round(size * 0.6)


def _objectives(scene: Scene, seat: int) -> Line:
    taken = scene.state.seats[seat].objectives
    if not taken:
        return ()
    signs: dict[str, Icon] = {"minor": "hollow-star", "major": "star"}
    named = tuple((signs[OBJECTIVES[each].rank], scene.say(words.short_objective(each))) for each in taken)
    return named, (("star", scene.say(words.MANY_OBJECTIVES, number=len(taken))),)


def _helpers(scene: Scene, seat: int) -> Line:
    """Employed bosses, and rewards."""
    taken = scene.state.seats[seat].rewards
    ids = [BOSS_IDS[boss] for boss in bosses_of(scene.state, seat)]
    bosses: list[Goal] = [("boss", scene.say(words.boss(boss))) for boss in ids]
    rewards: list[Goal] = [("reward", scene.say(words.short_reward(each))) for each in taken]
    if not rewards:
        return (tuple(bosses),) if bosses else ()
    many: Goal = "reward", scene.say(words.MANY_REWARDS, number=len(taken))
    # At worst as they stand on the map.
    return (*bosses, *rewards), (*bosses, many), (*(("boss", initials(boss)) for boss in ids), many)


def _fitting(ways: Line, room: int, scale: float, language: str) -> tuple[tuple[Goal, ...], int]:
    """The longest way that fits, and in which font size."""
    for goals in ways:
        for size in range(round(_LARGEST * scale), round(_SMALLEST * scale) - 1, -1):
            # A pixel more for each: widths are rounded.
            across = sum(size + size // 5 + width_of(text, size, language) + 1 for _, text in goals)
            if across + round(size * 0.6) * (len(goals) - 1) <= room:
                return goals, size
    return ways[-1], round(_SMALLEST * scale)
