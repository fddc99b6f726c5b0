"""No query is put together from what comes from outside: every text of SQL is a constant of the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot

SOURCES = sorted(Path(bot.__file__).parent.rglob("*.py"))
RUNNERS = frozenset({"execute", "executemany", "executescript", "script", "prepare"})
ALLOWED = frozenset(
    {
        "store.py:begin",
        "migrations.py:statement",
        "migrations.py:migration.sql",
        "migrations.py:f'PRAGMA user_version = {migration.number:d}'",
        "line.py:begin",
        "counts.py:self._size",
        "connection.py:sql",
        "connection.py:text",
    }
)
"""Two ways to begin with either database, our own migration files, a pragma, which takes no parameters, and how either
is asked for its size; and the connection that hands statements on to PostgreSQL, with their parameters beside them."""


def texts_run(source: str) -> Iterator[ast.expr]:
    """What is handed to a connection or cursor as SQL."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in RUNNERS:
            yield node.args[0]


def is_constant(text: ast.expr) -> bool:
    """A literal without anything filled in."""
    return isinstance(text, ast.Constant) and isinstance(text.value, str)


def described(path: Path, text: ast.expr) -> str:
    return f"{path.name}:{ast.unparse(text)}"


def test_every_query_is_a_constant() -> None:
    found = [(path, text) for path in SOURCES for text in texts_run(path.read_text("utf-8"))]
    assert len(found) > 50
    assert {described(path, text) for path, text in found if not is_constant(text)} == ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "c.execute(f'SELECT {x}')",
        "c.execute('SELECT ' + x)",
        "c.execute('SELECT %s' % x)",
        "c.executescript(x)",
        "c.script(x)",
    ],
)
def test_a_query_that_is_put_together_would_be_found(source: str) -> None:
    [text] = texts_run(source)
    assert not is_constant(text)
