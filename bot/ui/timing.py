"""Until when there is time, wherever a board is shown."""

from bot.pace.pace import ByPromise
from bot.tables import Table
from bot.ui.desk import Desk, Glance
from bot.ui.message import Control, button
from bot.ui.press import Press
from bot.words import moments, names
from bot.words.contract import Say


async def lines(desk: Desk, table: Table, say: Say, user_id: int | None = None) -> list[str]:
    """Until when the awaited players have time, or that one alone; nothing for those without limit."""
    waits = [wait for wait in await desk.tables.clocks.waits(table.id) if wait.user_id in table.awaited]
    if user_id is None and len(waits) > 1:
        return [
            say("board-until-of", names=names.mention(wait.user_id), **moments.filling("until", wait.until))
            for wait in waits
            if wait.until is not None
        ]
    return [
        say("board-until", **moments.filling("until", wait.until))
        for wait in waits
        if wait.until is not None and user_id in (None, wait.user_id)
    ]


def promise_button(glance: Glance) -> list[Control]:
    """*I will move by ...*, where the pace is by promise."""
    table = glance.table
    if not isinstance(table.pace, ByPromise):
        return []
    return [button(Press("promise", table.id, table.version), glance.say("button-promise"))]
