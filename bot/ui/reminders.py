"""Posts of words alone: a reminder, which pings one person, and a notice, which pings nobody."""

from collections.abc import Sequence

import discord

from bot.tables import Table
from bot.tables.awaited import Waiting
from bot.tables.promises import Note
from bot.tables.reminding import Reminding
from bot.ui.desk import Desk, link
from bot.ui.message import Message, button, view
from bot.ui.noting import noted
from bot.ui.posts import Post
from bot.ui.press import Press
from bot.words import moments, names
from bot.words.contract import Say


def of_reminder(say: Say, table: Table, told: Reminding, waits: Sequence[Waiting]) -> Post:
    """Why it comes, until when there is time, and the ways on. It holds nothing that others may not read."""
    wait = next((each for each in waits if each.user_id == told.user_id), None)
    times = moments.filling("since", wait.began if wait is not None else told.at)
    if wait is not None and wait.until is not None:
        times |= moments.filling("until", wait.until)
    text = say(
        f"reminder-{_kind(told, wait)}",
        mention=names.mention(told.user_id),
        awaited=names.joined(say, [names.mention(user) for user in table.awaited]),
        game=say(f"{table.game}-name"),
        link=link(table),
        **times,
    )
    controls = [
        button(Press("move", table.id, table.version), say("button-move"), discord.ButtonStyle.success),
        button(Press("mute", table.id, table.version, (str(told.at),)), say("button-mute")),
    ]
    return Post(Message(text, view=view(*controls) if wait is not None else None), (told.user_id,))


def of_notice(desk: Desk, table: Table, note: Note) -> Post:
    return Post(Message(noted(desk.public_say(table), note)))


def _kind(told: Reminding, wait: Waiting | None) -> str:
    """Of a turn that has just begun the text with the limit, where there is one."""
    return "turn-until" if told.kind == "turn" and wait is not None and wait.until is not None else told.kind
