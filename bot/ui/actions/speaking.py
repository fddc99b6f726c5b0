"""The language of what everybody reads at a table, chosen before the start."""

from bot.tables import Table
from bot.ui import languages
from bot.ui.actions import lobbies
from bot.ui.handling import Asked
from bot.ui.message import Message, menu, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import names


async def show(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return _menu(asked, await lobbies.own(asked, press))


async def choose(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """``values``: the language."""
    chosen = values[0] if values else ""
    check(asked, chosen)
    return _menu(asked, await asked.desk.tables.speak(press.table, asked.user_id, chosen, asked.id))


def check(asked: Asked, language: str) -> None:
    """Refuses one that there is not."""
    if language not in asked.desk.words.languages:
        raise Refused("error-bad-setting", setting=asked.say("option-language"), value=names.escaped(language))


def _menu(asked: Asked, table: Table) -> Message:
    offered = languages.offered(asked.desk.words, table.language)
    chosen = menu(Press("speak", table.id, 0), asked.say("settings-language-menu"), offered)
    return Message(asked.say("language-ask"), view=view(chosen))
