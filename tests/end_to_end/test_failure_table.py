"""Each failure that is known, and the test that holds what we do about it: none may go missing unnoticed."""

import ast
import json
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROWS: dict[str, str] = json.loads(Path(__file__).with_name("failure_table.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("test", ROWS.values(), ids=ROWS.keys())
def test_each_failure_has_its_test(test: str) -> None:
    path, name = test.split("::")
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    assert name in functions
