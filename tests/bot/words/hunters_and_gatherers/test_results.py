"""The final score with its arithmetic."""

import re

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.results import result
from bot.words.limits import MESSAGE, length
from bot.words.names import escaped
from engine.chance import Seeded
from engine.contract import RESIGN
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from tests.bot.words.hunters_and_gatherers.tables import NAMES, at, crowding, random_table

OVER = "S01@0,0/0;L13@-1,0/0;L52@0,1/0 0member@-1,0/g;0member@0,1/a;1hut@0,0/d {scores} - - - - - -"


def told(say: Say, state: State) -> list[str]:
    outcome = HUNTERS_AND_GATHERERS.result(state)
    assert outcome is not None
    return result(say, state, outcome, NAMES[: len(state.scores)]).splitlines()


def test_each_kind_of_area_has_its_term(say: Say) -> None:
    assert told(say, at(OVER.format(scores="13/7"))) == [
        "Ann wins with 13 points; Ben 7.",
        "Ann: 7 for completed forests and rivers + 6 for meadows (4 + 2) = 13",
        "Ben: 4 for completed forests and rivers + 3 for a river system = 7",
    ]


def test_equal_scores_share_the_win(say: Say) -> None:
    assert told(say, at(OVER.format(scores="13/13/2")))[0] == "A shared win: Ann and Ben have 13 points each."


def test_a_resignation_ends_it_without_last_scoring(say: Say) -> None:
    state = at(OVER.format(scores="3/7").replace("- - - - - -", "0 L33 ?74 ?12 - -"))
    state, _ = HUNTERS_AND_GATHERERS.play(state, 1, RESIGN, Seeded(b"results", 1))
    assert told(say, state) == [
        "Ann wins with 3 points, as all others resigned; Ben 7. There was no last scoring.",
        "Ann: 3 for completed forests and rivers = 3",
        "Ben (resigned): 7 for completed forests and rivers = 7",
    ]


def test_whoever_resigned_comes_last(say: Say) -> None:
    state = replace(at(OVER.format(scores="13/7/2")), resigned=(0,))
    lines = told(say, state)
    assert lines[0] == "Ben wins with 7 points; Chloe 2, Ann 13."
    assert lines[-1].startswith("Ann (resigned): 7 for completed forests and rivers + 6 for meadows")


@pytest.mark.parametrize("seats", [2, 5])
def test_the_arithmetic_is_right(say: Say, seats: int) -> None:
    *_, (state, events) = random_table(9, seats, crowding)
    scored = [event for event in events if event.code in ("scored-water", "scored-meadow")]
    for line in told(say, state)[1:]:
        name, sum_ = line.split(": ")
        seat = NAMES.index(name)
        terms, total = sum_.split(" = ")
        plain = re.sub(r" \([^)]*\)", "", terms)
        before, *last = (int(number) for number in re.findall(r"\d+", plain))
        assert before + sum(last) == int(total) == state.scores[seat]
        assert sum(last) == sum(event.data["points"] for event in scored if seat in event.data["winners"])
        for many, each in re.findall(r"(\d+) for \w+ ?\w* \(([^)]*)\)", terms):
            assert sum(map(int, each.split(" + "))) == int(many)


def test_the_longest_result_fits(say: Say) -> None:
    *_, (state, _) = random_table(10, 5, crowding)
    outcome = HUNTERS_AND_GATHERERS.result(state)
    assert outcome is not None
    names = [escaped(character * 32) for character in "*_~`|"]
    assert length(result(say, state, outcome, names)) <= MESSAGE * 3 // 5
