"""The bot is alive as long as its sign of life is fresh."""

from pathlib import Path

from bot import health


def test_without_a_sign_it_is_not_healthy(tmp_path: Path) -> None:
    assert not health.healthy(tmp_path)


def test_fresh_and_old_signs(tmp_path: Path) -> None:
    health.beat(tmp_path)
    written = (tmp_path / "alive").stat().st_mtime
    assert health.healthy(tmp_path, lambda: written + health.SECONDS - 1)
    assert not health.healthy(tmp_path, lambda: written + health.SECONDS)
    assert health.BEAT * 2 < health.SECONDS
