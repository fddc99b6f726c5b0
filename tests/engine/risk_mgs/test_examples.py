"""The worked examples of the rules. Those of the set-up, EX34 and EX35, are in `test_setting_up`."""

from typing import Any

import pytest

from tests.engine.risk_mgs.cases import cases, run

CASES = cases()
OF_THE_SETUP = {34, 35}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']} {case['title']}")
def test_worked_example(case: dict[str, Any]) -> None:
    run(case)


def test_no_example_is_missing() -> None:
    assert {int(case["id"][2:4]) for case in CASES} | OF_THE_SETUP == set(range(1, 38))
