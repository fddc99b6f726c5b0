"""The final score with its arithmetic (W1 to W4)."""

import re

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.halali.results import result
from bot.words.halali.vocabulary import scores
from bot.words.limits import MESSAGE, length
from bot.words.names import escaped
from engine.chance import Seeded
from engine.contract import RESIGN
from engine.halali.game import HALALI
from engine.halali.scores import points_of
from engine.halali.state import Score, State
from tests.bot.words.halali.tables import NAMES, at, random_table


def told(say: Say, state: State) -> list[str]:
    outcome = HALALI.result(state)
    assert outcome is not None
    return result(say, state, outcome, NAMES).splitlines()


def listed_points(say: Say, state: State) -> str:
    return scores(say, NAMES, points_of(state))


def over(piles: str, **options: bool) -> State:
    state = at(f"7/7/7/3Hn3/7/7/T2F3 br 0-0 - -,- 0 {piles}", **options)
    return replace(state, ended="turns")


def test_a_single_game_shows_what_each_point_is_for(say: Say) -> None:
    assert told(say, over("B/F2P3T", match=False)) == [
        "Ben wins, 21 to 10.",
        "Ann 10 (1 tile), Ben 21 (6 tiles). All turns were played.",
        "Ann: 1 bear x 10 = 10",
        "Ben: 2 foxes x 5 + 3 pheasants x 3 + 1 tree x 2 = 21",
    ]


def test_a_tie_on_points_is_told_by_its_tiles(say: Say) -> None:
    assert told(say, over("B/FPD", match=False))[0] == "Ben wins on tiles, 3 to 1: both have 10 points."


def test_a_draw(say: Say) -> None:
    assert told(say, over("FH/FL", match=False))[0] == "A draw: Ann and Ben have 10 points and 2 tiles each."
    assert told(say, over("-/-", match=False))[2] == "Ann: nothing taken, 0"


def test_a_match_adds_both_games(say: Say) -> None:
    state = replace(over("B2F4/H6"), game=2, first=Score((38, 31), (12, 9), "early"))
    assert told(say, state) == [
        "Ben wins, 71 to 68.",
        "Game 1: Ann 38 (12 tiles), Ben 31 (9 tiles). It ended early, as one side had no tile left.",
        "Game 2: Ann 30 (6 tiles), Ben 40 (6 tiles). All turns were played.",
        "Ann in game 2: 6 hunters x 5 = 30",
        "Ben in game 2: 2 bears x 10 + 4 foxes x 5 = 40",
        "Ann, both games: 38 + 30 = 68",
        "Ben, both games: 31 + 40 = 71",
    ]


@pytest.mark.parametrize("ply", [0, 10])
def test_a_resignation_names_who_gave_up(say: Say, ply: int) -> None:
    state = [state for state, _ in random_table(3)][ply]
    state, _ = HALALI.play(state, 1, RESIGN, Seeded(b"s", 1))
    assert told(say, state)[0] == f"Ben resigned, so Ann wins. Points when it ended: {listed_points(say, state)}."
    assert "It was given up." in told(say, state)[1]


@pytest.mark.parametrize("seed", range(3))
def test_the_arithmetic_is_right(say: Say, seed: int) -> None:
    *_, (state, _) = random_table(seed)
    for line in told(say, state):
        if " = " in line:
            sum_, points = line.split(": ")[1].split(" = ")
            terms = [re.findall(r"\d+", term) for term in sum_.split(" + ")]
            assert sum(int(term[0]) * int(term[-1]) ** (len(term) - 1) for term in terms) == int(points)


def test_the_longest_result_fits(say: Say) -> None:
    state = replace(over("BFLHPDT/BFLHPDT"), game=2, first=Score((38, 31), (12, 9), "early"))
    outcome = HALALI.result(state)
    assert outcome is not None
    assert length(result(say, state, outcome, (escaped("*" * 32), escaped("_" * 32)))) <= MESSAGE * 3 // 5
