"""The command line, as programs of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot import sign_of_life
from engine.catalogue import GAMES


def turnpost(
    *arguments: str, given: str = "", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=folder,
        env={"PATH": "", "PYTHONPATH": str(Path.cwd()), **environment},
    )


def spoken(*requests: dict[str, object]) -> list[dict[str, object]]:
    done = turnpost("engine", "halali", given="".join(json.dumps(request) + "\n" for request in requests))
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_engine_answers_each_line_with_one_line() -> None:
    new, turn, played, wrong, out = spoken(
        {"cmd": "new", "seats": 2, "options": {"match": False}, "seed": "00ff"},
        {"cmd": "turn"},
        {"cmd": "play", "seat": 0, "move": "flip c4"},
        {"cmd": "dance"},
        {"cmd": "quit"},
    )
    assert new["ok"]
    assert turn["seats"] == [0]
    assert played["ok"]
    assert not wrong["ok"]
    assert out["ok"]


def test_the_same_seed_deals_the_same_game_and_none_another_one() -> None:
    def dealt(**seed: str) -> object:
        return spoken({"cmd": "new", **seed}, {"cmd": "position"})[1]["position"]

    assert dealt(seed="00ff") == dealt(seed="00ff")
    assert dealt() != dealt()


def test_the_engine_ends_with_its_input_and_survives_bad_lines() -> None:
    done = turnpost("engine", "halali", given='no json\n\n{"cmd":"turn"}')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [answer["ok"] for answer in answers] == [False, False]


def test_every_game_can_be_spoken_with() -> None:
    for game in GAMES:
        assert turnpost("engine", game).returncode == 0


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    done = turnpost("engine", "chess")
    assert done.returncode == 2
    assert "halali" in done.stderr


@pytest.mark.parametrize("content", ["no json", "{}", "[]", '{"game": "halali"}'])
def test_what_is_no_exported_game_is_said_in_one_line(tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content)
    done = turnpost("verify", str(file))
    assert done.returncode in (65, 66)
    assert len(done.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = turnpost("verify", str(tmp_path / "none.json"))
    assert done.returncode == 66
    assert "none.json" in done.stderr


def test_the_health_check_follows_the_sign_of_life(tmp_path: Path) -> None:
    assert turnpost("healthcheck", TURNPOST_DATA=str(tmp_path)).returncode == 1
    sign_of_life.write(tmp_path, [])
    assert turnpost("healthcheck", TURNPOST_DATA=str(tmp_path)).returncode == 0
    sign_of_life.write(tmp_path, ["The disk is full"])
    ill = turnpost("healthcheck", TURNPOST_DATA=str(tmp_path))
    assert (ill.returncode, ill.stdout) == (1, "The disk is full\n")


@pytest.mark.parametrize("command", ["run", "healthcheck"])
def test_a_missing_directory_is_one_line_with_its_code(tmp_path: Path, command: str) -> None:
    missing = str(tmp_path / "missing")
    done = turnpost(command, TURNPOST_DATA=missing, DISCORD_TOKEN="abc.def.ghi")
    assert done.returncode == 66
    assert len(done.stderr.splitlines()) == 1
    assert missing in done.stderr


def test_no_token_is_one_line_with_its_code(tmp_path: Path) -> None:
    done = turnpost("run", TURNPOST_DATA=str(tmp_path))
    assert done.returncode == 78
    assert "DISCORD_TOKEN" in done.stderr


def test_a_log_level_that_is_none_is_one_line(tmp_path: Path) -> None:
    done = turnpost("play", TURNPOST_DATA=str(tmp_path), TURNPOST_LOG_LEVEL="loud")
    assert done.returncode == 78
    assert len(done.stderr.splitlines()) == 1


def test_an_env_file_that_is_no_text_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    done = turnpost("run", folder=tmp_path)
    assert done.returncode == 78
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_fault() -> None:
    requests = '{"cmd":"new"}\n' * 2000
    line = f"{sys.executable} -m bot.cli engine halali | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", line], input=requests, capture_output=True, text=True, timeout=60, env=os.environ
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("port", ["no", "99999"])
def test_a_port_that_cannot_be_used_is_said(tmp_path: Path, port: str) -> None:
    done = turnpost("play", TURNPOST_DATA=str(tmp_path), TURNPOST_PORT=port)
    assert done.returncode == 69
    assert "TURNPOST_PORT" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
