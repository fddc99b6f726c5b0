"""What moderators see of a table: whom it waits for, what keeps it, and what they can do."""

from collections.abc import Sequence

import discord

from bot.pace import pauses
from bot.tables import Table
from bot.tables.moderating import Held
from bot.tables.whereabouts import Whereabouts
from bot.ui import permissions, tables_lines
from bot.ui.message import Control, Message, button, menu, view
from bot.ui.press import Press
from bot.ui.visibility import Place
from bot.words import limits, moments, names, paces
from bot.words.contract import Say

LONGEST_ERROR = 200
"""Characters of what Discord said."""


def show(say: Say, table: Table, where: Whereabouts, place: Place | None, held: Sequence[Held]) -> Message:
    """``place`` is None if the channel is gone or hidden from us."""
    title = say("moderator-title", game=say(f"{table.game}-name"), number=str(table.id))
    channel = f"<#{table.channel_id}>"
    if not table.live:
        lines = [say("moderator-over"), *(_held(say, post) for post in held)]
        return Message(limits.cut("\n".join([f"**{title}**", *lines]), limits.MESSAGE))
    troubles = [*_place(say, place, channel), *(_held(say, post) for post in held)]
    lines = [
        tables_lines.public(say, where),
        *(say("moderator-late", name=names.mention(wait.user_id)) for wait in where.waits if wait.late),
        *(troubles or [say("moderator-nothing", channel=channel)]),
    ]
    text = limits.cut("\n".join([f"**{title}**", *lines]), limits.MESSAGE)
    return Message(text, view=view(*_controls(say, table, where)))


def _place(say: Say, place: Place | None, channel: str) -> list[str]:
    """Why nothing can be posted there."""
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return [say("moderator-hidden", channel=channel)]
    threaded = isinstance(place, discord.Thread)
    lacking = permissions.missing(place.permissions_for(place.guild.me), thread=threaded)
    found = [say("moderator-missing", channel=channel, names=permissions.named(say, lacking))] if lacking else []
    if isinstance(place, discord.Thread) and place.locked and place.archived:
        found.append(say("moderator-locked", channel=channel))
    return found


def _held(say: Say, post: Held) -> str:
    error = f"`{limits.cut(post.error.replace('`', ' '), LONGEST_ERROR)}`"
    if post.again_at is None:
        return say("moderator-given-up", attempts=post.attempts, error=error)
    return say("moderator-held", attempts=post.attempts, error=error, **moments.filling("again", post.again_at))


def _controls(say: Say, table: Table, where: Whereabouts) -> list[Control]:
    ending = button(
        Press("mod-end", table.id, table.version), say("button-moderator-end"), discord.ButtonStyle.danger, row=2
    )
    if table.status == "lobby" or table.under_other_rules:
        return [ending]
    if where.paused_until is not None:
        resume = button(Press("mod-resume", table.id, table.version), say("button-moderator-resume"), row=2)
        return [_seats(say, table), resume, ending]
    options = [
        discord.SelectOption(label=paces.duration(say, seconds), value=str(seconds)) for seconds in pauses.CHOICES
    ]
    paused = menu(Press("mod-pause", table.id, table.version), say("moderator-pause-menu"), options, row=1)
    return [_seats(say, table), paused, ending]


def _seats(say: Say, table: Table) -> Control:
    options = [
        discord.SelectOption(label=limits.cut(names.called(say, seat.name, number), limits.LABEL), value=str(number))
        for number, seat in enumerate(table.seats)
    ]
    return menu(Press("mod-seat", table.id, table.version), say("moderator-seat-menu"), options, row=0)
