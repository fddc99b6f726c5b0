"""The panel of a person's settings: what holds, and a component to change each of it."""

from typing import Any

import discord
from discord import ui

from bot.pace import quiet, zones
from bot.store.people import PersonRow
from bot.tables.settings import PINGS, WAYS
from bot.ui.languages import name_of
from bot.ui.message import Message, button, menu, view
from bot.ui.press import Press
from bot.words import limits
from bot.words.contract import Say
from bot.words.localizer import Localizer

DISCORDS = "discord"
"""In the menu of languages: the one of the person's Discord."""


def show(row: PersonRow, words: Localizer, say: Say) -> Message:
    """All settings with their components, five rows at most."""
    lines = [
        f"**{say('settings-title')}**",
        say("settings-about"),
        *([say("settings-language", language=_language(row.language, words, say))] if _choosable(words) else []),
        say("settings-zone", zone=zones.write(row.zone) if row.zone is not None else say("settings-zone-none")),
        say("settings-quiet", hours=_hours(row, say)),
        say(f"settings-weekends-{_switch(row.weekends_off)}"),
        *(_ping(row, kind, say) for kind in PINGS),
        say(f"settings-heads-up-{_switch(row.heads_up)}"),
        *([say("settings-closed")] if row.closed_since is not None else []),
    ]
    items: list[ui.Item[Any]] = [_languages(row, words, say)] if _choosable(words) else []
    items += [_ways(row, kind, say, len(items) + place) for place, kind in enumerate(PINGS)]
    items += _buttons(row, say, len(items))
    return Message("\n".join(lines), view=view(*items))


def _buttons(row: PersonRow, say: Say, line: int) -> list[ui.Item[Any]]:
    weekends, heads_up = _switch(not row.weekends_off), _switch(not row.heads_up)
    return [
        button(_press("clock"), say("button-clock"), row=line),
        button(_press("set", "weekends", weekends), say(f"button-weekends-{weekends}"), row=line),
        button(_press("set", "heads-up", heads_up), say(f"button-heads-up-{heads_up}"), row=line),
        button(_press("vacations"), say("button-vacations"), row=line),
        button(_press("forget"), say("button-forget"), discord.ButtonStyle.danger, row=line),
    ]


def _languages(row: PersonRow, words: Localizer, say: Say) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            # A closed menu shows its choice alone, which has to say what is chosen.
            label=say("settings-language", language=_language(language, words, say)),
            value=language or DISCORDS,
            default=language == row.language,
        )
        for language in (None, *words.languages)
    ]
    return menu(_press("set", "language"), say("settings-language-menu"), options, row=0)


def _ways(row: PersonRow, kind: str, say: Say, line: int) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=say(f"settings-{kind}", way=say(f"settings-way-{way}")),
            value=way,
            default=way == getattr(row, kind),
        )
        for way in WAYS
    ]
    return menu(_press("set", kind), limits.cut(_ping(row, kind, say), limits.PLACEHOLDER), options, row=line)


def _ping(row: PersonRow, kind: str, say: Say) -> str:
    return say(f"settings-{kind}", way=say(f"settings-way-{getattr(row, kind)}"))


def _hours(row: PersonRow, say: Say) -> str:
    if row.quiet is None:
        return say("settings-quiet-none")
    hours = quiet.write(row.quiet)
    return hours if row.zone is not None else say("settings-quiet-waiting", hours=hours)


def _language(language: str | None, words: Localizer, say: Say) -> str:
    """The language's own name for itself."""
    return name_of(words, language) if language is not None else say("settings-language-discord")


def _choosable(words: Localizer) -> bool:
    return len(words.languages) > 1


def _switch(on: bool) -> str:
    return "on" if on else "off"


def _press(action: str, *picks: str) -> Press:
    """At no table, of no version: it always holds."""
    return Press(action, 0, 0, picks)
