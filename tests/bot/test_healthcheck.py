"""The health check by itself, as a container runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot import sign_of_life


def run(code: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "", "PYTHONPATH": str(Path.cwd()), "TURNPOST_DATA": str(folder)}
    command = [sys.executable, *code]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment)


@pytest.mark.parametrize(("troubles", "code"), [([], 0), (["The disk is full"], 1)])
def test_it_says_what_is_wrong(tmp_path: Path, troubles: list[str], code: int) -> None:
    sign_of_life.write(tmp_path, troubles)
    done = run(["-m", "bot.healthcheck"], tmp_path)
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (code, troubles, "")


def test_a_missing_directory_is_one_line_with_its_code(tmp_path: Path) -> None:
    done = run(["-m", "bot.healthcheck"], tmp_path / "missing")
    assert done.returncode == 66
    assert len(done.stderr.splitlines()) == 1


def test_it_loads_neither_discord_nor_painters_nor_games(tmp_path: Path) -> None:
    """It runs each minute on a cheap machine."""
    heavy = "{'discord', 'PIL', 'engine.catalogue', 'fluent.runtime'}"
    done = run(["-c", f"import sys, bot.healthcheck; print({heavy} & sys.modules.keys())"], tmp_path)
    assert done.stdout == "set()\n"
