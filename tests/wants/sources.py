"""The bot's own code, as trees."""

import ast
from collections.abc import Iterator
from pathlib import Path

BOT = Path(__file__).parents[2] / "bot"


def trees() -> Iterator[tuple[str, ast.Module]]:
    """Each module by its path within ``bot``."""
    for path in sorted(BOT.rglob("*.py")):
        yield str(path.relative_to(BOT)), ast.parse(path.read_bytes())


def attributes(tree: ast.Module) -> set[str]:
    """Every name that stands behind a dot."""
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def strings(tree: ast.Module) -> Iterator[str]:
    """Every text, those between the placeholders of f-strings too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
