"""What no other test would notice: locks, the container's recipe, the host's files."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-run.lock")


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return found


def pinned(lock: str) -> dict[str, str]:
    """Versions by normal name."""
    found = re.findall(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^ ;\\]+)", (ROOT / lock).read_text(), re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in found}


def name_of(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match.group()).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "file:" not in text
    assert text.count("--hash=sha256:") >= len(pinned(lock)) > 0


def test_every_dependency_is_locked() -> None:
    wanted = {name_of(each) for each in project()["dependencies"]}
    extras = {name_of(each) for group in project()["optional-dependencies"].values() for each in group}
    assert wanted <= pinned("requirements-run.lock").keys()
    assert wanted | extras <= pinned("requirements.lock").keys()


def test_the_bot_runs_with_the_versions_that_are_tested() -> None:
    tested = pinned("requirements.lock")
    assert all(tested[name] == version for name, version in pinned("requirements-run.lock").items())


def test_the_container_runs_as_nobody_special_and_tells_its_health() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    commands = [line.split()[0] for line in lines if line and not line[0].isspace()]
    assert commands[0] == "FROM"
    assert {"USER", "VOLUME", "HEALTHCHECK", "STOPSIGNAL"} <= set(commands)
    assert commands.index("USER") > max(index for index, command in enumerate(commands) if command == "RUN")
    assert "USER root" not in lines


def test_the_container_gets_all_it_runs_and_nothing_else() -> None:
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    copied = {line.split()[1] for line in lines if line.startswith("COPY")}
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert copied == allowed
    assert {"engine", "render", "bot"} < copied
    assert all((ROOT / name).exists() for name in copied)


def test_secrets_and_data_stay_out_of_the_repository() -> None:
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert {".env", "/var/", "discord_token.txt"} <= set(ignored)
