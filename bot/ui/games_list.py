"""The list of one's tables: where one is awaited first."""

from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.tables.whereabouts import Whereabouts
from bot.ui import tables_lines
from bot.ui.message import Control, Message, button, menu, view
from bot.ui.press import Press
from bot.words import limits
from bot.words.contract import Say

ROWS = 8
"""Tables of a page, at most."""
UNSEEN = 25 - ROWS
"""So many of those that the person cannot see have room in the menu beside them."""
ROOM = limits.MESSAGE - 400
"""For the tables of a page, beside title and notes."""
SERVER = 60
"""Characters of a server's name."""


class Entry(Struct, frozen=True):
    """A table with its lines."""

    table: Whereabouts
    text: str


def show(say: Say, title: str, entries: Sequence[Entry], unseen: Sequence[Whereabouts], page: int = 0) -> Message:
    """A page, counted from 0; behind a menu the way to each of its tables. There is at least one table."""
    pages = _pages(entries)
    shown = min(page, len(pages) - 1)
    told = pages[shown]
    if len(pages) > 1:
        title = say("games-title-page", title=title, page=shown + 1, pages=len(pages))
    lines = [f"**{title}**", *(entry.text for entry in told)]
    # Nothing of a table that the person cannot see is told but that they sit there.
    behind = unseen[:UNSEEN] if shown == len(pages) - 1 else ()
    if behind:
        lines.append(say("games-unseen", count=len(unseen)))
    choices = [_choice(say, table) for table in (*(entry.table for entry in told), *behind)]
    controls = [menu(Press("games-table", 0, 0), say("games-menu"), choices), *_turns(say, shown, len(pages))]
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(*controls))


def _pages(entries: Sequence[Entry]) -> list[list[Entry]]:
    """At least one, in order."""
    pages: list[list[Entry]] = [[]]
    room = ROOM
    for entry in entries:
        room -= limits.length(entry.text) + 1
        if pages[-1] and (room < 0 or len(pages[-1]) == ROWS):
            pages.append([])
            room = ROOM - limits.length(entry.text) - 1
        pages[-1].append(entry)
    return pages


def _choice(say: Say, table: Whereabouts) -> discord.SelectOption:
    label = say("games-choice", game=say(f"{table.game}-name"), number=str(table.id))
    return discord.SelectOption(label=limits.cut(label, limits.LABEL), value=str(table.id))


def _turns(say: Say, shown: int, pages: int) -> list[Control]:
    ways = (("before", shown - 1), ("after", shown + 1))
    return [
        button(Press("games-page", 0, 0, (way,), page=page), say(f"button-games-{way}"))
        for way, page in ways
        if 0 <= page < pages
    ]


def line(say: Say, table: Whereabouts, user_id: int, server: str | None = None) -> Entry:
    """``server``: its name, escaped, where tables of several are listed."""
    text = tables_lines.own(say, table, user_id)
    if server is not None:
        text = say("games-on-server", table=text, server=limits.cut(server, SERVER))
    return Entry(table, text)
