"""The health check alone: a container runs it each minute, so it loads next to nothing of the bot.

``python -m bot.healthcheck`` does what ``turnpost healthcheck`` does.
"""

import sys

from bot import settings, sign_of_life
from bot.environment import environment
from bot.settings import SettingsError


def check() -> int:
    """The exit code; says what is wrong. Raises `SettingsError`."""
    troubles = sign_of_life.read(settings.data_directory(environment()))
    for line in troubles:
        print(line)  # noqa: T201
    return 1 if troubles else 0


if __name__ == "__main__":
    try:
        sys.exit(check())
    except SettingsError as error:
        print(f"turnpost: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(error.exit_code)
