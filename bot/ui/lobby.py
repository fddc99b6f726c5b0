"""The lobby post: who sits down, what is agreed, and when it can begin."""

from collections.abc import Sequence
from functools import reduce
from typing import Any

import discord
from discord import ui

from bot.tables import Table
from bot.ui.desk import mentioned
from bot.ui.message import Message, button, menu, view
from bot.ui.press import Press
from bot.words import limits, names, paces
from bot.words.catalogue import speaker
from bot.words.contract import Say, Speaker
from engine.contract import Option, OptionValue


def show(table: Table, say: Say, away: Sequence[str] = ()) -> Message:
    """What everybody sees until the start, with who is away; once it has begun or was called off, what became of it."""
    words = speaker(table.game)
    lines = [f"**{say('lobby-title', game=say(f'{table.game}-name'))}**"]
    if table.status == "cancelled":
        return Message("\n".join([*lines, say("lobby-cancelled")]))
    lines += [*_seats(table, words, say), *(away if table.status == "lobby" else ())]
    lines.append(say("lobby-options", options=options_line(table, words, say)))
    lines.append(say("lobby-pace", pace=paces.told(say, table.pace)))
    if table.status != "lobby":
        return Message("\n".join([*lines, say("lobby-started")]))
    # An invitation keeps no seat free, so at a full table nobody is waited for.
    if table.invited and not table.full:
        invited = names.joined(say, [names.mention(user) for user in table.invited])
        lines.append(say("lobby-invited", mentions=invited))
    missing = table.rules.seats[0] - len(table.seats)
    lines.append(_waiting(table, missing, say))
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(*_controls(table, say, missing <= 0)))


def _waiting(table: Table, missing: int, say: Say) -> str:
    if missing > 0:
        return say("lobby-waiting", missing=missing)
    return say("lobby-full") if table.full else say("lobby-ready", opener=names.mention(table.opened_by))


def in_private(table: Table, why: str, say: Say, *more: ui.Item[Any]) -> Message:
    """The lobby for one person whom its post does not help, perhaps because it is gone."""
    shown = show(table, say)
    if shown.view is not None:
        again = button(Press("again", table.id, 0), say("button-again"), row=2)
        for item in (again, *more):
            shown.view.add_item(item)
    return Message(limits.cut(f"{why}\n{shown.content}", limits.MESSAGE), view=shown.view)


def options(table: Table, say: Say) -> Message:
    """A menu for each option, for the opener alone."""
    words = speaker(table.game)
    menus: list[ui.Item[Any]] = [
        menu(
            Press("option", table.id, 0, (option.name,)),
            limits.cut(words.option(say, option.name), limits.PLACEHOLDER),
            _choices(table, option, words, say),
            row=row,
        )
        for row, option in enumerate(table.rules.options)
    ]
    return Message(say("lobby-options", options=options_line(table, words, say)), view=view(*menus))


def sides(table: Table, user_id: int, say: Say) -> Message:
    """A button for each seat one may ask for, and one for *any*."""
    words = speaker(table.game)
    seat = table.seat_of(user_id)
    wish = seat.wish if seat is not None else None
    labels = [say("side-any"), *words.lobby_seats(say)]
    buttons: list[ui.Item[Any]] = [
        button(
            Press("wish", table.id, 0, (), page=index),
            limits.cut(label, limits.BUTTON),
            discord.ButtonStyle.primary if wish == (index - 1 if index else None) else discord.ButtonStyle.secondary,
        )
        for index, label in enumerate(labels)
    ]
    return Message(say("side-ask"), view=view(*buttons))


def options_line(table: Table, words: Speaker, say: Say) -> str:
    """All that is agreed, in one line."""
    return reduce(
        lambda start, following: say("lobby-option-part", start=start, next=following),
        (_agreed(option, table.options[option.name], words, say) for option in table.rules.options),
    )


def _agreed(option: Option, value: OptionValue, words: Speaker, say: Say) -> str:
    return say("lobby-option", option=words.option(say, option.name), value=words.choice(say, option.name, value))


def _seats(table: Table, words: Speaker, say: Say) -> list[str]:
    sides = words.lobby_seats(say)
    lines = []
    for place, (seat, mention) in enumerate(zip(table.seats, mentioned(table.seats), strict=True), start=1):
        number = seat.number if seat.number is not None else seat.wish
        plays = sides[number] if number is not None else say("side-any")
        lines.append(say("lobby-seat-taken", place=place, player=mention, side=plays))
    most = table.rules.seats[1] if table.status == "lobby" else len(table.seats)
    lines += [say("lobby-seat-free", place=place) for place in range(len(table.seats) + 1, most + 1)]
    return lines


def _choices(table: Table, option: Option, words: Speaker, say: Say) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            # A closed menu shows its choice alone, which has to say what is chosen.
            label=limits.cut(_agreed(option, value, words, say), limits.LABEL),
            value=str(index),
            default=table.options[option.name] == value,
        )
        for index, value in enumerate(option.choices)
    ]


def _controls(table: Table, say: Say, ready: bool) -> list[ui.Item[Any]]:
    # Version 0: a lobby's buttons hold for as long as it is one, whoever has sat down meanwhile.
    def control(action: str, style: discord.ButtonStyle, row: int, disabled: bool = False) -> ui.Item[Any]:
        return button(Press(action, table.id, 0), say(f"button-{action}"), style, row=row, disabled=disabled)

    return [
        control("join", discord.ButtonStyle.primary, 0, table.full),
        control("leave", discord.ButtonStyle.secondary, 0),
        control("start", discord.ButtonStyle.success, 0, not ready),
        control("side", discord.ButtonStyle.secondary, 1),
        control("options", discord.ButtonStyle.secondary, 1),
        control("pace", discord.ButtonStyle.secondary, 1),
        control("language", discord.ButtonStyle.secondary, 1),
        control("cancel", discord.ButtonStyle.danger, 1),
    ]
