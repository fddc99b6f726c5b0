"""Where recorded games stand: ``GAME/VERSION/NAME.json``, each an exported table that has ended."""

import json
from pathlib import Path

from engine.contract import AnyGame, Json

SHELF = Path(__file__).parent


def folder(game: AnyGame) -> Path:
    """Of the present version of the game's rules."""
    return SHELF / game.id / str(game.version)


def recorded() -> list[Path]:
    """Every game of every version."""
    return sorted(SHELF.glob("*/*/*.json"))


def read(path: Path) -> Json:
    return json.loads(path.read_text(encoding="utf-8"))
