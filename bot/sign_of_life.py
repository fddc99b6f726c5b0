"""The file in which the bot says that it is alive, and what is wrong: a health check reads it, without a port."""

import json
import time
from collections.abc import Callable
from pathlib import Path

FILE = "alive"
SECONDS = 90
"""A bot that has said nothing for so long is ill."""


def write(data: Path, troubles: list[str]) -> None:
    """Say: alive now, and this is wrong."""
    unfinished = data / f"{FILE}.unfinished"
    unfinished.write_text(json.dumps(troubles), encoding="utf-8")
    unfinished.replace(data / FILE)


def read(data: Path, now: Callable[[], float] = time.time) -> list[str]:
    """What is wrong with the bot that uses this directory; empty if it is well."""
    try:
        age = now() - (data / FILE).stat().st_mtime
        told = json.loads((data / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ["the bot has not run yet"]
    except (OSError, ValueError) as error:
        return [f"its sign of life cannot be read: {error}"]
    if age >= SECONDS:
        return [f"the bot has said nothing for {age:.0f} seconds"]
    return [str(line) for line in told] if isinstance(told, list) else ["its sign of life cannot be read"]
