"""The standing post that tells how a server's tables stand."""

from collections.abc import Sequence

from bot.tables.whereabouts import Whereabouts
from bot.ui import tables_lines
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.words import limits
from bot.words.contract import Say

PRESS = Press("games", 0, 0)
"""By the button that says so the post is known again."""
REST = 150
"""Room for a word on the tables that do not fit."""


def show(say: Say, tables: Sequence[Whereabouts]) -> Message:
    """Those that wait longest first, as many as fit. Nobody is pinged by it."""
    title = f"**{say('overview-title')}**"
    lines = [tables_lines.public(say, table) for table in tables] or [say("overview-none")]
    fitting = limits.first(lines, limits.MESSAGE - limits.length(title) - REST)
    rest = [say("overview-more", count=len(lines) - len(fitting))] if len(fitting) < len(lines) else []
    return Message("\n".join([title, *fitting, *rest]), view=view(button(PRESS, say("button-games"))))
