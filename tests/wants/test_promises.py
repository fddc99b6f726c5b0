"""Each promise to people who play slowly is held by tests that exist."""

import ast
from functools import cache
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
IDS = [f"S{number:02}" for number in range(1, 44) if number not in (18, 22, 25, 28, 35, 41)]


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    promise: str
    tests: tuple[str, ...]
    """``path::name``, from the root of the repository."""
    issue: int = 5
    """The issue that the tests were written for."""


PROMISES = msgspec.json.decode((Path(__file__).parent / "promises.json").read_bytes(), type=dict[str, Promise])


@cache
def functions_of(path: Path) -> frozenset[str]:
    """The names of its test functions, without importing it."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = (node.name for node in ast.parse(path.read_bytes()).body if isinstance(node, functions))
    return frozenset(name for name in found if name.startswith("test_"))


def test_every_promise_is_listed_once_and_no_other() -> None:
    assert list(PROMISES) == IDS


@pytest.mark.parametrize("number", IDS)
def test_promise_is_held_by_tests_that_exist(number: str) -> None:
    tests = PROMISES[number].tests
    assert tests
    assert len(set(tests)) == len(tests)
    for test in tests:
        path, _, name = test.partition("::")
        assert name in functions_of(ROOT / path), test
