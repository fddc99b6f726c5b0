"""Every numbered rule has a test with its number in the name."""

import re
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
NUMBERS = (HERE.parent / "data" / "rule_numbers.txt").read_text(encoding="utf-8").split()


def _tested() -> set[str]:
    names: list[str] = []
    for path in HERE.glob("test_*.py"):
        names += vars(import_module(f"{__package__}.{path.stem}"))
    return {found.group(1).upper() for name in names if (found := re.match(r"test_([a-z][0-9]+)_", name))}


def test_no_rule_is_missing() -> None:
    assert _tested() == set(NUMBERS)


def test_the_list_is_that_of_the_rules() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 87
