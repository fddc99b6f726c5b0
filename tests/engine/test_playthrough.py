"""Playthroughs are as they were; if a change is meant, ``python -m tests.engine.playthrough`` writes them anew."""

import pytest

from engine.catalogue import GAMES
from tests.engine.playthrough import FOLDER, PLANS, Plan, written


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_the_game_goes_as_it_went(plan: Plan) -> None:
    kept = (FOLDER / f"{plan.name}.txt").read_text(encoding="utf-8")

    # Line by line: the first difference says more than two long texts.
    for number, (now, before) in enumerate(zip(written(plan).splitlines(), kept.splitlines(), strict=False), 1):
        assert now == before, f"line {number} of {plan.name}.txt"
    assert written(plan) == kept


def test_every_game_and_every_file_has_a_plan() -> None:
    assert {plan.game for plan in PLANS} == set(GAMES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == {plan.name for plan in PLANS}
