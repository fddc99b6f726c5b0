"""The panel of a server's settings: what holds, and a component to change each of it."""

from typing import Any

from discord import ui

from bot.store.guilds import GuildRow, OverviewRow
from bot.ui import languages
from bot.ui.message import Message, button, menu, roles_menu, view
from bot.ui.press import Press
from bot.words.contract import Say
from bot.words.localizer import FIRST_LANGUAGE, Localizer


def show(row: GuildRow, overview: OverviewRow | None, words: Localizer, say: Say) -> Message:
    language = words.say_in(row.spoken or FIRST_LANGUAGE)("language-name")
    lines = [
        f"**{say('server-title')}**",
        say("server-language", language=language),
        say("server-moderators-none")
        if row.moderators is None
        else say("server-moderators", role=f"<@&{row.moderators}>"),
        say(f"server-ratings-{'on' if row.ratings else 'off'}"),
        say("server-overview-none")
        if overview is None
        else say("server-overview", channel=f"<#{overview.channel_id}>"),
    ]
    controls: list[ui.Item[Any]] = [roles_menu(Press("srv-role", 0, 0), say("server-moderators-menu"), row.moderators)]
    if len(words.languages) > 1:
        controls.insert(
            0, menu(Press("srv-language", 0, 0), say("server-language-menu"), languages.offered(words, row.spoken))
        )
    # The page says what the button brings about.
    switch = button(
        Press("srv-ratings", 0, 0, page=int(not row.ratings)),
        say(f"button-server-ratings-{'off' if row.ratings else 'on'}"),
    )
    controls += [switch, button(Press("srv-overview", 0, 0, page=1), say("button-server-overview"))]
    if overview is not None:
        controls.append(button(Press("srv-overview", 0, 0, page=0), say("button-server-no-overview")))
    return Message("\n".join(lines), view=view(*controls))
