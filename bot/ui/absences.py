"""Who of a table is on vacation, or lets the computer play, and whether the table is paused, for everybody to see."""

from bot.tables import Table
from bot.ui.desk import Desk
from bot.words import moments, names
from bot.words.contract import Say


async def lines(desk: Desk, table: Table, say: Say) -> list[str]:
    """A line for those whom the computer plays for, and one for each person who is on vacation."""
    away = await desk.tables.personal.away(seat.user_id for seat in table.seats)
    computer = [names.mention(seat.user_id) for seat in table.seats if seat.computer]
    played = [say("computer-plays", names=names.joined(say, computer))] if computer and table.live else []
    vacations = [
        say("vacation-away", mention=names.mention(user), until=moments.moment(end)) for user, end in away.items()
    ]
    return [*played, *vacations, *await _paused(desk, table, say)]


async def _paused(desk: Desk, table: Table, say: Say) -> list[str]:
    until = await desk.tables.agreements.paused_until(table.id) if table.status == "playing" else None
    return [] if until is None else [say("table-paused", **moments.filling("until", until))]
