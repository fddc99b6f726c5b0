"""Who won, how, and who gave up; below, a line for each player."""

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs.results import result
from engine.chance import Seeded
from engine.contract import RESIGN
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.full import WORST_NAMES, full_table
from tests.bot.words.risk_mgs.tables import NAMES
from tests.engine.risk_mgs.games import greedy, steps
from tests.engine.risk_mgs.table import after, at

LAND = {"alaska": "0.9", "kamchatka": "1.1", "egypt": "0.2"}
THREE = [["control_europe", "control_asia", "control_8_cities"], ["control_2_zones"]]


def told(say: Say, state: State) -> list[str]:
    outcome = GAME.result(state)
    assert outcome is not None
    return result(say, state, outcome, NAMES[: len(state.seats)]).splitlines()


def resigned(state: State, seat: int) -> State:
    return GAME.play(state, seat, RESIGN, Seeded(b"results", seat))[0]


def test_three_objectives_and_headquarters(say: Say) -> None:
    state = after(at(LAND, objectives=THREE, open_objectives=(), points=[1000]), "done")
    assert told(say, state) == [
        "Ann (Praying Mantis) wins with 3 objectives and headquarters held.",
        "1. Ann (Praying Mantis): 2 territories with 11 armies, 1,000 points, objectives: Control Europe, Control "
        "Asia, Control 8 Cities",
        "2. Ben (Otselotovaya Khvatka): 1 territory with 1 army, 0 points, objectives: Control 2 Complete Zones",
        "3. Chloe (Raven Sword): 39 territories with 39 armies, 0 points",
    ]


def test_the_last_one_left(say: Say) -> None:
    state = resigned(resigned(at(LAND), 2), 1)
    assert told(say, state) == [
        "Ann (Praying Mantis) wins as the last one left; Ben and Chloe resigned.",
        "1. Ann (Praying Mantis): 2 territories with 11 armies, 0 points",
        "2. Ben (Otselotovaya Khvatka): resigned",
        "3. Chloe (Raven Sword): resigned",
    ]


def test_who_was_beaten_did_not_give_up(say: Say) -> None:
    state = after(resigned(at(LAND), 2), "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))
    assert told(say, state)[0] == "Ann (Praying Mantis) wins as the last one left; Chloe resigned."
    assert told(say, state)[2] == "2. Ben (Otselotovaya Khvatka): eliminated"
    winning = resigned(at(LAND, objectives=THREE, open_objectives=()), 2)
    assert told(say, after(winning, "done"))[0] == (
        "Ann (Praying Mantis) wins with 3 objectives and headquarters held; Chloe resigned."
    )


@pytest.mark.parametrize("mode", ["basic_training", "world_conquest"])
def test_a_whole_game_ends_with_a_line_for_everybody(say: Say, mode: str) -> None:
    *_, last = steps(3, mode, 21, greedy)
    lines = told(say, last.after)
    assert len(lines) == 4
    assert ("objectives" in lines[0]) == (mode == "basic_training")


def test_the_longest_result_fits(say: Say) -> None:
    state = replace(full_table(), step="over", ended="objectives")
    outcome = GAME.result(state)
    assert outcome is not None
    assert length(result(say, state, outcome, WORST_NAMES)) <= MESSAGE * 3 // 5
