"""The worked examples and the edge cases of the rules, as data."""

from typing import Any

import pytest

from tests.engine.hunters_and_gatherers.cases import cases, name_of, run

EXAMPLES, EDGE_CASES = cases("examples"), cases("edge_cases")


@pytest.mark.parametrize("case", EXAMPLES, ids=name_of)
def test_worked_example(case: dict[str, Any]) -> None:
    run(case)


@pytest.mark.parametrize("case", EDGE_CASES, ids=name_of)
def test_edge_case(case: dict[str, Any]) -> None:
    run(case)


def test_no_example_is_missing() -> None:
    assert {int(case["id"].rstrip("abcd")) for case in EXAMPLES} == set(range(1, 24))


def test_every_case_tells_something() -> None:
    for case in EXAMPLES + EDGE_CASES:
        assert any(case.get(what) for what in ("areas", "legal", "refused", "play")), case["title"]
