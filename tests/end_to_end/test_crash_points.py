"""Killed at every named point, and nothing is lost, nothing comes twice: see `tests.simulator.stage`."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from bot.store.rows import PostKind
from tests.simulator.scenes import SCENES
from tests.simulator.stage import rehearsed

ROOT = Path(__file__).parents[2]
SECONDS = 240
ELSEWHERE = {"copy.before-rename", "restore.before-exchange"}
"""Come to when databases are copied: `test_crash_migrations`, `test_crash_copies`."""
NEVER_POSTED = {"overview"}
"""The kinds of posts that are no rows of the outbox."""


def uses() -> set[str]:
    """The names under which the code goes through the door of the tables."""
    found = set()
    for path in (ROOT / "bot" / "tables").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            first = node.args[0]
            through = ast.unparse(node.func) in ("self._door.change", "self._door.do", "self._change")
            if through and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


def points() -> set[str]:
    """Every named point in the code."""
    values = {"name": uses(), "row.kind": set(get_args(PostKind)) - NEVER_POSTED}
    found = set()
    for path in (ROOT / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "crash_point"):
                continue
            (told,) = node.args
            if isinstance(told, ast.Constant):
                found.add(str(told.value))
                continue
            assert isinstance(told, ast.JoinedStr)
            texts = [part.value if isinstance(part, ast.Constant) else None for part in told.values]
            (name,) = [ast.unparse(part.value) for part in told.values if isinstance(part, ast.FormattedValue)]
            found |= {"".join(value if text is None else str(text) for text in texts) for value in values[name]}
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_killed_at_each_point_of_the_scene(tmp_path: Path, scene: str) -> None:
    run = [sys.executable, "-m", "tests.simulator.stage", scene, str(tmp_path)]
    ended = subprocess.run(run, cwd=ROOT, timeout=SECONDS, check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr[-2000:]
    kills = [json.loads(line) for line in ended.stdout.splitlines()]
    assert kills
    assert [kill for kill in kills if kill[1]] == []


def test_the_scenes_come_to_every_point(tmp_path: Path) -> None:
    """A new point needs a scene, which then is killed there."""
    reached = {point for scene in SCENES for point in rehearsed(scene, tmp_path / scene)[0]}
    assert points() - reached == ELSEWHERE
    assert reached <= points() | ELSEWHERE
