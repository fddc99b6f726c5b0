"""A shell for each test."""

from pathlib import Path

import pytest

from tests.bot.operating.rig import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    data = tmp_path / "data"
    data.mkdir()
    return Shell(data, monkeypatch, capsys)
