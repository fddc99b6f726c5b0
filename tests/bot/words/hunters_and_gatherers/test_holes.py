"""Dead holes in words."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.lenses import lens
from bot.words.limits import MESSAGE, length
from engine.hunters_and_gatherers.holes import dead_holes
from tests.bot.words.hunters_and_gatherers.tables import NAMES, random_table


def test_s42_dead_holes_are_named(say: Say) -> None:
    *_, (state, _) = random_table(3)
    told = lens(say, state, NAMES[:2], "holes")
    cells = ", ".join(f"{x},{y}" for x, y in dead_holes(state))
    assert told == f"**{len(dead_holes(state))} dead holes**, into which no tile fits any more: {cells}"
    assert length(told) <= MESSAGE


def test_that_there_is_none_is_said(say: Say) -> None:
    state, _ = next(random_table(3))
    assert lens(say, state, NAMES[:2], "holes").startswith("No hole is dead")
