"""What the process was told by its host, before anything of it is checked."""

import os

from dotenv import dotenv_values

from bot.settings import SettingsError


def environment() -> dict[str, str]:
    """``.env`` of this folder, and over it what the process was given."""
    try:
        from_file = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f".env cannot be read as text: {error}") from None
    return {**from_file, **os.environ}
