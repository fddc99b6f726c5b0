"""Whose turn it is, in which round and step, and what lies open to all."""

from typing import get_args

import pytest
from msgspec.structs import replace

from engine.risk_mgs.state import SETUP, State, Step, Window
from engine.risk_mgs.turns import STEPS as TURN
from render.risk_mgs.panel_heading import NUMBERS, STEPS
from tests.engine.risk_mgs.table import at
from tests.render.risk_mgs.panel_scenes import NAMES, SAY, moves, panel_of, samples, scene


def told(state: State) -> list[str]:
    return [text.text for text in panel_of(scene(state))[1]]


def test_the_steps_of_a_turn_have_their_numbers_in_the_rules() -> None:
    """T1: an Airfield is placed with its objective; 2, 10 and 12 need nobody."""
    numbers = [NUMBERS[step] for step in TURN]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, STEPS + 1)) - {2, 10, 12}


@pytest.mark.parametrize("step", [step for step in get_args(Step) if step not in (*SETUP, "over")])
def test_each_step_is_told_with_its_number(step: Step) -> None:
    texts = told(replace(at(active=1), step=step, round=7))
    assert texts[0] == "Round 7"
    assert texts[1] == NAMES[1]
    assert texts[2] == SAY(f"risk_mgs-side-step-{step}", armies=0)
    assert texts[3] == str(NUMBERS[step])


def test_armies_to_be_deployed_are_counted() -> None:
    assert told(at(step="recruit", course={"armies": 17}))[2] == "recruiting: 17 left"


def test_the_set_up_has_its_own_steps() -> None:
    basic = {step.after.step: told(step.after)[3] for step in moves("basic_training", 3, most=8)}
    assert basic["factions"] == "1"
    assert basic["first-boss"] == "2"
    command = {state.step: told(state) for state in samples("command_room", 3)}
    assert [command[step][3] for step in ("headquarters", "claim", "place", "first-boss")] == ["1", "2", "3", "4"]
    assert command["claim"][0] == "Set-up"


def test_whoever_may_answer_stands_in_the_heading() -> None:
    texts = told(replace(at(active=0), window=Window(2, "attack_declared")))
    assert texts[1:3] == [NAMES[2], "may answer"]


def test_at_the_end_the_winner_stands_there() -> None:
    final = replace(at(active=2), ended="objectives", step="over")
    assert told(final)[:3] == ["Game over", NAMES[2], "wins"]


def test_dock_and_decks_are_counted() -> None:
    state = at(dock=5, stars=[[1]], shop=[["rations", "rations"]])
    assert told(state)[4:7] == ["38", "41", "5"]


@pytest.mark.parametrize(("mode", "goal"), [("basic_training", "goal"), ("world_conquest", "last")])
def test_what_wins_is_told(mode: str, goal: str) -> None:
    assert SAY(f"risk_mgs-side-{goal}") in told(at(mode=mode))


def test_objectives_are_told_by_class_and_bosses_for_hire() -> None:
    _, texts = panel_of(scene(at({"egypt": "0.3@eva"}, objectives=[["control_europe"]])))
    spots = {text.text: text.box for text in texts if text.box[1] > 200}
    minor, major = spots["Minor"], spots["Major"]
    assert abs(spots["North America"][3] - minor[3]) <= 2
    assert abs(spots["18 territories"][3] - major[3]) <= 2
    # Taken ones stay in their place.
    assert abs(spots["Europe"][3] - minor[3]) <= 2
    bosses = next(text for text in spots if "Raiden" in text)
    assert "EVA" not in bosses
    assert bosses.count("·") == 6


def test_without_bosses_for_hire_there_is_nobody() -> None:
    state = replace(at(), bosses=tuple(range(8)))
    assert "nobody" in told(state)
