"""Every numbered rule has a test with its number in the name."""

import re
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
ITEMS = {1: 8, 2: 6, 3: 6, 4: 9, 5: 9, 6: 6, 7: 10, 8: 4, 9: 5, 10: 4, 11: 5, 14: 8}
"""How many rules each section has; 12 is a table and 13 are examples, which are data."""


def _tested() -> set[tuple[int, int]]:
    names: list[str] = []
    for path in HERE.glob("test_*.py"):
        names += vars(import_module(f"{__package__}.{path.stem}"))
    found = [re.match(r"test_([0-9]+)_([0-9]+)_", name) for name in names]
    return {(int(each.group(1)), int(each.group(2))) for each in found if each}


def test_no_rule_is_missing() -> None:
    assert _tested() == {(section, item) for section, items in ITEMS.items() for item in range(1, items + 1)}


def test_the_list_is_that_of_the_rules() -> None:
    assert sum(ITEMS.values()) == 80
