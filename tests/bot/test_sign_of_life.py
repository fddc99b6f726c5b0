"""The sign of life as a file."""

from pathlib import Path

from bot import health, sign_of_life


def test_old_and_broken_signs(tmp_path: Path) -> None:
    sign_of_life.write(tmp_path, [])
    written = (tmp_path / sign_of_life.FILE).stat().st_mtime
    assert sign_of_life.read(tmp_path, lambda: written + sign_of_life.SECONDS - 1) == []
    assert sign_of_life.read(tmp_path, lambda: written + sign_of_life.SECONDS) == [
        "the bot has said nothing for 90 seconds"
    ]
    (tmp_path / sign_of_life.FILE).write_text("")
    assert len(sign_of_life.read(tmp_path)) == 1


def test_a_healthy_bot_is_heard_of_in_time() -> None:
    assert health.BEAT * 2 < sign_of_life.SECONDS
