"""Who is asked what, and the standing in a line."""

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.standings import prompt, standing
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.bot.words.hunters_and_gatherers.tables import GOLD, LAKES, NAMES, at, random_table


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (
            GOLD,
            "Ben, blue: lay this land tile. At 0° it has forest north; meadow east, south and west with 1 deer. In "
            "hand: 5 tribe members, 2 huts.",
        ),
        (
            LAKES,
            "Ann, red: lay this land tile. At 0° it has meadow east, south and west with 1 mammoth; river north into a "
            "lake with 1 fish. In hand: 4 tribe members, 2 huts.",
        ),
        (
            "S01@0,0/0 0hut@0,0/d 0/0 0 B07 ?78 ?11 - -",
            "Ann, red: lay this bonus tile. At 0° it has meadow all round with 1 tiger and wildfire. In hand: 5 tribe "
            "members, 1 hut.",
        ),
    ],
)
def test_the_prompt_tells_the_tile_and_the_pieces(say: Say, position: str, words: str) -> None:
    state = at(position)
    assert prompt(say, state, HUNTERS_AND_GATHERERS.turn(state), NAMES) == words


def test_nobody_is_asked_at_the_end(say: Say) -> None:
    *_, (last, _) = random_table(1)
    assert prompt(say, last, HUNTERS_AND_GATHERERS.turn(last), NAMES) == ""
    assert standing(say, last, NAMES[:2]).endswith(" · game over")


def test_tiles_left_include_the_one_in_hand(say: Say) -> None:
    assert standing(say, at(GOLD), NAMES[:2]) == "Ann 4 · Ben 2 · 75 land and 12 bonus tiles left"
    bonus = at("S01@0,0/0 - 0/0/3 0 B07 ?78 ?11 - -")
    assert standing(say, bonus, NAMES[:3]) == "Ann 0 · Ben 0 · Chloe 3 · 78 land and 12 bonus tiles left"
