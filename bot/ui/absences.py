"""Who of a table is on vacation, for everybody to see."""

from bot.tables import Table
from bot.ui.desk import Desk
from bot.words import moments, names
from bot.words.contract import Say


async def lines(desk: Desk, table: Table, say: Say) -> list[str]:
    """A line for each person who is away now, in the order of the seats."""
    away = await desk.tables.personal.away(seat.user_id for seat in table.seats)
    return [say("vacation-away", mention=names.mention(user), until=moments.moment(end)) for user, end in away.items()]
