"""Who is asked what, and the standing in a line."""

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.halali.standings import prompt, standing
from engine.contract import Turn
from engine.halali.game import HALALI
from engine.halali.state import Score
from tests.bot.words.halali.tables import NAMES, at, random_table

ASK = "Ann, animals (blue): "


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", ASK + "turn up a tile or move one."),
        (
            "7/7/7/3D3/7/3F3/2B3? bl - - -,- 40 -/-",
            ASK + "turn up a tile or take one. After 40 quiet turns nothing else is allowed.",
        ),
        (
            "7/7/7/3D3/7/3F3/2B3Hn bl 3-2 - -,- 0 -/-",
            ASK + "move, take or leave the forest. You have 3 turns left.",
        ),
        (
            "7/7/7/3D3/7/3F3/2B3Hn br 1-1 - -,- 0 -/-",
            "Ben, people (brown): move, take or leave the forest. This is your last turn.",
        ),
        ("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-", ASK + "no move is possible, so you pass."),
    ],
)
def test_prompts(say: Say, position: str, words: str) -> None:
    state = at(position)
    assert prompt(say, state, HALALI.turn(state), NAMES) == words


def test_between_the_games_both_are_asked(say: Say) -> None:
    between = next(state for state, _ in random_table(1) if HALALI.turn(state).phase == "between")
    assert prompt(say, between, HALALI.turn(between), NAMES).startswith("Ann and Ben: game 1 is over.")


def test_nobody_is_asked_at_the_end(say: Say) -> None:
    *_, (last, _) = random_table(1)
    turn = HALALI.turn(last)
    assert isinstance(turn, Turn)
    assert prompt(say, last, turn, NAMES) == ""


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("??5/7/7/7/7/7/7 bl - - -,- 0 B/F2", "Ann 10 · Ben 10 · 2 tiles face-down · game 1 of 2"),
        ("?6/7/7/7/7/7/7 bl - - -,- 0 B/-", "Ann 10 · Ben 0 · 1 tile face-down · game 1 of 2"),
        ("F6/7/7/7/7/7/6L bl 3-2 - -,- 0 -/-", "Ann 0 · Ben 0 · end-phase, turns left: Ann 3, Ben 2 · game 1 of 2"),
    ],
)
def test_standings_of_the_first_game(say: Say, position: str, words: str) -> None:
    assert standing(say, at(position), NAMES) == words


def test_the_second_game_adds_the_first(say: Say) -> None:
    state = replace(at("??5/7/7/7/7/7/7 bl - - -,- 0 B/F"), game=2, first=Score((38, 31), (12, 9), "turns"))
    assert standing(say, state, NAMES) == ("Ann 5 · Ben 10 · 2 tiles face-down · game 2 of 2 · match: Ann 43, Ben 41")


def test_a_single_game_is_not_numbered(say: Say) -> None:
    assert standing(say, at("??5/7/7/7/7/7/7", match=False), NAMES) == "Ann 0 · Ben 0 · 2 tiles face-down"


def test_games_that_are_over_say_so(say: Say) -> None:
    states = [state for state, _ in random_table(1)]
    between = next(state for state in states if HALALI.turn(state).phase == "between")
    assert " · game 1 is over · game 1 of 2" in standing(say, between, NAMES)
    assert " · game over · game 2 of 2 · match: " in standing(say, states[-1], NAMES)
