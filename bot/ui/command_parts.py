"""What all slash commands are made of: English texts, with the keys by which those of other languages are found."""

from discord import app_commands
from discord.app_commands import locale_str
from discord.app_commands.commands import CommandCallback

from bot.words.localizer import Localizer


class Texts:
    """The English text of a key, as the tree wants it."""

    def __init__(self, words: Localizer) -> None:
        self._say = words.say_in()

    def __call__(self, key: str) -> locale_str:
        return locale_str(self._say(key), key=key)


def command_of(
    texts: Texts, name: str, callback: "CommandCallback[app_commands.Group, ..., None]"
) -> "app_commands.Command[app_commands.Group, ..., None]":
    """With name and description by the keys ``command-NAME`` and ``command-NAME-description``."""
    return app_commands.Command(
        name=texts(f"command-{name}"), description=texts(f"command-{name}-description"), callback=callback
    )


def name_options(texts: Texts, command: "app_commands.Command[app_commands.Group, ..., None]", **keys: str) -> None:
    """Names and describes each parameter by the keys ``option-KEY`` and ``option-KEY-description``."""
    app_commands.rename(**{name: texts(f"option-{key}") for name, key in keys.items()})(command)
    app_commands.describe(**{name: texts(f"option-{key}-description") for name, key in keys.items()})(command)
