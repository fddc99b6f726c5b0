"""How far a press reaches: whatever its custom_id says, no table that the person can know nothing of."""

from bot.tables import TableError
from bot.ui import visibility
from bot.ui.handling import Asked
from bot.ui.press import Press

OWN_CHECKS = frozenset({"agree", "decline", "withdraw"})
"""Actions on a request, which knows who is asked: somebody who is offered a seat answers from a direct message."""


async def check(asked: Asked, press: Press) -> None:
    """The table stands in the channel where this was asked, or the person sits there, or sees its channel. Raises
    ``no-table``, as for a table that there is not; moderators are made sure of by their actions."""
    if not press.table or press.action in OWN_CHECKS or press.action.startswith("mod-"):
        return
    table = await asked.desk.tables.servers.whereabouts(press.table)
    if table.channel_id == asked.place.channel_id or asked.user_id in table.players:
        return
    if table.id not in await visibility.seen(asked.interaction.client, asked.interaction.user, [table]):
        raise TableError("no-table", id=table.id)
